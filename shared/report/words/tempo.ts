import { opposite } from '../../board/color'
import { attackedFrom } from './attacks'
import { exchangeGain, stepGain, WORTH } from './exchange'
import type { Ply } from './ply'
import type { Gaining } from './remark'

/** Having to move a pawn loses no time. */
const A_PIECE = 3

/** The first move attacks a piece that is lost where it stands, and the answer moves that piece away. */
export const tempoOf = (line: readonly Ply[]): Gaining | undefined => {
  const [first, answer] = line
  if (!first?.step || first.step.taken || first.move.check || !answer?.step) return undefined
  const { board } = first.after
  const { from } = answer.step
  const role = board.pieces[from]?.role
  if (!role || role === 'king' || WORTH[role] < A_PIECE || answer.step.taken) return undefined
  const isHit = attackedFrom(board, first.step.to).includes(from)
  const isNew = exchangeGain(first.before.board, from, first.color) === 0
  const isSound = exchangeGain(board, first.step.to, opposite(first.color)) === 0
  return isHit && isNew && isSound && stepGain(board, first.step.to, from) > 0
    ? { kind: 'tempo', role, square: from }
    : undefined
}

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
