import type { BetterMove } from '@shared/tree/pricedSetup'
import type { Position } from '../../core/position'
import { playMove } from './playMove'
import { legalPrefix, takeBack } from './playMoves'

/** Moves in UCI, up to the first that is not legal, as nodes of a tree have them. The position stays as it was. */
export const lineMoves = (position: Position, ucis: readonly string[]): readonly BetterMove[] => {
  const moves = legalPrefix(position, ucis).map(move => playMove(position, move))
  takeBack(position, moves.length)
  return moves
}
