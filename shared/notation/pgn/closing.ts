import { withoutBlanksBehind } from './blanks'
import type { Cursor } from './cursor'
import { nextToken, type Token } from './lexer'
import { PGN_RESULTS, type PgnResult, type TextSpan } from './pgn'

/** A result followed by nothing but comments, and its place in the text. */
export interface Closing extends TextSpan {
  readonly result: PgnResult
}

/** The tokens of a game while they are read one after the other. */
export interface Tokens {
  readonly cursor: Cursor
  /** The result that ends the game, according to what has been read so far. */
  closing: Closing | undefined
}

const RESULT_BEHIND = /(?:^|[\0- ])(1-0|0-1|1\/2-1\/2|\*)$/

/** The result at the very end of the text, even if it is inside a comment that is never closed. */
const resultBehind = ({ text, end }: Cursor, from: number): Closing | undefined => {
  const to = from + withoutBlanksBehind(text.slice(from, end)).length
  const found = RESULT_BEHIND.exec(text.slice(Math.max(from, to - 8), to))?.[1]
  const result = PGN_RESULTS.find(result => result === found)
  return result && { from: to - result.length, to, result }
}

const closingAfter = ({ cursor, closing }: Tokens, token: Token): Closing | undefined => {
  if (token.kind === 'result') return { from: token.from, to: cursor.at, result: token.result }
  if (token.kind === 'bad' && token.reason === 'unterminatedComment')
    return resultBehind(cursor, token.from) ?? closing
  return token.kind === 'comment' || token.kind === 'nothing' || token.kind === 'end' ? closing : undefined
}

/** Reads the next token. */
export const takeToken = (tokens: Tokens): Token => {
  const token = nextToken(tokens.cursor)
  tokens.closing = closingAfter(tokens, token)
  return token
}

/** Reads all remaining tokens; returns the first result outside parentheses. */
export const takeRest = (tokens: Tokens): PgnResult | undefined => {
  let depth = 0
  let first: PgnResult | undefined
  for (;;) {
    const token = takeToken(tokens)
    if (token.kind === 'end') return first
    if (token.kind === 'open') depth++
    else if (token.kind === 'close') depth = Math.max(0, depth - 1)
    else if (token.kind === 'result' && depth === 0) first ??= token.result
  }
}

/** A stretch of a text without white space at the end, and without the result if it contains that. */
export const withoutClosing = (
  text: string,
  { from, to }: TextSpan,
  closing: TextSpan | undefined,
): string => {
  if (!closing || closing.from < from || closing.to > to) return withoutBlanksBehind(text.slice(from, to))
  const before = text.slice(from, closing.from)
  const behind = text.slice(closing.to, to)
  return withoutBlanksBehind(before + (before.endsWith(' ') ? behind.replace(/^ /, '') : behind))
}
