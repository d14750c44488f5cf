import { opposite } from '../../board/color'
import { attackedFrom } from './attacks'
import { exchangeGain, stepGain } from './exchange'
import type { Ply } from './ply'
import type { Gaining } from './remark'

/** The first move attacks a pawn that was safe, and that a capture would win now. */
export const pawnHitOf = (line: readonly Ply[]): Gaining | undefined => {
  const [first] = line
  if (!first?.step || first.step.taken || first.move.check) return undefined
  const { board } = first.after
  const { to } = first.step
  const square = attackedFrom(board, to).find(
    at =>
      board.pieces[at]?.role === 'pawn' &&
      board.pieces[at].color === opposite(first.color) &&
      stepGain(board, to, at) > 0 &&
      exchangeGain(first.before.board, at, first.color) === 0,
  )
  const isSound = exchangeGain(board, to, opposite(first.color)) === 0
  return square !== undefined && isSound ? { kind: 'pawnHit', square } : undefined
}
