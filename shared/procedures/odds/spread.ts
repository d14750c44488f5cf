import { compare, fraction, fractionText, quotient, toNumber, type Fraction } from '../model/fraction'

/** How many outcomes have the same probability. */
export interface ShareClass {
  readonly share: Fraction
  readonly times: number
}

/** How likely something is that can turn out in several ways, in short. */
export interface Spread {
  /** In how many ways. */
  readonly positions: number
  /** Every probability that occurs, the least first. They add up to 1, each as often as it occurs. */
  readonly classes: readonly ShareClass[]
  /** Probability of the least and of the most likely one. */
  readonly min: Fraction
  readonly max: Fraction
  /** `max / min`: 1 where all are equally likely. */
  readonly ratio: number
  /** Shannon entropy in bits; the binary logarithm of their number where all are equally likely. */
  readonly entropyBits: number
}

const certain = fraction(1n, 1n)

/** What a class adds to the entropy; as one term, so that equal outcomes give a round number. */
const bitsOf = ({ share, times }: ShareClass): number =>
  toNumber(fraction(share.p * BigInt(times), share.q)) * Math.log2(toNumber(quotient(certain, share)))

/** Puts probabilities together that are alike. */
export const classesOf = (shares: Iterable<ShareClass>): readonly ShareClass[] => {
  const classes = new Map<string, ShareClass>()
  for (const { share, times } of shares) {
    const key = fractionText(share)
    classes.set(key, { share, times: times + (classes.get(key)?.times ?? 0) })
  }
  return [...classes.values()].sort((one, other) => compare(one.share, other.share))
}

/** Sums up one or more classes as {@link classesOf} orders them. */
export const spreadOf = (classes: readonly ShareClass[]): Spread => {
  const [min, max] = [classes[0]!.share, classes.at(-1)!.share]
  return {
    positions: classes.reduce((all, { times }) => all + times, 0),
    classes,
    min,
    max,
    ratio: toNumber(quotient(max, min)),
    entropyBits: classes.reduce((bits, one) => bits + bitsOf(one), 0),
  }
}
