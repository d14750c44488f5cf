import type { Setup } from '../../board/setup'
import { unwrap } from '../../result'
import { textHash } from '../../textHash'
import type { VariantDefinition } from '../../variants/variant'
import { randomStartCount, randomStartSetup, startCount, startSetup } from './starts'

/**
 * A stream of random numbers that depends only on its seed: it is the same on every machine and in every version, so that a draw can be
 * repeated from the seed recorded with it.
 */
export interface Random {
  /** The next 32 bits, as a whole number from 0 to 2^32 - 1. */
  readonly next: () => number
  /**
   * A whole number from 0 to `count - 1`, each equally likely: bits beyond the last full multiple are discarded, never wrapped. `count` is
   * a whole number from 1 to 2^32.
   */
  readonly below: (count: number) => number
}

const RANGE = 2 ** 32

/** The numbers discarded until the state is well mixed, as the generator's author advises for any seed. */
const WARM_UP = 15

/** Draws `terms` numbers of 32 bits and returns their sum. */
type Sums = (terms: number) => number

const sfc32 = (words: readonly [number, number, number, number]): Sums => {
  // Kept as 32-bit integers: engines hold most variables of a closure as objects, which takes three times as long.
  const state = Int32Array.from(words)
  return terms => {
    let a = state[0]!
    let b = state[1]!
    let c = state[2]!
    let counter = state[3]!
    let total = 0
    for (let term = 0; term < terms; term += 1) {
      const sum = (a + b + counter) | 0
      counter = (counter + 1) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = (((c << 21) | (c >>> 11)) + sum) | 0
      total += sum >>> 0
    }
    state[0] = a
    state[1] = b
    state[2] = c
    state[3] = counter
    return total
  }
}

/** A number below `count`, as in {@link Random.below}, from a source of 32 random bits at a time. */
export const uniformBelow = (next: () => number, count: number): number => {
  if (!Number.isInteger(count) || count < 1 || count > RANGE) throw new RangeError(`no number below ${count}`)
  const limit = RANGE - (RANGE % count)
  let bits = next()
  while (bits >= limit) bits = next()
  return bits % count
}

/** The numbers of {@link seededRandom} as sums of several at a time, for callers that need millions of them. */
export const seededSums = (seed: string): Sums => {
  const sums = sfc32([textHash(seed, 0), textHash(seed, 1), textHash(seed, 2), textHash(seed, 3)])
  sums(WARM_UP)
  return sums
}

/**
 * A random source from any text. The generator is sfc32 (small fast chaotic: period at least 2^32, about
 * 2^127 on average), its three state words and its counter hashed from the seed.
 *
 * @see https://pracrand.sourceforge.net/RNG_engines.txt
 */
export const seededRandom = (seed: string): Random => {
  const sums = seededSums(seed)
  const next = () => sums(1)
  return { next, below: count => uniformBelow(next, count) }
}

/** A start drawn at random. */
export interface DrawnStart {
  readonly number: number
  readonly setup: Setup
}

/** Draws a complete first position; each is equally likely. The options must be the variant's own. */
export const drawStart = (
  variant: VariantDefinition,
  random: Random,
  options: readonly string[] = [],
): DrawnStart => {
  const number = random.below(startCount(variant))
  return { number, setup: unwrap(startSetup(variant, number, options)) }
}

/** Draws a random start, as dice do before a placement phase; undefined for a system without random starts. */
export const drawRandomStart = (variant: VariantDefinition, random: Random): DrawnStart | undefined => {
  const count = randomStartCount(variant)
  if (count === 0) return undefined
  const number = random.below(count)
  return { number, setup: unwrap(randomStartSetup(variant, number)) }
}

/**
 * Draws what the system leaves to chance: the random start of a system with placement, or a complete first position of any other system.
 */
export const randomStart = (
  variant: VariantDefinition,
  random: Random,
  options: readonly string[] = [],
): DrawnStart => drawRandomStart(variant, random) ?? drawStart(variant, random, options)
