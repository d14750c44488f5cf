import type { Random } from '@shared/setup/starts/random'

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
