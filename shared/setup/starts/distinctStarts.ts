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

/** Which of the numbers may be drawn, and how many those are. */
export interface Admitted {
  readonly has: (number: number) => boolean
  readonly count: number
}

/**
 * Draws numbers below `all`, none of them twice, in the order in which they fall. The same random source gives the same numbers,
 * and more of them begin with the same.
 *
 * @param count a whole number from 0 to `all`, or to as many as are admitted
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

/** What starts are drawn, besides how many. */
interface DrawnKind {
  readonly kind: StartKind
  /** Ids of the variant's own options. */
  readonly options?: readonly string[]
  /** All, if not said. */
  readonly admitted?: Admitted | undefined
}

/**
 * Draws starts for the boards of a round: none of them twice. The same random source gives the same starts in the same order.
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
