import type { Move } from '@shared/board/move'
import type { Random } from '@shared/setup/starts/random'
import type { Position } from '../../electron/core/position'

/** Plays up to `most` random legal moves and shows each position before its move; the position stays at the end. */
export const playOut = (
  position: Position,
  random: Random,
  most: number,
  visit: (position: Position, move: Move) => void = () => undefined,
): number => {
  for (let ply = 0; ply < most; ply++) {
    const moves = position.legalMoves()
    const move = moves[random.below(moves.length || 1)]
    if (!move) return ply
    visit(position, move)
    position.play(move)
  }
  return most
}
