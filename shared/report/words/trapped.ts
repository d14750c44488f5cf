import { opposite } from '../../board/color'
import type { Move } from '../../board/move'
import type { Board } from '../../board/setup'
import type { Square } from '../../board/square'
import { boardAfterStep } from './attacks'
import { exchangeGain, WORTH } from './exchange'

/** What a pawn that is taken for it makes good. */
const MADE_GOOD = 1

const concerns = (move: Move, square: Square): boolean =>
  move.kind !== 'placement' && (move.from === square || (move.kind !== 'normal' && move.to === square))

/** The piece is as good as lost after the move, as it is where it stands. */
const isLostBy = (board: Board, move: Move): boolean => {
  if (move.kind !== 'normal') return false
  const { color } = board.pieces[move.from]!
  const found = board.pieces[move.to]
  const gained = found ? WORTH[found.role] : 0
  return (
    gained - exchangeGain(boardAfterStep(board, move.from, move.to), move.to, opposite(color)) < -MADE_GOOD
  )
}

/**
 * The piece on a square is attacked and lost, and so it is after any of its moves.
 *
 * @param legal the legal moves of its side, whose turn it is
 */
export const isTrapped = (board: Board, square: Square, legal: readonly Move[]): boolean => {
  const { color } = board.pieces[square]!
  return (
    exchangeGain(board, square, opposite(color)) > MADE_GOOD &&
    legal.filter(move => concerns(move, square)).every(move => isLostBy(board, move))
  )
}
