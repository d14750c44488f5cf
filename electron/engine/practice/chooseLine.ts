import type { PlayLevel } from '@shared/analysis/levels'
import { centipawns, type Score, type View } from '@shared/analysis/score'
import type { Random } from '@shared/setup/starts/random'
import { drawnPlace } from './drawnPlace'

const PER_CENT = 100

/** What chooses among lines. */
type Chooser = Pick<PlayLevel, 'temperature' | 'overlooked'>

/** Moves that a player does not think of have no score. Where it would think of none, it thinks of all. */
const thoughtOf = <V extends View>(
  scores: readonly Score<V>[],
  overlooked: number,
  random: Random,
): readonly (Score<V> | undefined)[] => {
  if (overlooked === 0) return scores
  const seen = scores.map(score => (random.below(PER_CENT) < overlooked ? undefined : score))
  return seen.some(score => score !== undefined) ? seen : scores
}

/** How likely a move is beside the best one, which has 1: less by a factor of e for each temperature that it is worse. */
const likelihoods = <V extends View>(
  scores: readonly (Score<V> | undefined)[],
  temperature: number,
): readonly number[] => {
  const values = scores.map(score => (score ? centipawns(score) : -Infinity))
  const best = Math.max(...values)
  return values.map(value => Math.exp((value - best) / temperature))
}

/**
 * The place of the line that a player of this level plays: the first, or at the lower levels a random one among the
 * good ones, as people err.
 *
 * @param scores of the lines, by rank
 */
export const choosePlace = <V extends View>(
  scores: readonly Score<V>[],
  { temperature, overlooked = 0 }: Chooser,
  random: Random,
): number =>
  temperature === 0 ? 0 : drawnPlace(likelihoods(thoughtOf(scores, overlooked, random), temperature), random)

/** The line that a player of this level plays; undefined if there are none. */
export const chooseLine = <Line extends { readonly score: Score<View> }>(
  lines: readonly Line[],
  level: Chooser,
  random: Random,
): Line | undefined =>
  lines[
    choosePlace(
      lines.map(({ score }) => score),
      level,
      random,
    )
  ]
