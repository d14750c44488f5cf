import { err, ok, unwrap, type Result } from '../../result'
import type { VariantDefinition } from '../../variants/variant'
import type { DrawnStart, Random } from './random'
import { randomStartCount, randomStartSetup, startCount, startSetup } from './starts'

/** A complete first position, or what the dice give before placement. */
export const START_KINDS = ['start', 'random-start'] as const
export type StartKind = (typeof START_KINDS)[number]

/** The error if more starts are requested than exist. */
export interface TooFewStarts {
  readonly kind: 'tooFewStarts'
  /** The number of starts; 0 for a system without random starts. */
  readonly count: number
}

/** The numbers that may be drawn, and how many they are. */
export interface Admitted {
  readonly has: (number: number) => boolean
  readonly count: number
}

/**
 * Draws distinct numbers below `all`, in the order in which they are drawn. The same random source gives the same numbers, and drawing more
 * of them begins with the same ones.
 *
 * @param count a whole number from 0 to `all`, or to the number of admitted ones
 */
export const drawDistinctNumbers = (
  random: Random,
  count: number,
  all: number,
  admitted?: Admitted,
): readonly number[] => {
  const drawn = new Set<number>()
  while (drawn.size < count) {
    const number = random.below(all)
    if (admitted === undefined || admitted.has(number)) drawn.add(number)
  }
  return [...drawn]
}

/** The kind of starts that are drawn. */
interface DrawnKind {
  readonly kind: StartKind
  /** Ids of the variant's own options. */
  readonly options?: readonly string[]
  /** All by default. */
  readonly admitted?: Admitted | undefined
}

/**
 * Draws distinct starts for the boards of a round. The same random source gives the same starts in the same order.
 *
 * @param count a whole number, at least 0
 */
export const drawDistinctStarts = (
  variant: VariantDefinition,
  random: Random,
  count: number,
  { kind, options = [], admitted }: DrawnKind,
): Result<readonly DrawnStart[], TooFewStarts> => {
  const all = kind === 'start' ? startCount(variant) : randomStartCount(variant)
  const most = admitted?.count ?? all
  if (count > most) return err({ kind: 'tooFewStarts', count: most })
  return ok(
    drawDistinctNumbers(random, count, all, admitted).map(number => ({
      number,
      setup: unwrap(
        kind === 'start' ? startSetup(variant, number, options) : randomStartSetup(variant, number),
      ),
    })),
  )
}
