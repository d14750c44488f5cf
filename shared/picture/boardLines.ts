import type { BoardSize } from '../board/square'

/** A line of a board whose pieces stand on intersections, in squares from the top left corner. */
export interface BoardLine {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** A line from the middle of one square to the middle of another, given by column and row. */
const line = (x1: number, y1: number, x2: number, y2: number): BoardLine => ({
  x1: x1 + 0.5,
  y1: y1 + 0.5,
  x2: x2 + 0.5,
  y2: y2 + 0.5,
})

/** The diagonals of a palace, which is three points wide; its first row is `row`. */
const palace = (left: number, row: number): readonly BoardLine[] => [
  line(left, row, left + 2, row + 2),
  line(left, row + 2, left + 2, row),
]

/** A part of a board, in squares from the top left corner. */
export interface BoardPart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The first file of the palaces. */
const palaceFile = ({ files }: BoardSize): number => Math.floor(files / 2) - 1

/** The first rows of the palaces. Two back ranks shown alone have none. */
const palaceRows = ({ ranks }: BoardSize): readonly number[] => (ranks < 6 ? [] : [0, ranks - 3])

/** The palaces of a Janggi board, measured between the points of their corners: one in the middle of the upper and of the lower edge. */
export const palaces = (size: BoardSize): readonly BoardPart[] =>
  palaceRows(size).map(row => ({ x: palaceFile(size) + 0.5, y: row + 0.5, width: 2, height: 2 }))

/** The lines of a Janggi board: all files and ranks, and the diagonals of the palaces. */
export const boardLines = (size: BoardSize): readonly BoardLine[] => {
  const { files, ranks } = size
  const left = palaceFile(size)
  return [
    ...Array.from({ length: ranks }, (_, row) => line(0, row, files - 1, row)),
    ...Array.from({ length: files }, (_, column) => line(column, 0, column, ranks - 1)),
    ...palaceRows(size).flatMap(row => palace(left, row)),
  ]
}

/** Half the side of a cross, in squares. */
const CROSS = 0.09

/** A small cross on a point. */
const cross = (column: number, row: number): readonly BoardLine[] => {
  const [x, y] = [column + 0.5, row + 0.5]
  return [1, -1].map(slope => ({
    x1: x - CROSS,
    y1: y - slope * CROSS,
    x2: x + CROSS,
    y2: y + slope * CROSS,
  }))
}

/**
 * Crosses on the starting points of the cannons and soldiers of Janggi: cannons one file in from the edges, soldiers on every
 * other file in front of them.
 */
export const boardCrosses = (size: BoardSize): readonly BoardLine[] => {
  const { files, ranks } = size
  if (palaceRows(size).length === 0) return []
  const cannons = [1, files - 2].flatMap(file => [cross(file, 2), cross(file, ranks - 3)])
  const soldiers = Array.from({ length: Math.ceil(files / 2) }, (_, i) => [
    cross(2 * i, 3),
    cross(2 * i, ranks - 4),
  ])
  return [...cannons, ...soldiers.flat()].flat()
}
