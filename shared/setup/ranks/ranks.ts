import type { VariantRules } from '../../variants/variant'
import { testOf, type RankTest } from './conditions'
import { frameOf } from './frame'
import { backRank, type Rank } from './rank'
import { remembered } from './remembered'
import { filteredRanks, type RankSet } from './rankSet'
import { rankSpace } from './rankSpace'
import { relocatedArrays } from './relocation'
import { scharnaglNumber, scharnaglRank } from './scharnagl'

/** Passes a rank that meets all conditions of the system. */
const startTest = ({ start, army }: VariantRules): RankTest => {
  const tests = start.conditions.map(condition => testOf(condition, army))
  return rank => tests.every(test => test(rank))
}

const alphabeticalRanks = (rules: VariantRules): RankSet => {
  const template = backRank(rules, frameOf(rules).board, 'white')
  const wings = rules.start.shuffles.map(({ files, pieces }) => ({ indices: files, pieces }))
  return filteredRanks(rankSpace(rules.army, template, wings), startTest(rules))
}

/** The same ranks under Scharnagl's numbers; all of them are Chess960 ranks. */
const scharnaglNumbered = (ranks: readonly Rank[]): RankSet => {
  const members = new Set(ranks.map(rank => scharnaglNumber(rank)!))
  const numbers = [...members].sort((one, other) => one - other)
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

const allOf = (ranks: RankSet): Rank[] => Array.from(ranks.numbers(), number => ranks.at(number)!)

const makeRankSet = (rules: VariantRules): RankSet => {
  if (rules.start.black === 'relocated')
    return scharnaglNumbered(relocatedArrays(rules).map(({ white }) => white))
  const ranks = alphabeticalRanks(rules)
  return rules.start.numbering === 'scharnagl' ? scharnaglNumbered(allOf(ranks)) : ranks
}

const rankSetOf = remembered(rules => rules.start, makeRankSet)

/** How many back ranks a side can start with. */
export const rankCount = (rules: VariantRules): number => rankSetOf(rules).count

/**
 * The number of a complete back rank as White sees it; undefined if the system does not have it. Systems
 * numbered by Scharnagl keep these numbers, 0 to 959, even where they have only some of the ranks; the others
 * count from 0 in the alphabetical order of the FEN letters.
 */
export const rankNumber = (rules: VariantRules, rank: Rank): number | undefined =>
  rankSetOf(rules).numberOf(rank)

/** The back rank with a number of {@link rankNumber}; undefined if there is none. */
export const rankByNumber = (rules: VariantRules, number: number): Rank | undefined =>
  rankSetOf(rules).at(number)

/** All back ranks of the system in the order of their numbers, made one by one. */
export function* allRanks(rules: VariantRules): Generator<Rank> {
  for (const number of rankSetOf(rules).numbers()) yield rankByNumber(rules, number)!
}
