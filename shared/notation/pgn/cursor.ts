import type { PgnFault, TextPosition } from './pgn'
import { endsLine, unitsOf, type Units } from './units'

/** A place in the text of one game, moving forward and counting lines. */
export interface Cursor {
  readonly text: string
  readonly units: Units
  /** Where the game's text ends. */
  readonly end: number
  /** What is added to a place in `text` to make it an offset in the file. */
  readonly shift: number
  at: number
  line: number
  /** Place where the current line begins; before the text if that began within a line. */
  lineFrom: number
}

/** The beginning of a text of one line or more, `column` 1 where its first line begins there too. */
export const cursorAt = (text: string, column: number): Cursor => ({
  text,
  units: unitsOf(text),
  end: text.length,
  shift: 0,
  at: 0,
  line: 1,
  lineFrom: 1 - column,
})

/** Goes to `to`, counting the lines in between. */
export const advance = (cursor: Cursor, to: number): void => {
  for (; cursor.at < to; cursor.at++) {
    if (!endsLine(cursor.units, cursor.at)) continue
    cursor.line++
    cursor.lineFrom = cursor.at + 1
  }
}

/** The place of the cursor, for people and for faults. */
export const positionOf = ({ at, line, lineFrom, shift }: Cursor): TextPosition => ({
  line,
  column: at - lineFrom + 1,
  offset: at + shift,
})

/** Faults show this much of a text at most. */
const MAX_FOUND = 80

/** A fault at a place, with as much of the offending text as is shown. */
export const faultAt = (at: TextPosition, reason: PgnFault['reason'], found: string): PgnFault => ({
  kind: 'pgn',
  reason,
  at,
  found: found.slice(0, MAX_FOUND),
  legal: [],
})
