import type { Paper } from '../choices'

/** Lines of the table and of the traps, one under the other; what stands above and below them always has its room. */
const LINES: Readonly<Record<Paper, number>> = { a4: 40, letter: 36 }

/** Of the pieces in hand, below the board. */
const HAND_LINES = 2

/** The table has two columns; the second begins with a line that says where it goes on. */
const COLUMNS = 2
const SECOND_HEAD = 1

/** How much fits onto a sheet of paper, in lines of a column. */
export const sheetRoom = (paper: Paper, hasHands: boolean): number =>
  COLUMNS * (LINES[paper] - (hasHands ? HAND_LINES : 0)) - SECOND_HEAD

/** So few lines stand in one column. */
export const SHORT_COLUMN = 8

/** Characters that a line has room for, of a column and across the page, in the widest font that can be expected. */
export const SHEET_WIDTH = { column: 38, page: 76 } as const
