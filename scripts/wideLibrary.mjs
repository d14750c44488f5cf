// Adds operators for sets of squares in 128-bit vectors to AssemblyScript, so that the rules are written once for words
// and for vectors. The compiler looks for operators in the library's vector class, which is empty by default.

/** The source of the vector class with operators. */
export const SET_OPERATORS = `
@final @unmanaged
export abstract class V128 {
  // @ts-ignore: decorator
  @inline @operator("&") static and(a: v128, b: v128): v128 { return v128.and(a, b) }
  // @ts-ignore: decorator
  @inline @operator("|") static or(a: v128, b: v128): v128 { return v128.or(a, b) }
  // @ts-ignore: decorator
  @inline @operator("^") static xor(a: v128, b: v128): v128 { return v128.xor(a, b) }
  // @ts-ignore: decorator
  @inline @operator.prefix("~") static not(a: v128): v128 { return v128.not(a) }
  // @ts-ignore: decorator
  @inline @operator("==") static isEmpty(a: v128, _zero: i32): bool { return !v128.any_true(a) }
  // @ts-ignore: decorator
  @inline @operator("!=") static hasAny(a: v128, _zero: i32): bool { return v128.any_true(a) }
}
`

/** Compiles with these operators; no other compilation may run at the same time. */
export const withSetOperators = async compile => {
  const { libraryFiles } = await import('assemblyscript/asc')
  const plain = libraryFiles['vector']
  libraryFiles['vector'] = SET_OPERATORS
  try {
    return await compile()
  } finally {
    libraryFiles['vector'] = plain
  }
}
