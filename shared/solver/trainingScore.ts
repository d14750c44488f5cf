import type { Color } from '../board/color'
import { chanceAt } from '../analysis/winningChance'

/** A turn of a setup and what it cost. */
export interface ScoredTurn {
  readonly turn: Color
  /** The value of the position after it, in centipawns from White's view. */
  readonly value: number
  /** What the mover gave away, in centipawns, 0 or more. */
  readonly cost: number
}

/** The winning chance that a turn gave away, 0 to 1. Seen from the other side the difference would be the same. */
export const turnChanceLost = ({ turn, value, cost }: ScoredTurn): number => {
  const after = turn === 'white' ? value : -value
  return chanceAt(after + cost) - chanceAt(after)
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** 100 minus the points of winning chance that a side gave away in its turns, but not below 0. */
export const trainingScore = (turns: readonly ScoredTurn[], color: Color): number =>
  Math.max(0, 100 - 100 * sumOf(turns.filter(({ turn }) => turn === color).map(turnChanceLost)))
