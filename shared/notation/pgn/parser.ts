import { cursorAt, positionOf, type Cursor, faultAt } from './cursor'
import { scanGame, startScan, type GameSpan, MAX_TAGS } from './gameScan'
import { skipSpace, nextToken, type Token } from './lexer'
import { addComment, startLine } from './line'
import { readMovetext } from './movetextReader'
import type { PgnGame, TextPosition, TextSpan, PgnFault, PgnTag } from './pgn'
import { resultOfTags, readTag } from './tags'
import { contentEnd, unitsOf, BRACE_OPEN, BRACKET_OPEN, PERCENT, SEMICOLON } from './units'

/** The part of a game before its movetext. */
interface Preamble {
  readonly tags: readonly PgnTag[]
  readonly comments: readonly Extract<Token, { kind: 'comment' }>[]
  readonly faults: readonly PgnFault[]
}

/** The most comments before the moves; further ones are read as movetext, whose size is limited. */
const MAX_COMMENTS = 10_000

const mayBeComment = (unit: number | undefined): boolean =>
  unit === BRACE_OPEN || unit === SEMICOLON || unit === PERCENT

/** Reads tags, with the comments and escaped lines among them, up to the movetext. */
const readPreamble = (cursor: Cursor): Preamble => {
  const tags: PgnTag[] = []
  const comments: Extract<Token, { kind: 'comment' }>[] = []
  const faults: PgnFault[] = []
  for (;;) {
    skipSpace(cursor)
    const { text, units, at, end } = cursor
    if (at < end && units[at] === BRACKET_OPEN && tags.length < MAX_TAGS) {
      const { tag, reason, to } = readTag(text, units, at, end)
      if (reason) faults.push(faultAt(positionOf(cursor), reason, text.slice(at, to)))
      tags.push(tag)
      cursor.at = to
      continue
    }
    if (at >= end || !mayBeComment(units[at]) || comments.length === MAX_COMMENTS)
      return { tags, comments, faults }
    const token = nextToken(cursor)
    if (token.kind !== 'comment') {
      cursor.at = at
      return { tags, comments, faults }
    }
    comments.push(token)
  }
}

/** A game of which only the part before its moves has been read. */
export interface BegunGame extends Omit<Preamble, 'comments'> {
  readonly at: TextPosition
  /** There are comments before the movetext. */
  readonly isIntroduced: boolean
  /** The movetext, up to its last character that is not blank. */
  readonly movetext: string
  /** Reads the rest; may be called only once. */
  readonly finish: () => PgnGame
}

const spanInFile = ({ shift }: Cursor, { from, to }: TextSpan): TextSpan => ({
  from: from + shift,
  to: to + shift,
})

const beginAt = (cursor: Cursor): BegunGame => {
  const from = cursor.at
  const at = positionOf(cursor)
  const { tags, comments, faults } = readPreamble(cursor)
  const finish = (): PgnGame => {
    const main = startLine(from, at)
    for (const token of comments) addComment(main, token.comment, token.from)
    main.pendingFrom = undefined
    const { line, result = resultOfTags(tags), closing } = readMovetext(cursor, main)
    const game = { tags, line, result, faults, at, length: cursor.end - from }
    return closing ? { ...game, closing: spanInFile(cursor, closing) } : game
  }
  const movetext = cursor.text.slice(cursor.at, cursor.end)
  return { tags, faults, at, isIntroduced: comments.length > 0, movetext, finish }
}

const cursorOf = (text: string, units: Cursor['units'], { from, to, line, lineFrom }: GameSpan): Cursor => ({
  text,
  units,
  end: to,
  shift: 0,
  at: from,
  line,
  lineFrom,
})

/** Begins to read the games of a text, one after the other. Takes time linear in its length. */
export function* beginGames(text: string): Generator<BegunGame, void> {
  const units = unitsOf(text)
  const scan = startScan(units)
  for (let span = scanGame(scan); span; span = scanGame(scan)) yield beginAt(cursorOf(text, units, span))
}

/**
 * Reads the games of a text, at most `limit`. Nothing is lost: what cannot be read is kept in `unread` with its fault. Never throws,
 * whatever the text; takes time linear in its length.
 */
export const parseGames = (text: string, limit = Infinity): readonly PgnGame[] => {
  const games: PgnGame[] = []
  if (limit <= 0) return games
  for (const begun of beginGames(text)) if (games.push(begun.finish()) >= limit) break
  return games
}

const START: TextPosition = { line: 1, column: 1, offset: 0 }

/**
 * Begins to read a text that contains one game, such as one cut out of a file by means of an index.
 *
 * @param origin where the text begins in its file
 */
export const beginGame = (text: string, origin = START): BegunGame => {
  const start = cursorAt(text, origin.column)
  const end = contentEnd(start.units, 0, start.units.length)
  const cursor = { ...start, end, shift: origin.offset, line: origin.line }
  skipSpace(cursor)
  return beginAt(cursor)
}

/** Reads the whole of such a game. */
export const parseGame = (text: string, origin?: TextPosition): PgnGame => beginGame(text, origin).finish()
