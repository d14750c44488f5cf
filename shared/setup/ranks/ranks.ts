import type { VariantRules } from '../../variants/variant'
import { testOf, type RankTest } from './conditions'
import { frameOf } from './frame'
import { backRank, type Rank } from './rank'
import { remembered } from '../../remembered'
import { filteredRanks, type RankSet } from './rankSet'
import { isInSpace, rankSpace, type RankSpace } from './rankSpace'
import { relocatedArrays } from './relocation'
import { SCHARNAGL_RANKS, scharnaglNumber, scharnaglRank } from './scharnagl'

/** A test that a rank passes if it meets all conditions of the system. */
const startTest = ({ start, army }: VariantRules): RankTest => {
  const tests = start.conditions.map(condition => testOf(condition, army))
  return rank => tests.every(test => test(rank))
}

const spaceOf = (rules: VariantRules): RankSpace => {
  const template = backRank(rules, frameOf(rules).board, 'white')
  const wings = rules.start.shuffles.map(({ files, pieces }) => ({ indices: files, pieces }))
  return rankSpace(rules.army, template, wings)
}

/** Chess960 ranks with Scharnagl's numbers, which must be ascending. */
const scharnaglNumbered = (numbers: readonly number[]): RankSet => {
  const members = new Set(numbers)
  const isMember = (number: number | undefined): number is number =>
    number !== undefined && members.has(number)
  return {
    count: numbers.length,
    numbers: () => numbers,
    at: number => (isMember(number) ? scharnaglRank(number) : undefined),
    numberOf: rank => {
      const number = scharnaglNumber(rank)
      return isMember(number) ? number : undefined
    },
  }
}

const ascending = (numbers: Iterable<number>): readonly number[] =>
  [...numbers].sort((one, other) => one - other)

/** The Chess960 ranks that the system has. */
const scharnaglRanks = (rules: VariantRules): RankSet => {
  const space = spaceOf(rules)
  const isStart = startTest(rules)
  const isIn = (rank: Rank) => isInSpace(space, rank) && isStart(rank)
  return scharnaglNumbered([...Array(SCHARNAGL_RANKS).keys()].filter(number => isIn(scharnaglRank(number)!)))
}

const makeRankSet = (rules: VariantRules): RankSet => {
  const { black, numbering } = rules.start
  if (black === 'relocated')
    return scharnaglNumbered(
      ascending(new Set(relocatedArrays(rules).map(({ white }) => scharnaglNumber(white)!))),
    )
  return numbering === 'scharnagl' ? scharnaglRanks(rules) : filteredRanks(spaceOf(rules), startTest(rules))
}

/** The back ranks that a side can start with. */
export const rankSetOf = remembered(makeRankSet, rules => rules.start)

/** The number of back ranks that a side can start with. */
export const rankCount = (rules: VariantRules): number => rankSetOf(rules).count

/**
 * The number of a complete back rank as White sees it; undefined if the system does not have it. Systems numbered by Scharnagl keep his
 * numbers, 0 to 959, even if they have only some of the ranks; the others are numbered from 0 in the alphabetical order of the FEN letters.
 */
export const rankNumber = (rules: VariantRules, rank: Rank): number | undefined =>
  rankSetOf(rules).numberOf(rank)

/** The back rank with a number of {@link rankNumber}; undefined if there is none. */
export const rankByNumber = (rules: VariantRules, number: number): Rank | undefined =>
  rankSetOf(rules).at(number)

/** All back ranks of the system in the order of their numbers, generated one by one. */
export function* allRanks(rules: VariantRules): Generator<Rank> {
  for (const number of rankSetOf(rules).numbers()) yield rankByNumber(rules, number)!
}
