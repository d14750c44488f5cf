import type { Color } from '../board/color'
import type { Score } from './score'

/**
 * How steeply winning chances rise with centipawns: one pawn up scores 64 points of 100. A compromise between what a pawn is
 * worth to club players and to engines.
 */
const STEEPNESS = 0.0058

/** The expected share of the point, from 0 to 1, of the side that is ahead by this many centipawns. */
export const chanceAt = (centipawns: number): number => 1 / (1 + Math.exp(-STEEPNESS * centipawns))

/** White's expected share of the point, from 0 to 1; a mate is all or nothing. */
export const winningChance = ({ kind, value }: Score<'white'>): number => {
  if (kind === 'cp') return chanceAt(value)
  return value > 0 ? 1 : 0
}

/** The same as points of 100. */
export const chancePoints = (score: Score<'white'>): number => 100 * winningChance(score)

/** Rounds a loss to a tenth of a point, as annotations record it, so that a report looks the same when read from the file. */
export const recordedLoss = (lost: number): number => Math.max(0, Math.round(10 * lost) / 10)

/**
 * The points of winning chance that a move gives away for the side that makes it; negative if it gains some.
 *
 * @param before White's winning chance, 0 to 100, before the move, or after the move with which it is compared
 * @param after White's winning chance after the move
 */
export const chanceLost = (before: number, after: number, mover: Color): number =>
  mover === 'white' ? before - after : after - before
