import type { PlayLevel } from '@shared/analysis/levels'
import type { Random } from '@shared/setup/starts/random'
import type { SolvedMove } from '@shared/solver/answer'
import { drawnPlace } from './drawnPlace'

/**
 * How likely a placement is relative to a best one, which has 1. Placements that cannot be told apart from the best
 * count as best; beyond that the likelihood falls by a factor of e for each temperature that it costs, and is 0 at
 * temperature 0.
 */
export const placementLikelihood = (cost: number, band: number, temperature: number): number => {
  const beyond = Math.max(0, cost - band)
  if (temperature === 0) return beyond === 0 ? 1 : 0
  return Math.exp(-beyond / temperature)
}

/** The move of a setup that a player of this level chooses: at random, weighted by {@link placementLikelihood}. */
export const choosePlacement = <M extends Pick<SolvedMove, 'cost'>>(
  moves: readonly M[],
  band: number,
  { placementTemperature }: Pick<PlayLevel, 'placementTemperature'>,
  random: Random,
): M => {
  const weights = moves.map(({ cost }) => placementLikelihood(cost, band, placementTemperature))
  return moves[drawnPlace(weights, random)]!
}
