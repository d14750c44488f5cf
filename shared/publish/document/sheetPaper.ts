import type { Paper } from '../choices'

/** Lines of the table and of the traps, one under the other, below a title of two lines and above a foot of two. */
const LINES: Readonly<Record<Paper, number>> = { a4: 39, letter: 35 }

/** What stands above the table and is not on every sheet. */
interface SheetHead {
  /** Pieces in hand, below the board. */
  readonly hasHands: boolean
  /** A line with our first moves. */
  readonly hasOpening: boolean
}

const HAND_LINES = 1
const OPENING_LINES = 1

/** The table has two columns; the second begins with a line that says where it goes on. */
const COLUMNS = 2
const SECOND_HEAD = 1

/** How much fits onto a sheet of paper, in lines of a column. */
export const sheetRoom = (paper: Paper, { hasHands, hasOpening }: SheetHead): number =>
  COLUMNS * (LINES[paper] - (hasHands ? HAND_LINES : 0) - (hasOpening ? OPENING_LINES : 0)) - SECOND_HEAD

/** So few lines stand in one column. */
export const SHORT_COLUMN = 8

/** Characters for which there is room across the page, in a column and in its parts, in the widest font that can be expected. */
export const SHEET_WIDTH = { page: 78, column: 42, answer: 19.5, reply: 17 } as const

/** Characters that an answer is moved in for each one before it, and that the letter of a line takes. */
export const SHEET_INDENT = { depth: 0.8, mark: 2 } as const
