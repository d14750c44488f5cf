import type { Color } from '../board/color'
import type { ReportedMove } from './gameReport'
import { accuracyOf, type Judgment } from './judgment'
import type { Phase } from './phases'

/** A summary of a player's moves, in a phase or in the whole game. */
export interface PlayerSummary {
  readonly moves: number
  /** The mean over the moves, 0 to 100; absent if there are none. */
  readonly accuracy?: number
  /** The mean of the points of winning chance given away by a move; absent if there are no moves. */
  readonly averageLoss?: number
  /** The moves with each judgment, in order. */
  readonly judged: Readonly<Record<Judgment, readonly ReportedMove[]>>
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** @param phase the whole game by default */
export const summarize = (moves: readonly ReportedMove[], color: Color, phase?: Phase): PlayerSummary => {
  const own = moves.filter(move => move.color === color && (phase === undefined || move.phase === phase))
  const losses = own.map(({ loss }) => loss)
  const called = (name: Judgment) => own.filter(({ judgment }) => judgment === name)
  const judged = { inaccuracy: called('inaccuracy'), mistake: called('mistake'), blunder: called('blunder') }
  if (own.length === 0) return { moves: 0, judged }
  return { moves: own.length, accuracy: mean(losses.map(accuracyOf)), averageLoss: mean(losses), judged }
}
