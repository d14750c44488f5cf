import { drawDistinctNumbers } from '../setup/starts/distinctStarts'
import type { Random } from '../setup/starts/random'

/** What throws are worth, by their numbers, in centipawns. */
interface ThrowWorth {
  /** After best play of the setup, from White's view. */
  readonly values: readonly number[]
  /** The standard deviation of the arrays that can arise: how much depends on placing. */
  readonly spreads: readonly number[]
}

/** A throw rewards good placing if more depends on it than in this share of all throws. */
const REST = 0.75

/** Which throws are wanted. */
export interface ThrowWish {
  /** Only those whose value after best play is at most so far from equality, in centipawns. */
  readonly within?: number | undefined
  /** Only those that reward good placing. */
  readonly isRewarding: boolean
}

/** The numbers of the throws that are wanted, ascending. */
export const wantedThrows = (
  { values, spreads }: ThrowWorth,
  { within = Infinity, isRewarding }: ThrowWish,
): readonly number[] => {
  const sorted = isRewarding ? spreads.toSorted((one, other) => one - other) : []
  const least = sorted[Math.floor(REST * sorted.length)] ?? 0
  return [...spreads.keys()].filter(
    number => spreads[number]! >= least && Math.abs(values[number]!) <= within,
  )
}

/** Draws wanted throws, none of them twice; fewer where there are fewer. The same random source draws the same. */
export const drawThrows = (
  throws: ThrowWorth,
  wish: ThrowWish,
  random: Random,
  count: number,
): readonly number[] => {
  const wanted = new Set(wantedThrows(throws, wish))
  const admitted = { has: (number: number) => wanted.has(number), count: wanted.size }
  return drawDistinctNumbers(random, Math.min(count, wanted.size), throws.values.length, admitted)
}
