import type { Board } from '../board/setup'
import { isSamePiece, type Piece } from '../board/piece'

/** The phases of a game in order. */
export const PHASES = ['setup', 'opening', 'middlegame', 'endgame'] as const
export type Phase = (typeof PHASES)[number]

/** The endgame begins when both sides together have this many pieces left besides kings and pawns. */
const FEW = 6

/** The opening ends when both sides together have only this many of them on their first squares. */
const UNDEVELOPED = 7

/** The longest opening, in plies. */
const MAX_OPENING_PLIES = 30

const isOfficer = (piece: Piece | undefined): piece is Piece =>
  piece !== undefined && piece.role !== 'king' && piece.role !== 'pawn'

const officers = ({ pieces }: Board): number => pieces.filter(isOfficer).length

/** How many pieces are still on their first squares, not counting kings and pawns. */
const undeveloped = (first: Board, { pieces }: Board): number =>
  first.pieces.filter((piece, square) => isOfficer(piece) && isSamePiece(piece, pieces[square])).length

/**
 * The phase of each position of the game proper. A phase that is over never comes back. In all systems a piece counts as
 * developed once it has left its square in the first of these positions, wherever that was.
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
