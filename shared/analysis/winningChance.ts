import type { Score } from './score'

/**
 * How fast a centipawn turns into results: one pawn up wins 64 points of 100. Chosen between what
 * club players and engines make of a pawn; only the look of the bar hangs on it.
 */
const STEEPNESS = 0.0058

/** The expected share of the point, from 0 to 1, of whoever is so many centipawns ahead. */
export const chanceAt = (centipawns: number): number => 1 / (1 + Math.exp(-STEEPNESS * centipawns))

/** White's expected share of the point, from 0 to 1; a mate is all or nothing. */
export const winningChance = ({ kind, value }: Score<'white'>): number => {
  if (kind === 'cp') return chanceAt(value)
  return value > 0 ? 1 : 0
}
