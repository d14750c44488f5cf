/** Where a text stops being JSON, and what is there. */
export interface JsonFault {
  /** From 1. */
  readonly line: number
  readonly column: number
  /** The character, or the beginning of the text there; empty at the end. */
  readonly found: string
}

type Expected = 'value' | 'valueOrClose' | 'key' | 'keyOrClose' | 'colon' | 'commaOrClose' | 'end'

const SPACE = /[ \t\n\r]*/y
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const MAX_FOUND_LENGTH = 12

/** The length of what matches at a place; undefined if nothing does. */
const lengthAt = (text: string, at: number, pattern: RegExp): number | undefined => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length
}

interface Cursor {
  readonly at: number
  readonly expected: Expected
  /** Brackets that are open, the innermost last. */
  readonly open: string
}

const afterValue = (open: string): Expected => (open === '' ? 'end' : 'commaOrClose')

const CLOSING = { '{': '}', '[': ']' } as const

const closes = ({ open }: Cursor, letter: string): boolean => {
  const last = open.at(-1)
  return (last === '{' || last === '[') && CLOSING[last] === letter
}

const closed = ({ at, open }: Cursor): Cursor => {
  const rest = open.slice(0, -1)
  return { at: at + 1, open: rest, expected: afterValue(rest) }
}

const valueAt = (text: string, { at, open }: Cursor): Cursor | undefined => {
  const letter = text[at]
  if (letter === '{' || letter === '[')
    return { at: at + 1, open: open + letter, expected: letter === '{' ? 'keyOrClose' : 'valueOrClose' }
  const length = lengthAt(text, at, letter === '"' ? STRING : PLAIN)
  return length === undefined ? undefined : { at: at + length, open, expected: afterValue(open) }
}

/** The place after the next token; undefined if it is none that may stand here. */
const stepped = (text: string, cursor: Cursor): Cursor | undefined => {
  const { at, expected, open } = cursor
  const letter = text[at] ?? ''
  switch (expected) {
    case 'end':
      return undefined
    case 'colon':
      return letter === ':' ? { at: at + 1, open, expected: 'value' } : undefined
    case 'commaOrClose':
      if (letter === ',') return { at: at + 1, open, expected: open.endsWith('{') ? 'key' : 'value' }
      return closes(cursor, letter) ? closed(cursor) : undefined
    case 'key':
    case 'keyOrClose': {
      if (expected === 'keyOrClose' && closes(cursor, letter)) return closed(cursor)
      const length = lengthAt(text, at, STRING)
      return length === undefined ? undefined : { at: at + length, open, expected: 'colon' }
    }
    case 'value':
    case 'valueOrClose':
      return expected === 'valueOrClose' && closes(cursor, letter) ? closed(cursor) : valueAt(text, cursor)
  }
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
  let cursor: Cursor = { at: 0, expected: 'value', open: '' }
  for (;;) {
    const at = cursor.at + (lengthAt(text, cursor.at, SPACE) ?? 0)
    if (at >= text.length && cursor.expected === 'end') return undefined
    const next = at < text.length ? stepped(text, { ...cursor, at }) : undefined
    if (next === undefined) return faultAt(text, at)
    cursor = next
  }
}
