/** Where a text stops being valid JSON, and what is found there. */
export interface JsonFault {
  /** From 1. */
  readonly line: number
  readonly column: number
  /** The word or character found there; empty at the end of the text. */
  readonly found: string
}

/** What may come next, and the open brackets, the innermost last. */
interface State {
  readonly expected: 'value' | 'valueOrClose' | 'key' | 'keyOrClose' | 'colon' | 'commaOrClose' | 'end'
  readonly open: string
}

const SPACE = /[ \t\n\r]*/y
const TOKEN =
  /[{}[\],:]|"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const MAX_FOUND_LENGTH = 12

/** The match at a place; empty if there is none. */
const matchAt = (text: string, at: number, pattern: RegExp): string => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

const afterValue = (open: string): State => ({ expected: open === '' ? 'end' : 'commaOrClose', open })

/** The state after a token; undefined if the token is not allowed here. */
const behind = (token: string, { expected, open }: State): State | undefined => {
  const isValue = expected === 'value' || expected === 'valueOrClose'
  switch (token) {
    case '{':
      return isValue ? { expected: 'keyOrClose', open: open + token } : undefined
    case '[':
      return isValue ? { expected: 'valueOrClose', open: open + token } : undefined
    case '}':
    case ']':
      return expected.endsWith('Close') && open.endsWith(token === '}' ? '{' : '[')
        ? afterValue(open.slice(0, -1))
        : undefined
    case ',':
      return expected === 'commaOrClose'
        ? { expected: open.endsWith('{') ? 'key' : 'value', open }
        : undefined
    case ':':
      return expected === 'colon' ? { expected: 'value', open } : undefined
  }
  if (isValue) return token === '' ? undefined : afterValue(open)
  return expected.startsWith('key') && token.startsWith('"') ? { expected: 'colon', open } : undefined
}

const faultAt = (text: string, at: number): JsonFault => {
  const before = text.slice(0, at)
  const word = /^\w+|^"[^"\n]*|^[^]?/u.exec(text.slice(at, at + MAX_FOUND_LENGTH))![0]
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n'), found: word.trim() }
}

/**
 * Finds the first place at which a text is not valid JSON; undefined if all of it is. Brackets may be nested to any depth, unlike in
 * jsonc-parser, which recurses for each and overflows the stack.
 */
export const jsonFault = (text: string): JsonFault | undefined => {
  let state: State = { expected: 'value', open: '' }
  let at = 0
  for (;;) {
    at += matchAt(text, at, SPACE).length
    if (at >= text.length && state.expected === 'end') return undefined
    const token = matchAt(text, at, TOKEN)
    const next = behind(token, state)
    if (next === undefined) return faultAt(text, at)
    state = next
    at += token.length
  }
}
