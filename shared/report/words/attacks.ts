import { COLORS, opposite, type Color } from '../../board/color'
import { isSamePiece, type Piece } from '../../board/piece'
import type { Role } from '../../board/role'
import type { Board } from '../../board/setup'
import { fileOf, rankOf, squareAt, type Square } from '../../board/square'
import type { Army } from '../../variants/variant'

type Step = readonly [files: number, ranks: number]

/** How a piece captures: by single steps, which may jump, and along lines up to the first piece. */
interface Reach {
  readonly steps: readonly Step[]
  readonly lines: readonly Step[]
}

const STRAIGHT: readonly Step[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]
const DIAGONAL: readonly Step[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
]
const KNIGHT: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
]
const AROUND = [...STRAIGHT, ...DIAGONAL]

const pawnReach = (ahead: 1 | -1): Reach => ({
  steps: [
    [-1, ahead],
    [1, ahead],
  ],
  lines: [],
})
const PAWN: Readonly<Record<Color, Reach>> = { white: pawnReach(1), black: pawnReach(-1) }

/** How the pieces of chess capture; pieces of other families have no entry. */
const REACHES: Readonly<Partial<Record<Role, Reach>>> = {
  knight: { steps: KNIGHT, lines: [] },
  bishop: { steps: [], lines: DIAGONAL },
  rook: { steps: [], lines: STRAIGHT },
  queen: { steps: [], lines: AROUND },
  king: { steps: AROUND, lines: [] },
  archbishop: { steps: KNIGHT, lines: DIAGONAL },
  primeMinister: { steps: KNIGHT, lines: DIAGONAL },
  chancellor: { steps: KNIGHT, lines: STRAIGHT },
}

/** Whether every piece of the army captures as a piece of chess does, so that the board alone shows what it attacks. */
export const attacksAsInChess = ({ letters }: Army): boolean =>
  (Object.keys(letters) as Role[]).every(role => role === 'pawn' || REACHES[role] !== undefined)

const reachOf = ({ role, color }: Piece): Reach =>
  role === 'pawn' ? PAWN[color] : (REACHES[role] ?? { steps: [], lines: [] })

const stepFrom = ({ size }: Board, from: Square, [files, ranks]: Step): Square | undefined => {
  const [file, rank] = [fileOf(from, size) + files, rankOf(from, size) + ranks]
  return file >= 0 && file < size.files && rank >= 0 && rank < size.ranks
    ? squareAt(file, rank, size)
    : undefined
}

/** The squares on a line from a square, up to the edge. */
const wholeLine = (board: Board, from: Square, step: Step): readonly Square[] => {
  const squares: Square[] = []
  for (let at = stepFrom(board, from, step); at !== undefined; at = stepFrom(board, at, step))
    squares.push(at)
  return squares
}

const upToFirst = ({ pieces }: Board, line: readonly Square[]): readonly Square[] => {
  const first = line.findIndex(square => pieces[square])
  return first < 0 ? line : line.slice(0, first + 1)
}

/** The squares that the piece on a square attacks, those of own pieces included; none if the square is empty. */
export const attackedFrom = (board: Board, from: Square): readonly Square[] => {
  const piece = board.pieces[from]
  if (!piece) return []
  const { steps, lines } = reachOf(piece)
  return [
    ...steps.map(step => stepFrom(board, from, step)).filter(square => square !== undefined),
    ...lines.flatMap(step => upToFirst(board, wholeLine(board, from, step))),
  ]
}

/** The lines along which the piece on a square attacks. Each lists the occupied squares on it, the nearest first. */
export const piecesOnLines = (board: Board, from: Square): readonly (readonly Square[])[] => {
  const piece = board.pieces[from]
  if (!piece) return []
  return reachOf(piece).lines.map(step => wholeLine(board, from, step).filter(square => board.pieces[square]))
}

/** Whether a piece of this role and color stands on a square. */
export const isPieceOf = ({ pieces }: Board, square: Square, role: Role, color: Color): boolean =>
  isSamePiece(pieces[square], { role, color })

/** The squares of a side's pieces, of one role only if it is given. */
export const occupiedSquares = ({ pieces }: Board, color: Color, role?: Role): readonly Square[] => {
  const squares: Square[] = []
  for (const [square, piece] of pieces.entries())
    if (piece?.color === color && (role === undefined || piece.role === role)) squares.push(square)
  return squares
}

/** Whether all squares between two on a line are empty. */
const isFree = ({ pieces, size }: Board, from: Square, to: Square, [files, ranks]: Step): boolean => {
  const step = squareAt(files, ranks, size)
  for (let at = from + step; at !== to; at += step) if (pieces[at]) return false
  return true
}

/** Whether the piece on a square attacks another. Exchanges ask this thousands of times, so most pairs are ruled out early. */
const isAttacking = (board: Board, from: Square, to: Square): boolean => {
  const { size, pieces } = board
  const files = fileOf(to, size) - fileOf(from, size)
  const ranks = rankOf(to, size) - rankOf(from, size)
  const { steps, lines } = reachOf(pieces[from]!)
  for (const step of steps) if (step[0] === files && step[1] === ranks) return true
  if (lines.length === 0 || (files !== 0 && ranks !== 0 && Math.abs(files) !== Math.abs(ranks))) return false
  const line = lines.find(step => step[0] === Math.sign(files) && step[1] === Math.sign(ranks))
  return line !== undefined && isFree(board, from, to, line)
}

/** The squares from which a side attacks a square. */
export const attackersOf = (board: Board, to: Square, color: Color): readonly Square[] =>
  occupiedSquares(board, color).filter(from => isAttacking(board, from, to))

/** Whether the king of a side is attacked. */
export const isInCheck = (board: Board, color: Color): boolean =>
  occupiedSquares(board, color, 'king').some(king =>
    occupiedSquares(board, opposite(color)).some(from => isAttacking(board, from, king)),
  )

/** The board after a piece has moved to a square, and has become `becomes` there if that is given. */
export const boardAfterStep = (board: Board, from: Square, to: Square, becomes?: Role): Board => {
  const piece = board.pieces[from]
  const pieces = [...board.pieces]
  pieces[from] = undefined
  pieces[to] = piece && becomes ? { ...piece, role: becomes } : piece
  return { ...board, pieces }
}

/** The rank of a square counted from a side's own edge of the board; the first is 0. */
export const ranksFromHome = ({ size }: Board, square: Square, color: Color): number =>
  color === 'white' ? rankOf(square, size) : size.ranks - 1 - rankOf(square, size)

/** Whether a square is on the first or last file; on a side's own back rank these are its corners. */
export const isOnRim = ({ size }: Board, square: Square): boolean =>
  [0, size.files - 1].includes(fileOf(square, size))

/** Whether two squares are on one file. */
export const onOneFile = ({ size }: Board, a: Square, b: Square): boolean =>
  fileOf(a, size) === fileOf(b, size)

/** Whether there are no pawns on the file of a square. */
export const isOpenFile = (board: Board, square: Square): boolean =>
  !COLORS.some(color => occupiedSquares(board, color, 'pawn').some(pawn => onOneFile(board, pawn, square)))

/** How many files apart two squares are; 1 for neighboring files. */
export const filesApart = ({ size }: Board, a: Square, b: Square): number =>
  Math.abs(fileOf(a, size) - fileOf(b, size))
