import type { Position } from '../../electron/core/position'
import type { Move } from '@shared/board/move'
import type { Random } from '@shared/setup/starts/random'

/** One move in this many is a capture, if there is one, as a search looks mostly at captures. */
const ONE_CAPTURE_IN = 3

const isCapture = (position: Position, move: Move): boolean =>
  move.kind === 'normal' && position.pieceAt(move.to) !== undefined

/** A random move; undefined if there is no legal one. */
export const drawMove = (position: Position, random: Random): Move | undefined => {
  const moves = position.legalMoves()
  const captures = random.below(ONE_CAPTURE_IN) === 0 ? moves.filter(move => isCapture(position, move)) : []
  const drawn = captures.length > 0 ? captures : moves
  return drawn.length === 0 ? undefined : drawn[random.below(drawn.length)]
}

/**
 * Plays a number of random moves on the position, and yields it after each that gives no check: the kind of position
 * that a search evaluates. Ends early if there is no legal move.
 */
export function* wander(position: Position, plies: number, random: Random): Generator<Position> {
  for (let ply = 0; ply < plies; ply++) {
    const move = drawMove(position, random)
    if (!move) return
    position.playFound(move)
    if (!position.inCheck()) yield position
  }
}
