import type { Random } from '@shared/setup/starts/random'
import type { PlayRequest } from '@shared/ipc/play'

/** The same move for the same game, position and level, whenever it is asked for. */
export const seedOf = ({ gameId, level, moves }: Pick<PlayRequest, 'gameId' | 'level' | 'moves'>): string =>
  [gameId, level, ...moves].join(' ')

const RANGE = 2 ** 32

/** A random place, each as likely as its weight; 0 where all weights are 0. */
export const drawnPlace = (weights: readonly number[], random: Random): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let left = (random.next() / RANGE) * total
  return Math.max(
    0,
    weights.findIndex(weight => (left -= weight) < 0),
  )
}
