import { seededSums } from '../setup/starts/random'

/** A stream of random numbers about 0 with standard deviation 1 that depends on its seed alone, on every machine. */
export interface NormalNumbers {
  readonly next: () => number
}

const RANGE = 2 ** 32

/** Uniform numbers in a sum: their variances of 1/12 add up to 1. */
const TERMS = 12

/** Near enough to normal within three deviations, and made of sums alone, which round the same everywhere. */
export const normalNumbers = (seed: string): NormalNumbers => {
  const sums = seededSums(seed)
  return { next: () => sums(TERMS) / RANGE - TERMS / 2 }
}
