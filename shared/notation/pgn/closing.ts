import { withoutBlanksBehind } from './blanks'
import type { Cursor } from './cursor'
import { nextToken, type Token } from './lexer'
import { PGN_RESULTS, type PgnResult, type TextSpan } from './pgn'

/** A result behind which nothing but comments follows, and its place in the text. */
export interface Closing extends TextSpan {
  readonly result: PgnResult
}

/** The tokens of a game while they are read one after the other. */
export interface Tokens {
  readonly cursor: Cursor
  /** The result that ends the game, as far as it has been read. */
  closing: Closing | undefined
}

const RESULT_BEHIND = /(?:^|[\0- ])(1-0|0-1|1\/2-1\/2|\*)$/

/** The result at the very end of the text, though a comment that is never closed may hold it. */
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

/** Reads all that is left; answers with the first result in it that stands in no parentheses. */
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

/** A stretch of a text without white space at its end, and without the result where that lies in it. */
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
