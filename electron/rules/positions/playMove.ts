import type { Move } from '@shared/board/move'
import type { PlayedMove } from '@shared/ipc/contract'
import { NULL_UCI } from '@shared/notation/uci'
import type { Position } from '../../core/position'
import { writeStep } from '../san/writeLine'
import type { ReplayedMove } from './replayer'
import type { BetterMove } from '@shared/tree/pricedSetup'
import { legalPrefix, takeBack } from './playMoves'

/** Moves given in UCI, up to the first that is not legal, in the form that tree nodes have. The position is the same afterwards. */
export const lineMoves = (position: Position, ucis: readonly string[]): readonly BetterMove[] => {
  const moves = legalPrefix(position, ucis).map(move => playMove(position, move))
  takeBack(position, moves.length)
  return moves
}

/** Plays a legal move of the position and returns everything that a tree node says of it. */
export const playMove = (position: Position, move: Move): PlayedMove => {
  const step = writeStep(position, move)
  return { ...step, fen: position.fen(), check: position.inCheck() }
}

/** Passes the turn, as people do in analysis; the rules have no such move. */
export const playNull = (position: Position): ReplayedMove => {
  position.playNull()
  return { uci: NULL_UCI, san: '--', kind: 'null', fen: position.fen(), check: position.inCheck() }
}
