import type { Move, MoveKind } from '@shared/board/move'
import { makeUci } from '@shared/notation/uci'
import type { Position } from '../../core/position'
import { checkMark, sanStem } from './san'

/** A move of a line in its notation. */
export interface WrittenStep {
  readonly uci: string
  readonly san: string
  readonly kind: MoveKind
}

/** Plays a legal move and writes it. */
export const writeStep = (position: Position, move: Move): WrittenStep => {
  const uci = makeUci(position.variant, move)
  const stem = sanStem(position, move)
  position.playFound(move)
  return { uci, san: stem + checkMark(position, move.kind), kind: move.kind }
}

/** Writes legal moves that follow one another. The position is the same afterwards. */
export const writeLine = (position: Position, moves: readonly Move[]): readonly WrittenStep[] => {
  const steps = moves.map(move => writeStep(position, move))
  steps.forEach(() => position.undo())
  return steps
}
