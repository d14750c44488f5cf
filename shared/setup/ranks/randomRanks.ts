import type { VariantRules } from '../../variants/variant'
import { completions, remainingPocket } from './completions'
import type { Rank } from './rank'
import { filteredRanks, type RankSet } from './rankSet'
import { rankSpace, type Wing } from './rankSpace'
import { remembered } from '../../remembered'

const canBeCompleted = (rules: VariantRules, rank: Rank): boolean =>
  completions(rules, rank, remainingPocket(rules, rank) ?? {}).length > 0

/** Only the thrown pieces, on squares that are otherwise empty. */
const thrown = (pieces: Rank, random: Rank): Rank => pieces.map((_, place) => random[place])

const makeRandomRanks = (rules: VariantRules): RankSet | undefined => {
  if (rules.setupPhase?.kind !== 'placement') return undefined
  const { random } = rules.setupPhase
  const wings = rules.start.shuffles.map(({ files, pieces }): Wing => ({
    indices: files,
    pieces: thrown(pieces, random),
  }))
  const template = wings.flatMap(({ indices }) => indices.map(() => undefined))
  return filteredRanks(rankSpace(rules.army, template, wings), rank => canBeCompleted(rules, rank))
}

/**
 * The ranks that the dice can make for a side before the players place the rest, numbered in the alphabetical order of their letters, with
 * `.` for an empty square; undefined for a system without placement.
 */
export const randomRanksOf = remembered(makeRandomRanks, rules => rules.setupPhase ?? rules.start)
