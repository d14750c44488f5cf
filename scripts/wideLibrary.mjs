// Teaches AssemblyScript the operators of sets of squares that are vectors of 128 bits, so that the rules are written once for
// words and for vectors. The library's class of vectors is where the compiler looks for operators, and is empty as it comes.

/** The class of vectors with operators, as the compiler reads it. */
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

/** Compiles with these operators; no other compilation may run meanwhile. */
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
