import type { Random } from '@shared/setup/starts/random'

const RANGE = 2 ** 32

/** A place drawn by lot, each as likely as its weight says; 0 where nothing has any. */
export const drawnPlace = (weights: readonly number[], random: Random): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let left = (random.next() / RANGE) * total
  return Math.max(
    0,
    weights.findIndex(weight => (left -= weight) < 0),
  )
}
