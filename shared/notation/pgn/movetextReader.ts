import { withoutBlanksBehind } from './blanks'
import { takeRest, takeToken, withoutClosing, type Closing, type Tokens } from './closing'
import { faultAt, positionOf, type Cursor } from './cursor'
import type { Token } from './lexer'
import {
  addComment,
  addMove,
  addNags,
  addNumber,
  addVariation,
  breakLine,
  finishLine,
  pliesTo,
  startLine,
  type LineDraft,
} from './line'
import type { PgnFault, PgnLine, PgnResult, TextPosition } from './pgn'

/** The deepest nesting of variations; deeper ones are kept as text. No annotator goes beyond a dozen. */
export const MAX_NESTING = 500

/** The most moves, comments, glyphs and parentheses of one game; the rest is kept as text. A journal entry can hold this many. */
export const MAX_TOKENS = 200_000

/**
 * The most plies of one line; the rest of it is kept as text. A game under the 75-move rule has at most 17,697, and this leaves room for
 * moves that are added before the line reaches the limit of a request.
 */
export const MAX_PLIES = 18_000

/** The state of reading a game's movetext. */
interface Reading extends Tokens {
  /** The main line and the open variations, the innermost last. */
  readonly lines: LineDraft[]
  tokens: number
  /** The result of the game and its place; only comments may follow it. */
  result: PgnResult | undefined
  resultFrom: number
  readonly commentsBehind: Extract<Token, { kind: 'comment' }>[]
  /** The finished main line, once reading has stopped. */
  done: PgnLine | undefined
}

type BadToken = Extract<Token, { kind: 'bad' }>

const innermost = ({ lines }: Reading): LineDraft => lines.at(-1)!

/** Stops reading the game: everything after `from` is kept as text, except the result that ends the game. */
const stopAt = (reading: Reading, from: number, fault: PgnFault): void => {
  const { cursor, lines } = reading
  const { text, end } = cursor
  const first = takeRest(reading)
  reading.result = reading.closing?.result ?? reading.result ?? first
  const unread = withoutClosing(text, { from, to: end }, reading.closing)
  reading.done = breakLine(lines[0]!, from, end, { text: unread, fault })
}

/**
 * Stops reading, also if variations are never closed: then everything from the outermost one on is kept as text. Moves of the main line may
 * have strayed into the variations, so none of them can be trusted.
 */
const stop = (reading: Reading, from: number, fault: PgnFault): void => {
  const [main, outermost] = reading.lines
  stopAt(reading, main!.pendingFrom ?? outermost?.from ?? from, fault)
}

/** Ends the innermost line and adds it to the move to which it is an alternative. */
const close = (reading: Reading, finish: (line: LineDraft) => PgnLine): void => {
  const line = reading.lines.pop()!
  addVariation(innermost(reading), finish(line))
}

/** Moves to the parenthesis that closes the innermost line. If there is none, stops reading and returns undefined. */
const findClose = (reading: Reading, fault: PgnFault, within: number): number | undefined => {
  let depth = within
  for (;;) {
    const token = takeToken(reading)
    if (token.kind === 'open') depth++
    if (token.kind === 'close' && depth-- === 0) return token.from
    if (token.kind === 'end' || (token.kind === 'bad' && token.reason === 'unterminatedComment')) {
      stop(reading, 0, faultOfEnd(reading, token, fault))
      return undefined
    }
  }
}

/** The fault if the game ends too early: that of the end itself, or `otherwise` if it has none. */
const faultOfEnd = (reading: Reading, token: Token, otherwise: PgnFault): PgnFault => {
  if (token.kind === 'bad') return faultAt(token.at, token.reason, token.found)
  const outermost = reading.lines[1]
  if (!outermost) return otherwise
  const { text, end } = reading.cursor
  return faultAt(
    outermost.at,
    'unterminatedVariation',
    text.slice(outermost.from, Math.min(end, outermost.from + 80)),
  )
}

/**
 * Gives up the innermost line: its rest is kept as text, and reading continues after it.
 *
 * @param within the number of parentheses that the cursor has entered beyond the line's own
 */
const giveUpLine = (reading: Reading, from: number, fault: PgnFault, within = 0): void => {
  const line = innermost(reading)
  if (reading.lines.length === 1) {
    stop(reading, from, fault)
    return
  }
  const begin = line.pendingFrom ?? from
  const end = findClose(reading, fault, within)
  if (end === undefined) return
  const text = withoutBlanksBehind(reading.cursor.text.slice(begin, end))
  close(reading, broken => breakLine(broken, begin, end, { text, fault }))
}

const open = (reading: Reading, { from, at }: Extract<Token, { kind: 'open' | 'close' }>): void => {
  if (innermost(reading).moves.length === 0)
    giveUpLine(reading, from, faultAt(at, 'strayParenthesis', '('), 1)
  else if (reading.lines.length > MAX_NESTING) giveUpLine(reading, from, faultAt(at, 'tooDeep', '('), 1)
  else reading.lines.push(startLine(from, at, pliesTo(innermost(reading)) - 1))
}

const readResult = (reading: Reading, token: Extract<Token, { kind: 'result' }>): void => {
  const { from, result } = token
  if (reading.lines.length > 1) addComment(innermost(reading), { style: 'brace', text: result }, from)
  else {
    reading.result = result
    reading.resultFrom = from
  }
}

/** The position of a place on the cursor's current line. */
const placeOf = ({ cursor }: Reading, from: number): TextPosition => positionOf({ ...cursor, at: from })

/** The game continues after its result: that part is kept as text, together with the result, or it would become moves. */
const stopBehindResult = (reading: Reading, { from }: Token): void => {
  const { cursor, resultFrom } = reading
  const found = cursor.text.slice(from, Math.max(cursor.at, from + 1))
  stop(reading, resultFrom, faultAt(placeOf(reading, from), 'notAMove', found))
}

const addCommentsBehind = (reading: Reading): void => {
  for (const { comment, from } of reading.commentsBehind) addComment(innermost(reading), comment, from)
}

/** Whether the result still ends the game because only a comment that is never closed follows. */
const isOpenComment = ({ closing, resultFrom }: Reading, token: Token): token is BadToken =>
  token.kind === 'bad' && token.reason === 'unterminatedComment' && closing?.from === resultFrom

const readBehindResult = (reading: Reading, token: Token): void => {
  if (token.kind === 'comment') reading.commentsBehind.push(token)
  else if (isOpenComment(reading, token)) {
    addCommentsBehind(reading)
    readBad(reading, token)
  } else if (token.kind === 'end') {
    addCommentsBehind(reading)
    reading.done = finishLine(innermost(reading), reading.cursor.end)
  } else if (token.kind !== 'nothing') stopBehindResult(reading, token)
}

const readClose = (reading: Reading, { from, at }: Extract<Token, { kind: 'open' | 'close' }>): void => {
  if (reading.lines.length > 1) close(reading, line => finishLine(line, from))
  else stop(reading, from, faultAt(at, 'strayParenthesis', ')'))
}

const readBad = (reading: Reading, { from, at, reason, found }: BadToken): void => {
  const giveUp = reason === 'unterminatedComment' ? stop : giveUpLine
  giveUp(reading, from, faultAt(at, reason, found))
}

/** The token is ignored, but if unread text follows it, that text must not end up where tags are read. */
const readNothing = (line: LineDraft, { from }: Token): void => {
  if (line.moves.length === 0) addNumber(line, from)
}

const readEnd = (reading: Reading, token: Token): void => {
  const line = innermost(reading)
  if (reading.lines.length === 1) reading.done = finishLine(line, reading.cursor.end)
  else stop(reading, 0, faultOfEnd(reading, token, faultAt(line.at, 'unterminatedVariation', '(')))
}

const readMove = (reading: Reading, token: Extract<Token, { kind: 'move' }>): void => {
  const line = innermost(reading)
  if (pliesTo(line) < MAX_PLIES) addMove(line, token)
  else giveUpLine(reading, token.from, faultAt(token.at, 'tooLong', token.text))
}

const readToken = (reading: Reading, token: Token): void => {
  const line = innermost(reading)
  if (token.kind === 'move') readMove(reading, token)
  else if (token.kind === 'number') addNumber(line, token.from)
  else if (token.kind === 'nags') addNags(line, token.nags, token.from)
  else if (token.kind === 'comment') addComment(line, token.comment, token.from)
  else if (token.kind === 'open') open(reading, token)
  else if (token.kind === 'close') readClose(reading, token)
  else if (token.kind === 'result') readResult(reading, token)
  else if (token.kind === 'bad') readBad(reading, token)
  else if (token.kind === 'nothing') readNothing(line, token)
  else readEnd(reading, token)
}

const startReading = (cursor: Cursor, main: LineDraft): Reading => ({
  cursor,
  closing: undefined,
  lines: [main],
  tokens: 0,
  result: undefined,
  resultFrom: 0,
  commentsBehind: [],
  done: undefined,
})

/** The main line of a game with its variations, and its result if it has one. */
export interface ReadMovetext {
  readonly line: PgnLine
  readonly result: PgnResult | undefined
  readonly closing: Closing | undefined
}

/** How much a token counts towards {@link MAX_TOKENS}: as many as it becomes when written. */
const weightOf = (token: Token): number => {
  if (token.kind === 'number' || token.kind === 'nothing') return 0
  if (token.kind === 'nags') return token.nags.length
  return token.kind === 'move' ? 1 + (token.nags?.length ?? 0) : 1
}

/** Reads the rest of a game's text into its main line. */
export const readMovetext = (cursor: Cursor, main: LineDraft): ReadMovetext => {
  const reading = startReading(cursor, main)
  while (!reading.done) {
    const token = takeToken(reading)
    reading.tokens += weightOf(token)
    if (reading.tokens > MAX_TOKENS)
      stop(reading, token.from, faultAt(placeOf(reading, token.from), 'tooLong', ''))
    else if (reading.result === undefined) readToken(reading, token)
    else readBehindResult(reading, token)
  }
  return { line: reading.done, result: reading.result, closing: reading.closing }
}
