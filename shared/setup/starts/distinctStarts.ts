import { err, ok, unwrap, type Result } from '../../result'
import type { VariantDefinition } from '../../variants/variant'
import type { DrawnStart, Random } from './random'
import { randomStartCount, randomStartSetup, startCount, startSetup } from './starts'

/** Whether the complete first position is meant, or what the dice give before placement. */
export const START_KINDS = ['start', 'random-start'] as const
export type StartKind = (typeof START_KINDS)[number]

/** More starts were asked for than there are. */
export interface TooFewStarts {
  readonly kind: 'tooFewStarts'
  /** How many there are; 0 for a system without random starts. */
  readonly count: number
}

/**
 * Draws numbers below `all`, none of them twice, in the order in which they fall. The same random source gives the same numbers.
 *
 * @param count a whole number from 0 to `all`
 */
export const drawDistinctNumbers = (random: Random, count: number, all: number): readonly number[] => {
  const drawn = new Set<number>()
  while (drawn.size < count) drawn.add(random.below(all))
  return [...drawn]
}

/**
 * Draws starts for the boards of a round: none of them twice. The same random source gives the same starts in the same order.
 *
 * @param count a whole number, at least 0
 * @param options ids of the variant's own options
 */
export const drawDistinctStarts = (
  variant: VariantDefinition,
  random: Random,
  count: number,
  { kind, options = [] }: { readonly kind: StartKind; readonly options?: readonly string[] },
): Result<readonly DrawnStart[], TooFewStarts> => {
  const all = kind === 'start' ? startCount(variant) : randomStartCount(variant)
  if (count > all) return err({ kind: 'tooFewStarts', count: all })
  return ok(
    drawDistinctNumbers(random, count, all).map(number => ({
      number,
      setup: unwrap(
        kind === 'start' ? startSetup(variant, number, options) : randomStartSetup(variant, number),
      ),
    })),
  )
}
