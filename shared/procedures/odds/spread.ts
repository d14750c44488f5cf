import { compare, fraction, fractionText, quotient, toNumber, type Fraction } from '../model/fraction'

/** A probability, and the number of outcomes that have it. */
export interface ShareClass {
  readonly share: Fraction
  readonly times: number
}

/** A summary of the probabilities of all outcomes. */
export interface Spread {
  /** The number of outcomes. */
  readonly positions: number
  /** Every probability that occurs, the lowest first. Counted as often as they occur, they add up to 1. */
  readonly classes: readonly ShareClass[]
  /** The probabilities of the least and the most likely outcome. */
  readonly min: Fraction
  readonly max: Fraction
  /** `max / min`; 1 if all outcomes are equally likely. */
  readonly ratio: number
  /** Shannon entropy in bits; the binary logarithm of `positions` if all are equally likely. */
  readonly entropyBits: number
}

const certain = fraction(1n, 1n)

/** What a class adds to the entropy. It is computed as one term so that equal outcomes give a round number. */
const bitsOf = ({ share, times }: ShareClass): number =>
  toNumber(fraction(share.p * BigInt(times), share.q)) * Math.log2(toNumber(quotient(certain, share)))

/** Merges equal probabilities, and sorts them. */
export const classesOf = (shares: Iterable<ShareClass>): readonly ShareClass[] => {
  const classes = new Map<string, ShareClass>()
  for (const { share, times } of shares) {
    const key = fractionText(share)
    classes.set(key, { share, times: times + (classes.get(key)?.times ?? 0) })
  }
  return [...classes.values()].sort((one, other) => compare(one.share, other.share))
}

/** Summarizes one or more classes, sorted as by {@link classesOf}. */
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
