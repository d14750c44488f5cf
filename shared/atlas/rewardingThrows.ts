/** What throws are worth, by their numbers, in centipawns. */
interface ThrowWorth {
  /** After best play of the setup, from White's view. */
  readonly values: readonly number[]
  /** The standard deviation of the arrays that can arise: how much depends on placing. */
  readonly spreads: readonly number[]
}

/** A throw rewards good placing if more depends on it than in this share of all throws. */
const REST = 0.75

/**
 * The numbers of the throws that reward good placing, ascending.
 *
 * @param within only those whose value after best play is at most so far from equality, in centipawns
 */
export const rewardingThrows = (
  { values, spreads }: ThrowWorth,
  within: number | undefined,
): readonly number[] => {
  const least = spreads.toSorted((one, other) => one - other)[Math.floor(REST * spreads.length)] ?? 0
  return [...spreads.keys()].filter(
    number => spreads[number]! >= least && (within === undefined || Math.abs(values[number]!) <= within),
  )
}
