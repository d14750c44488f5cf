import { drawDistinctNumbers } from '../setup/starts/distinctStarts'
import type { Random } from '../setup/starts/random'

/** The values of throws by number, in centipawns. */
interface ThrowWorth {
  /** After best play in the setup, from White's view. */
  readonly values: readonly number[]
  /** The standard deviation of the arrays that can arise: how much depends on placing well. */
  readonly spreads: readonly number[]
}

/** A throw rewards good placing if its spread exceeds that of this share of all throws. */
const REST = 0.75

/** Which throws to select. */
export interface ThrowWish {
  /** Only throws whose value after best play is at most this far from equality, in centipawns. */
  readonly within?: number | undefined
  /** Only throws that reward good placing. */
  readonly isRewarding: boolean
}

/** The numbers of the selected throws, ascending. */
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

/** Draws from the selected throws without repetition; fewer if there are not enough. The same random source gives the same throws. */
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
