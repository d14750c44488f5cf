import { err, ok, type Result } from '../../result'
import type { VariantDefinition } from '../../variants/variant'
import { drawRandomStart, drawStart, type DrawnStart, type Random } from './random'
import { randomStartCount, startCount } from './starts'

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
  const drawn = new Map<number, DrawnStart>()
  while (drawn.size < count) {
    const start = kind === 'start' ? drawStart(variant, random, options) : drawRandomStart(variant, random)!
    drawn.set(start.number, start)
  }
  return ok([...drawn.values()])
}
