import type { PlayLevel } from '@shared/play/levels'
import type { Random } from '@shared/setup/random'
import type { FoundLine, FoundScore } from '../search/searchJob'

/** A mate is worth more than any material; a nearer one, more than one farther off. */
const MATE_CENTIPAWNS = 100_000
const MATE_STEP = 100

const RANGE = 2 ** 32

const centipawns = ({ kind, value }: FoundScore): number => {
  if (kind === 'cp') return value
  return Math.sign(value) * (MATE_CENTIPAWNS - MATE_STEP * Math.abs(value))
}

/** How likely a move is beside the best one, which has 1: less by a factor of e for each temperature that it is worse. */
const likelihoods = (lines: readonly FoundLine[], temperature: number): readonly number[] => {
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
  lines: readonly FoundLine[],
  { temperature }: Pick<PlayLevel, 'temperature'>,
  random: Random,
): FoundLine | undefined => {
  if (temperature === 0) return lines[0]
  const weights = likelihoods(lines, temperature)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let left = (random.next() / RANGE) * total
  return lines.find((_, place) => (left -= weights[place]!) < 0) ?? lines[0]
}
