import type { EngineLine } from '@shared/analysis/analysis'
import type { PlayLevel } from '@shared/analysis/levels'
import { centipawns } from '@shared/analysis/score'
import type { Random } from '@shared/setup/starts/random'
import { drawnPlace } from './drawnPlace'

/** How likely a move is beside the best one, which has 1: less by a factor of e for each temperature that it is worse. */
const likelihoods = (lines: readonly EngineLine[], temperature: number): readonly number[] => {
  const scores = lines.map(({ score }) => centipawns(score))
  const best = Math.max(...scores)
  return scores.map(score => Math.exp((score - best) / temperature))
}

/**
 * The line that a player of this level plays: the best, or at the lower levels one drawn by lot among
 * the good ones, as people err.
 *
 * @param lines by rank; undefined if there are none
 */
export const chooseLine = (
  lines: readonly EngineLine[],
  { temperature }: Pick<PlayLevel, 'temperature'>,
  random: Random,
): EngineLine | undefined => {
  if (temperature === 0) return lines[0]
  return lines[drawnPlace(likelihoods(lines, temperature), random)]
}
