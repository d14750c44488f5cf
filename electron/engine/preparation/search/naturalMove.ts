import type { BoardMove } from '@shared/board/move'
import type { Role } from '@shared/board/role'
import type { Square } from '@shared/board/square'
import type { MarkedMove, Position } from '../../../core/position'

/** What a piece counts for, in pawns; a king is never exchanged. */
const PAWNS: Readonly<Partial<Record<Role, number>>> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 }

const pawns = (role: Role): number => PAWNS[role] ?? 0

const isBoardMove = (marked: MarkedMove): marked is MarkedMove & { readonly move: BoardMove } =>
  marked.move.kind === 'normal'

/** How natural a move looks without calculation: taking back, taking what is worth more, check. */
const appeal = (
  position: Position,
  { move, mark }: MarkedMove & { readonly move: BoardMove },
  lastTo?: Square,
) => {
  const victim = position.pieceAt(move.to)
  const gain = victim ? pawns(victim.role) - pawns(position.pieceAt(move.from)!.role) / 100 : 0
  const takesBack = victim !== undefined && move.to === lastTo
  return (takesBack ? 20 : 0) + gain + (mark === '' ? 0 : 0.5)
}

/**
 * The most natural capture, recapture or check among unknown moves; undefined where there is none.  @param lastTo where
 * the last move captured, if it did
 */
export const naturalMove = (
  position: Position,
  isKnown: (move: BoardMove) => boolean,
  lastTo?: Square,
): BoardMove | undefined => {
  let best: { readonly move: BoardMove; readonly appeal: number } | undefined
  for (const marked of position.markedMoves()) {
    if (!isBoardMove(marked) || isKnown(marked.move)) continue
    const value = appeal(position, marked, lastTo)
    if (value > (best?.appeal ?? 0)) best = { move: marked.move, appeal: value }
  }
  return best?.move
}
