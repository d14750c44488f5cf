import type { ByColor } from '../../board/color'
import type { VariantRules } from '../../variants/variant'
import { isSameRank, reversedRank, type Rank } from '../ranks/rank'
import { rankByNumber, rankCount, rankNumber, rankSetOf } from '../ranks/ranks'
import type { RankSet } from '../ranks/rankSet'
import { relocatedArrays } from '../ranks/relocation'
import { remembered } from '../../remembered'

/** The back ranks of both sides. */
export type Ranks = ByColor<Rank>

/** The arrays of a system and their numbers, 0 to `count - 1`. */
export interface ArraySet {
  readonly count: number
  readonly at: (number: number) => Ranks | undefined
  readonly numberOf: (ranks: Ranks) => number | undefined
}

/** The arrays if Black's rank follows from White's. */
const dependentArrays = (rules: VariantRules, blackOf: (white: Rank) => Rank): ArraySet => ({
  count: rankCount(rules),
  at: number => {
    const white = rankByNumber(rules, number)
    return white && { white, black: blackOf(white) }
  },
  numberOf: ({ white, black }) => (isSameRank(blackOf(white), black) ? rankNumber(rules, white) : undefined),
})

/** All pairs of ranks of a set, numbered by White's number times the number of ranks, plus Black's number. */
export const independentArrays = ({ count, at, numberOf }: RankSet): ArraySet => ({
  count: count * count,
  at: number => {
    const white = at(Math.floor(number / count))
    const black = at(number % count)
    return white && black && { white, black }
  },
  numberOf: ranks => {
    const white = numberOf(ranks.white)
    const black = numberOf(ranks.black)
    return white === undefined || black === undefined ? undefined : white * count + black
  },
})

const isSameArray = (one: Ranks, other: Ranks): boolean =>
  isSameRank(one.white, other.white) && isSameRank(one.black, other.black)

const listedArrays = (arrays: readonly Ranks[]): ArraySet => ({
  count: arrays.length,
  at: number => arrays[number],
  numberOf: ranks => {
    const number = arrays.findIndex(array => isSameArray(array, ranks))
    return number < 0 ? undefined : number
  },
})

const makeArraySet = (rules: VariantRules): ArraySet => {
  switch (rules.start.black) {
    case 'mirrored':
      return dependentArrays(rules, white => white)
    case 'reversed':
      return dependentArrays(rules, reversedRank)
    case 'independent':
      return independentArrays(rankSetOf(rules))
    case 'relocated':
      return listedArrays(relocatedArrays(rules))
  }
}

const arraySetOf = remembered(makeArraySet, rules => rules.start)

/** The number of arrays of a system; an array is the back ranks of both sides. */
export const arrayCount = (rules: VariantRules): number => arraySetOf(rules).count

/** The array with a number from 0 to {@link arrayCount} - 1; undefined for any other number. */
export const arrayAt = (rules: VariantRules, number: number): Ranks | undefined =>
  arraySetOf(rules).at(number)

/** The number of an array; undefined if the system does not have it. */
export const arrayNumber = (rules: VariantRules, ranks: Ranks): number | undefined =>
  arraySetOf(rules).numberOf(ranks)
