import { opposite, type Color } from './color'
import type { Board } from './setup'
import { fileOf, rankOf, squareAt, type Square } from './square'
import type { Reach } from './reach'

/** A point of the board, by file and rank. */
interface Point {
  readonly file: number
  readonly rank: number
}

/** A way across the board: its ends and the distances between them. */
interface Way {
  readonly board: Board
  readonly from: Point
  readonly to: Point
  readonly files: number
  readonly ranks: number
}

/** Why a cannon is stopped: nothing to jump over, more than one piece, a cannon in between, or a cannon to capture. */
export type CannonObstacle = 'noScreen' | 'manyScreens' | 'cannonScreen' | 'cannonTarget'

/** What keeps a Janggi piece from a point that its kind can otherwise reach. */
export type JanggiObstacle =
  /** A piece on `at` blocks the way of a horse or an elephant. */
  | { readonly kind: 'leg'; readonly at: Square }
  | { readonly kind: 'cannon'; readonly because: CannonObstacle }
  /** General and guards must stay in their palace and follow its lines. */
  | { readonly kind: 'palace' }

/** A step on the way of a horse or an elephant that is blocked by a piece at its end. */
export interface BlockedLeg {
  readonly from: Square
  readonly to: Square
}

const pieceOn = (board: Board, { file, rank }: Point) => board.pieces[squareAt(file, rank, board.size)]

const palaceOf = ({ file, rank }: Point): Color | undefined => {
  if (file < 3 || file > 5) return undefined
  if (rank <= 2) return 'white'
  return rank >= 7 ? 'black' : undefined
}

const isCorner = ({ file, rank }: Point): boolean => file !== 4 && rank !== 1 && rank !== 8
const isCenter = ({ file, rank }: Point): boolean => file === 4 && (rank === 1 || rank === 8)

/** Along a diagonal that is drawn in the palace: both ends are corners or the center of one palace. */
const isPalaceDiagonal = ({ from, to, files, ranks }: Way): boolean =>
  palaceOf(from) !== undefined &&
  palaceOf(from) === palaceOf(to) &&
  Math.abs(files) === Math.abs(ranks) &&
  [from, to].every(point => isCorner(point) || isCenter(point))

const isLine = (way: Way): boolean => way.files === 0 || way.ranks === 0 || isPalaceDiagonal(way)

/** The pieces strictly between the ends of a line. */
const between = ({ board, from, files, ranks }: Way) =>
  Array.from({ length: Math.max(Math.abs(files), Math.abs(ranks)) - 1 }, (_, i) =>
    pieceOn(board, {
      file: from.file + Math.sign(files) * (i + 1),
      rank: from.rank + Math.sign(ranks) * (i + 1),
    }),
  ).filter(piece => piece !== undefined)

const chariot = (way: Way): Reach => {
  if (!isLine(way)) return 'never'
  return between(way).length === 0 ? 'reached' : 'blocked'
}

/** Why a cannon is stopped: it must jump over exactly one piece, and may neither jump over a cannon nor capture one. */
const cannonObstacle = (way: Way): CannonObstacle | undefined => {
  const [screen, ...more] = between(way)
  if (screen === undefined) return 'noScreen'
  if (more.length > 0) return 'manyScreens'
  if (screen.role === 'cannon') return 'cannonScreen'
  return pieceOn(way.board, way.to)?.role === 'cannon' ? 'cannonTarget' : undefined
}

/**
 * The points passed by a piece that goes one step along a line, then `diagonals` steps diagonally outward; undefined if it cannot get
 * there.
 */
const legs = ({ from, files, ranks }: Way, diagonals: number): readonly Point[] | undefined => {
  const [near, far] = [Math.abs(files), Math.abs(ranks)].sort((a, b) => a - b)
  if (near !== diagonals || far !== diagonals + 1) return undefined
  const step = (count: number, along: number): Point =>
    Math.abs(files) > Math.abs(ranks)
      ? { file: from.file + Math.sign(files) * count, rank: from.rank + Math.sign(ranks) * along }
      : { file: from.file + Math.sign(files) * along, rank: from.rank + Math.sign(ranks) * count }
  return Array.from({ length: diagonals }, (_, i) => step(i + 1, i))
}

const lame = (way: Way, diagonals: number): Reach => {
  const passed = legs(way, diagonals)
  if (!passed) return 'never'
  return passed.every(point => pieceOn(way.board, point) === undefined) ? 'reached' : 'blocked'
}

const isStep = (way: Way): boolean => Math.max(Math.abs(way.files), Math.abs(way.ranks)) === 1 && isLine(way)

const soldier = (way: Way, color: Color): Reach => {
  const ahead = color === 'white' ? way.ranks : -way.ranks
  const isInEnemyPalace = palaceOf(way.from) !== undefined && palaceOf(way.from) !== color
  const isDiagonal = way.files !== 0 && way.ranks !== 0
  return isStep(way) && ahead >= 0 && (!isDiagonal || isInEnemyPalace) ? 'reached' : 'never'
}

const wayOf = (board: Board, from: Square, to: Square): Way => {
  const pointOf = (square: Square): Point => ({
    file: fileOf(square, board.size),
    rank: rankOf(square, board.size),
  })
  const [a, b] = [pointOf(from), pointOf(to)]
  return { board, from: a, to: b, files: b.file - a.file, ranks: b.rank - a.rank }
}

/** The number of diagonal steps of a piece that takes one step along a line before them. */
const DIAGONALS = { knight: 1, elephant: 2 } as const

/**
 * Whether the Janggi piece on `from`, which must exist, can reach another point by its way of moving. A piece of its own side on `to` is
 * not considered.
 */
export const janggiReach = (board: Board, from: Square, to: Square): Reach => {
  const way = wayOf(board, from, to)
  const { role, color } = board.pieces[from]!
  if (role === 'rook') return chariot(way)
  if (role === 'cannon') {
    if (!isLine(way)) return 'never'
    return cannonObstacle(way) ? 'blocked' : 'reached'
  }
  if (role === 'knight' || role === 'elephant') return lame(way, DIAGONALS[role])
  if (role === 'pawn') return soldier(way, color)
  return isStep(way) && palaceOf(way.to) === color ? 'reached' : 'never'
}

/** What stops the Janggi piece on `from` from reaching `to`; undefined if it never moves that way. */
export const janggiObstacle = (board: Board, from: Square, to: Square): JanggiObstacle | undefined => {
  const way = wayOf(board, from, to)
  const { role } = board.pieces[from]!
  const because = role === 'cannon' && isLine(way) ? cannonObstacle(way) : undefined
  if (because) return { kind: 'cannon', because }
  if (role === 'king' || role === 'guard')
    return Math.max(Math.abs(way.files), Math.abs(way.ranks)) === 1 ? { kind: 'palace' } : undefined
  if (role !== 'knight' && role !== 'elephant') return undefined
  const leg = legs(way, DIAGONALS[role])?.find(point => pieceOn(board, point))
  return leg && { kind: 'leg', at: squareAt(leg.file, leg.rank, board.size) }
}

/** The blocked steps of the horse or elephant on a point, each once; none for any other piece. */
export const blockedLegs = (board: Board, from: Square): readonly BlockedLeg[] => {
  const role = board.pieces[from]?.role
  if (role !== 'knight' && role !== 'elephant') return []
  const squareOf = ({ file, rank }: Point): Square => squareAt(file, rank, board.size)
  const blocked = board.pieces.flatMap((_, to): readonly BlockedLeg[] => {
    const way = wayOf(board, from, to)
    const passed = legs(way, DIAGONALS[role]) ?? []
    const leg = passed.findIndex(point => pieceOn(board, point))
    return leg < 0 ? [] : [{ from: squareOf(passed[leg - 1] ?? way.from), to: squareOf(passed[leg]!) }]
  })
  return blocked.filter(
    (leg, place) => place === blocked.findIndex(({ from, to }) => from === leg.from && to === leg.to),
  )
}

/** Whether the Janggi general of a color is attacked. */
export const isGeneralAttacked = (board: Board, color: Color): boolean => {
  const general = board.pieces.findIndex(piece => piece?.role === 'king' && piece.color === color)
  return board.pieces.some(
    (piece, from) => piece?.color === opposite(color) && janggiReach(board, from, general) === 'reached',
  )
}
