import type { Color } from '../board/color'
import type { Score } from './score'

/**
 * How fast a centipawn turns into results: one pawn up wins 64 points of 100. Chosen between what
 * club players and engines make of a pawn.
 */
const STEEPNESS = 0.0058

/** The expected share of the point, from 0 to 1, of the side that is ahead by this many centipawns. */
export const chanceAt = (centipawns: number): number => 1 / (1 + Math.exp(-STEEPNESS * centipawns))

/** White's expected share of the point, from 0 to 1; a mate is all or nothing. */
export const winningChance = ({ kind, value }: Score<'white'>): number => {
  if (kind === 'cp') return chanceAt(value)
  return value > 0 ? 1 : 0
}

/** The same in points of 100. */
export const chancePoints = (score: Score<'white'>): number => 100 * winningChance(score)

/** Losses are known to a tenth of a point, as annotations record them: so a report reads the same from the file. */
export const recordedLoss = (lost: number): number => Math.max(0, Math.round(10 * lost) / 10)

/**
 * Points of winning chance that a move gives away for the side that makes it; negative where it gains some.
 *
 * @param before White's winning chance in points of 100 before the move, or after the move it is compared with
 * @param after the same after the move
 */
export const chanceLost = (before: number, after: number, mover: Color): number =>
  mover === 'white' ? before - after : after - before
