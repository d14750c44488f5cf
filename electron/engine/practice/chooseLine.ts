import type { PlayLevel } from '@shared/analysis/levels'
import { centipawns, type Score, type View } from '@shared/analysis/score'
import type { Random } from '@shared/setup/starts/random'
import { drawnPlace } from './drawnPlace'

const PER_CENT = 100

/** The properties of a level by which a line is chosen. */
type Chooser = Pick<PlayLevel, 'temperature' | 'overlooked'>

/** Leaves out the scores of moves that the player overlooks. If it would overlook all moves, it overlooks none. */
const thoughtOf = <V extends View>(
  scores: readonly Score<V>[],
  overlooked: number,
  random: Random,
): readonly (Score<V> | undefined)[] => {
  if (overlooked === 0) return scores
  const seen = scores.map(score => (random.below(PER_CENT) < overlooked ? undefined : score))
  return seen.some(score => score !== undefined) ? seen : scores
}

/**
 * The likelihood of each move relative to the best one, which has 1: it falls by a factor of e for each temperature by
 * which the move is worse.
 */
const likelihoods = <V extends View>(
  scores: readonly (Score<V> | undefined)[],
  temperature: number,
): readonly number[] => {
  const values = scores.map(score => (score ? centipawns(score) : -Infinity))
  const best = Math.max(...values)
  return values.map(value => Math.exp((value - best) / temperature))
}

/**
 * The index of the line that a player of this level plays: the first, or at the lower levels a random one among the
 * good ones, to imitate human errors.
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
