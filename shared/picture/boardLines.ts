import type { BoardSize } from '../board/square'

/** A line of a board on whose points the pieces stand, in squares from the top left corner. */
export interface BoardLine {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** From the middle of one square to that of another, given by column and row. */
const line = (x1: number, y1: number, x2: number, y2: number): BoardLine => ({
  x1: x1 + 0.5,
  y1: y1 + 0.5,
  x2: x2 + 0.5,
  y2: y2 + 0.5,
})

/** The diagonals of a palace, three points wide, whose first row is `row`. */
const palace = (left: number, row: number): readonly BoardLine[] => [
  line(left, row, left + 2, row + 2),
  line(left, row + 2, left + 2, row),
]

/** The lines of a Janggi board: all files and ranks, and a palace in the middle of either edge. */
export const boardLines = ({ files, ranks }: BoardSize): readonly BoardLine[] => {
  const left = Math.floor(files / 2) - 1
  return [
    ...Array.from({ length: ranks }, (_, row) => line(0, row, files - 1, row)),
    ...Array.from({ length: files }, (_, column) => line(column, 0, column, ranks - 1)),
    ...palace(left, 0),
    ...palace(left, ranks - 3),
  ]
}
