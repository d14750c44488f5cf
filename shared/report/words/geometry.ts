import type { Color } from '../../board/color'
import type { Board } from '../../board/setup'
import { fileOf, rankOf, type Square } from '../../board/square'

/** Ranks from a side's own edge of the board, from 0. */
export const ranksFromHome = ({ size }: Board, square: Square, color: Color): number =>
  color === 'white' ? rankOf(square, size) : size.ranks - 1 - rankOf(square, size)

/** How many files lie between two squares, the last one counted. */
export const filesApart = ({ size }: Board, a: Square, b: Square): number =>
  Math.abs(fileOf(a, size) - fileOf(b, size))
