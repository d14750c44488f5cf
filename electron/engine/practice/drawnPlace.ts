import type { Random } from '@shared/setup/starts/random'
import type { PlayRequest } from '@shared/ipc/play'

/** The seed for a move: the same game, position and level always give the same move. */
export const seedOf = ({ gameId, level, moves }: Pick<PlayRequest, 'gameId' | 'level' | 'moves'>): string =>
  [gameId, level, ...moves].join(' ')

const RANGE = 2 ** 32

/** A random index, drawn in proportion to the weights; 0 if all weights are 0. */
export const drawnPlace = (weights: readonly number[], random: Random): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let left = (random.next() / RANGE) * total
  return Math.max(
    0,
    weights.findIndex(weight => (left -= weight) < 0),
  )
}
