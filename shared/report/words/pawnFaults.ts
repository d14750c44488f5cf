import type { Color } from '../../board/color'
import type { Board, Setup } from '../../board/setup'
import { fileOf, type Square } from '../../board/square'
import { occupiedSquares } from './attacks'

const onFile = (board: Board, color: Color, file: number): readonly Square[] =>
  occupiedSquares(board, color, 'pawn').filter(pawn => fileOf(pawn, board.size) === file)

/** Pawns that share their file with another of their side. */
export const doubledIn = (board: Board, color: Color): readonly Square[] =>
  occupiedSquares(board, color, 'pawn').filter(
    pawn => onFile(board, color, fileOf(pawn, board.size)).length > 1,
  )

/** Pawns with none of their side on the files beside them. */
export const isolatedIn = (board: Board, color: Color): readonly Square[] =>
  occupiedSquares(board, color, 'pawn').filter(pawn =>
    [-1, 1].every(side => onFile(board, color, fileOf(pawn, board.size) + side).length === 0),
  )

type PawnFault = (board: Board, color: Color) => readonly Square[]

/** A pawn of that fault, on a file that has none at the start and none at the end of the best line. */
export const newPawnFault = (
  fault: PawnFault,
  color: Color,
  end: Setup,
  others: readonly Setup[],
): Square | undefined =>
  fault(end.board, color).find(pawn =>
    others.every(({ board }) =>
      fault(board, color).every(old => fileOf(old, board.size) !== fileOf(pawn, board.size)),
    ),
  )
