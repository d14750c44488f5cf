import type { Board } from '../board/setup'
import { isSamePiece, type Piece } from '../board/piece'

/** The parts of a game in their order. */
export const PHASES = ['setup', 'opening', 'middlegame', 'endgame'] as const
export type Phase = (typeof PHASES)[number]

/** The endgame begins when both sides together have this many pieces left besides kings and pawns. */
const FEW = 6

/** The opening ends when both sides together have only this many of them on their first squares. */
const UNDEVELOPED = 7

/** Longest opening, in plies. */
const MAX_OPENING_PLIES = 30

const isOfficer = (piece: Piece | undefined): piece is Piece =>
  piece !== undefined && piece.role !== 'king' && piece.role !== 'pawn'

const officers = ({ pieces }: Board): number => pieces.filter(isOfficer).length

/** How many pieces are still on their first squares. */
const undeveloped = (first: Board, { pieces }: Board): number =>
  first.pieces.filter((piece, square) => isOfficer(piece) && isSamePiece(piece, pieces[square])).length

/**
 * The phase of each position of the game proper, from its first on. A phase that is over does not come back. In all
 * systems pieces count as developed once they have left the square on which the game found them, wherever that was.
 */
export const phasesOf = (boards: readonly Board[]): readonly Exclude<Phase, 'setup'>[] => {
  let phase: Exclude<Phase, 'setup'> = 'opening'
  return boards.map((board, ply) => {
    if (officers(board) <= FEW) phase = 'endgame'
    else if (
      phase === 'opening' &&
      (ply >= MAX_OPENING_PLIES || undeveloped(boards[0]!, board) <= UNDEVELOPED)
    )
      phase = 'middlegame'
    return phase
  })
}
