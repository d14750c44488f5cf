import type { RankTest } from './conditions'
import type { Rank } from './rank'
import { forEachRank, numberInSpace, rankInSpace, type RankSpace } from './rankSpace'

/** A set of numbered ranks. */
export interface RankSet {
  /** How many there are. */
  readonly count: number
  /** The numbers, ascending. */
  readonly numbers: () => Iterable<number>
  /** Undefined for a number that is not in the set. */
  readonly at: (number: number) => Rank | undefined
  /** Undefined for a rank that is not in the set. */
  readonly numberOf: (rank: Rank) => number | undefined
}

/** The place of a number in an ascending list; undefined if the list does not contain it. */
const placeOf = (numbers: Uint32Array, number: number): number | undefined => {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (numbers[middle]! < number) low = middle + 1
    else high = middle
  }
  return numbers[low] === number ? low : undefined
}

const numbersInSpace = (space: RankSpace, test: RankTest): Uint32Array => {
  const numbers: number[] = []
  forEachRank(space, (rank, number) => {
    if (test(rank)) numbers.push(number)
  })
  return Uint32Array.from(numbers)
}

/**
 * The ranks of a space that pass a test, numbered from 0 in the order of the space. Holds four bytes for each rank; creating it visits the
 * whole space once.
 */
export const filteredRanks = (space: RankSpace, test: RankTest): RankSet => {
  const numbers = numbersInSpace(space, test)
  return {
    count: numbers.length,
    numbers: () => numbers.keys(),
    at: number => {
      const place = numbers[number]
      return place === undefined ? undefined : rankInSpace(space, place)
    },
    numberOf: rank => {
      const place = numberInSpace(space, rank)
      return place === undefined ? undefined : placeOf(numbers, place)
    },
  }
}
