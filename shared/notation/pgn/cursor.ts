import type { PgnFault, TextPosition } from './pgn'
import { endsLine, unitsOf, type Units } from './units'

/** A place in the text of one game, moving forward and counting lines. */
export interface Cursor {
  readonly text: string
  readonly units: Units
  /** The end of the game's text. */
  readonly end: number
  /** Added to a place in `text`, this gives the offset in the file. */
  readonly shift: number
  at: number
  line: number
  /** The place where the current line begins; negative if the text begins within a line. */
  lineFrom: number
}

/** A cursor at the beginning of a text; `column` is where its first line begins, 1 if the text begins a line. */
export const cursorAt = (text: string, column: number): Cursor => ({
  text,
  units: unitsOf(text),
  end: text.length,
  shift: 0,
  at: 0,
  line: 1,
  lineFrom: 1 - column,
})

/** Moves to `to`, counting the lines in between. */
export const advance = (cursor: Cursor, to: number): void => {
  for (; cursor.at < to; cursor.at++) {
    if (!endsLine(cursor.units, cursor.at)) continue
    cursor.line++
    cursor.lineFrom = cursor.at + 1
  }
}

/** The position of the cursor, for people and for faults. */
export const positionOf = ({ at, line, lineFrom, shift }: Cursor): TextPosition => ({
  line,
  column: at - lineFrom + 1,
  offset: at + shift,
})

/** The most characters of a text that a fault shows. */
const MAX_FOUND = 80

/** A fault at a place, with the beginning of the offending text. */
export const faultAt = (at: TextPosition, reason: PgnFault['reason'], found: string): PgnFault => ({
  kind: 'pgn',
  reason,
  at,
  found: found.slice(0, MAX_FOUND),
  legal: [],
})
