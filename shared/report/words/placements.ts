import { opposite, type Color } from '../../board/color'
import type { Board } from '../../board/setup'
import { fileOf, rankOf, squareAt, type Square } from '../../board/square'
import type { VariantDefinition } from '../../variants/variant'
import type { ReportedMove } from '../gameReport'
import { attackersOf, isOnRim, isPieceOf, occupiedSquares, ranksFromHome } from './attacks'
import { setupOf, type Standing } from './ply'
import type { PlacementFault, Remark } from './remark'
import { nameOfMove } from './wordsContext'

/* What a placement gives up that the better one does not. */

interface FaultAt {
  readonly fault: PlacementFault
  readonly square: Square
}

const CORNERED = { bishop: 'cornerBishop', knight: 'cornerKnight', queen: 'cornerQueen' } as const

const placedIn = (before: Board, after: Board, color: Color): readonly Standing[] =>
  occupiedSquares(after, color)
    .filter(square => !before.pieces[square])
    .map(square => ({ role: after.pieces[square]!.role, square }))

/** A piece in the corner that the better placement puts elsewhere. */
const cornered = (
  board: Board,
  placed: readonly Standing[],
  better: readonly Standing[],
): FaultAt | undefined => {
  for (const { role, square } of placed) {
    const fault = role in CORNERED ? CORNERED[role as keyof typeof CORNERED] : undefined
    const elsewhere = better.find(other => other.role === role && !isOnRim(board, other.square))
    if (fault && isOnRim(board, square) && elsewhere) return { fault, square }
  }
  return undefined
}

const isComplete = (board: Board, color: Color): boolean =>
  occupiedSquares(board, color).filter(square => ranksFromHome(board, square, color) === 0).length ===
  board.size.files

/** A king with a rook on either side. */
const stuckKing = (board: Board, color: Color): Square | undefined =>
  occupiedSquares(board, color, 'king').find(king =>
    [king - 1, king + 1].every(
      square =>
        rankOf(square, board.size) === rankOf(king, board.size) && isPieceOf(board, square, 'rook', color),
    ),
  )

/** Pawns that are unguarded once the back rank is complete. */
const unguarded = (board: Board, color: Color): readonly Square[] =>
  occupiedSquares(board, color, 'pawn').filter(pawn => attackersOf(board, pawn, color).length === 0)

/** The squares between two on one diagonal, the nearest to the first one in front; undefined if they share no diagonal. */
const betweenOnDiagonal = ({ size }: Board, from: Square, to: Square): readonly Square[] | undefined => {
  const files = fileOf(to, size) - fileOf(from, size)
  const ranks = rankOf(to, size) - rankOf(from, size)
  const steps = Math.abs(files)
  if (steps === 0 || steps !== Math.abs(ranks)) return undefined
  return Array.from({ length: steps - 1 }, (_, step) =>
    squareAt(
      fileOf(from, size) + Math.sign(files) * (step + 1),
      rankOf(from, size) + Math.sign(ranks) * (step + 1),
      size,
    ),
  )
}

/** Whether an enemy bishop or queen aims at a square along a diagonal on which nothing but the square right before it may be occupied. */
const isOnDiagonal = (board: Board, square: Square, color: Color): boolean =>
  (['bishop', 'queen'] as const)
    .flatMap(role => occupiedSquares(board, opposite(color), role))
    .some(from =>
      betweenOnDiagonal(board, from, square)
        ?.slice(1)
        .every(one => !board.pieces[one]),
    )

const faultIn = (before: Board, after: Board, better: Board, color: Color): FaultAt | undefined => {
  const corner = cornered(after, placedIn(before, after, color), placedIn(before, better, color))
  if (corner) return corner
  if (!isComplete(after, color) || !isComplete(better, color)) return undefined
  const king = stuckKing(after, color)
  if (king !== undefined && stuckKing(better, color) === undefined)
    return { fault: 'stuckKing', square: king }
  if (unguarded(better, color).length > 0) return undefined
  const pawns = unguarded(after, color)
  const weak = pawns.find(pawn => isOnDiagonal(after, pawn, color))
  if (weak !== undefined) return { fault: 'weakDiagonal', square: weak }
  const [pawn] = pawns
  return pawn === undefined ? undefined : { fault: 'unguardedPawn', square: pawn }
}

/** What a faulty placement of a setup gives up. */
export const placementRemark = (variant: VariantDefinition, move: ReportedMove): Remark | undefined => {
  const { fenBefore, node, color, judgment, better } = move
  const first = better[0]?.[0]
  if (!judgment || node.kind !== 'placement' || first?.kind !== 'placement') return undefined
  const boardOf = (fen: string): Board => setupOf(variant, fen).board
  const found = faultIn(boardOf(fenBefore), boardOf(node.fen), boardOf(first.fen), color)
  return found && { kind: 'placement', ...found, move: nameOfMove(fenBefore, first.san) }
}
