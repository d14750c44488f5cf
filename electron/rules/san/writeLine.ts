import type { LineMove } from '@shared/analysis/analysis'
import type { Move } from '@shared/board/move'
import { makeUci } from '@shared/notation/uci'
import type { Position } from '../../core/position'
import { checkMark, sanStem } from './san'

/** Plays a legal move and writes it. */
export const writeStep = (position: Position, move: Move): LineMove => {
  const uci = makeUci(position.variant, move)
  const stem = sanStem(position, move)
  position.playFound(move)
  return { uci, san: stem + checkMark(position, move.kind), kind: move.kind }
}

/** Writes legal moves that follow one another. The position is the same afterwards. */
export const writeLine = (position: Position, moves: readonly Move[]): readonly LineMove[] => {
  const steps = moves.map(move => writeStep(position, move))
  steps.forEach(() => position.undo())
  return steps
}
