import { opposite } from '../../board/color'
import type { Role } from '../../board/role'
import type { Square } from '../../board/square'
import { attackedFrom, attackersOf } from './attacks'
import { stepGain } from './exchange'
import type { Ply } from './ply'

/*
 * The first move takes something that is guarded, which wins nothing by itself; the second takes what is no longer guarded by the
 * piece that was taken, or that took back.
 */

/** A piece that has lost its guard, or one that has too much to guard. */
export interface LostGuard {
  readonly kind: 'overload' | 'removesGuard'
  readonly role: Role
  readonly square: Square
}

/** The guard that the first move takes, or draws away. */
export const guardOf = ([first, answer, second]: readonly Ply[]): LostGuard | undefined => {
  const [one, two] = [first?.step, second?.step]
  if (!first || !one?.taken || !answer?.step || !two?.taken || two.taken.role === 'pawn') return undefined
  const { board } = first.before
  const { role, square } = two.taken
  const isThere = board.pieces[square]?.role === role && board.pieces[square].color === answer.color
  if (!isThere || square === one.to || answer.step.to === square) return undefined
  // It could be captured at once anyway.
  if (attackersOf(board, square, first.color).some(from => stepGain(board, from, square) > 0))
    return undefined
  const guards = attackersOf(board, square, opposite(first.color))
  if (guards.includes(one.to)) return { kind: 'removesGuard', role, square }
  const { from, to } = answer.step
  const isDrawnAway = to === one.to && guards.includes(from) && attackedFrom(board, from).includes(one.to)
  const goesOn = isDrawnAway && !attackedFrom(answer.after.board, to).includes(square)
  return goesOn ? { kind: 'overload', role: board.pieces[from]!.role, square: from } : undefined
}
