/** Where a text stops being JSON, and what is there. */
export interface JsonFault {
  /** From 1. */
  readonly line: number
  readonly column: number
  /** The character, or the beginning of the text there; empty at the end. */
  readonly found: string
}

/** What may stand next, and the brackets that are open there, the innermost last. */
interface State {
  readonly expected: 'value' | 'valueOrClose' | 'key' | 'keyOrClose' | 'colon' | 'commaOrClose' | 'end'
  readonly open: string
}

const SPACE = /[ \t\n\r]*/y
const TOKEN =
  /[{}[\],:]|"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const MAX_FOUND_LENGTH = 12

/** What matches at a place; empty if nothing does. */
const matchAt = (text: string, at: number, pattern: RegExp): string => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

const afterValue = (open: string): State => ({ expected: open === '' ? 'end' : 'commaOrClose', open })

/** The state behind a token; undefined if it may not stand there. */
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
 * The first place at which a text is no JSON; undefined if it is. Brackets may be as deep as they like: jsonc-parser
 * calls itself for each and overflows the stack.
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
