import type { Color } from '@shared/board/color'
import type { Setup } from '@shared/board/setup'
import { fileOf, rankOf, squareAt, type Square } from '@shared/board/square'
import type { Reach } from './reach'

/** A point of the board, by file and rank. */
interface Point {
  readonly file: number
  readonly rank: number
}

/** A way over the board: its ends, and how far they lie apart. */
interface Way {
  readonly setup: Setup
  readonly from: Point
  readonly to: Point
  readonly files: number
  readonly ranks: number
}

const pieceOn = ({ board }: Setup, { file, rank }: Point) => board.pieces[squareAt(file, rank, board.size)]

const palaceOf = ({ file, rank }: Point): Color | undefined => {
  if (file < 3 || file > 5) return undefined
  if (rank <= 2) return 'white'
  return rank >= 7 ? 'black' : undefined
}

const isCorner = ({ file, rank }: Point): boolean => file !== 4 && rank !== 1 && rank !== 8
const isCenter = ({ file, rank }: Point): boolean => file === 4 && (rank === 1 || rank === 8)

/** Along a diagonal that the palace has drawn: both ends are corners or the center of one palace. */
const isPalaceDiagonal = ({ from, to, files, ranks }: Way): boolean =>
  palaceOf(from) !== undefined &&
  palaceOf(from) === palaceOf(to) &&
  Math.abs(files) === Math.abs(ranks) &&
  [from, to].every(point => isCorner(point) || isCenter(point))

const isLine = (way: Way): boolean => way.files === 0 || way.ranks === 0 || isPalaceDiagonal(way)

/** What stands strictly between the ends of a line. */
const between = ({ setup, from, files, ranks }: Way) =>
  Array.from({ length: Math.max(Math.abs(files), Math.abs(ranks)) - 1 }, (_, i) =>
    pieceOn(setup, {
      file: from.file + Math.sign(files) * (i + 1),
      rank: from.rank + Math.sign(ranks) * (i + 1),
    }),
  ).filter(piece => piece !== undefined)

const chariot = (way: Way): Reach => {
  if (!isLine(way)) return 'never'
  return between(way).length === 0 ? 'reached' : 'blocked'
}

/** Over exactly one piece, and no cannon takes part but the one that moves. */
const cannon = (way: Way): Reach => {
  if (!isLine(way)) return 'never'
  const [screen, ...more] = between(way)
  const isOpen = screen !== undefined && more.length === 0 && screen.role !== 'cannon'
  return isOpen && pieceOn(way.setup, way.to)?.role !== 'cannon' ? 'reached' : 'blocked'
}

/** One step along a line, then a number of steps diagonally outward, over empty points. */
const lame = (way: Way, diagonals: number): Reach => {
  const { setup, from, files, ranks } = way
  const [near, far] = [Math.abs(files), Math.abs(ranks)].sort((a, b) => a - b)
  if (near !== diagonals || far !== diagonals + 1) return 'never'
  const step = (count: number, along: number): Point =>
    Math.abs(files) > Math.abs(ranks)
      ? { file: from.file + Math.sign(files) * count, rank: from.rank + Math.sign(ranks) * along }
      : { file: from.file + Math.sign(files) * along, rank: from.rank + Math.sign(ranks) * count }
  const passed = Array.from({ length: diagonals }, (_, i) => pieceOn(setup, step(i + 1, i)))
  return passed.every(piece => piece === undefined) ? 'reached' : 'blocked'
}

const isStep = (way: Way): boolean => Math.max(Math.abs(way.files), Math.abs(way.ranks)) === 1 && isLine(way)

const soldier = (way: Way, color: Color): Reach => {
  const ahead = color === 'white' ? way.ranks : -way.ranks
  const isInEnemyPalace = palaceOf(way.from) !== undefined && palaceOf(way.from) !== color
  const isDiagonal = way.files !== 0 && way.ranks !== 0
  return isStep(way) && ahead >= 0 && (!isDiagonal || isInEnemyPalace) ? 'reached' : 'never'
}

/**
 * Whether the Janggi piece on `from`, which is there, gets to another point by its own way of moving. Own pieces on `to` are
 * not asked about.
 */
export const janggiReach = (setup: Setup, from: Square, to: Square): Reach => {
  const { size, pieces } = setup.board
  const pointOf = (square: Square): Point => ({ file: fileOf(square, size), rank: rankOf(square, size) })
  const [a, b] = [pointOf(from), pointOf(to)]
  const way: Way = { setup, from: a, to: b, files: b.file - a.file, ranks: b.rank - a.rank }
  const { role, color } = pieces[from]!
  if (role === 'rook') return chariot(way)
  if (role === 'cannon') return cannon(way)
  if (role === 'knight') return lame(way, 1)
  if (role === 'elephant') return lame(way, 2)
  if (role === 'pawn') return soldier(way, color)
  return isStep(way) && palaceOf(b) === color ? 'reached' : 'never'
}
