import { firstFound } from '../../firstFound'
import { pocketOf } from '../../board/pocket'
import { ROLES } from '../../board/role'
import type { Shuffle, VariantRules } from '../../variants/variant'
import { completions, remainingPocket } from './completions'
import { failedCondition } from './conditions'
import { frameOf } from './frame'
import { backRank, isComplete, placesOf, shuffledIndices, thrownRoles, type Rank } from './rank'
import type { RankFault } from './ranksError'

type FaultFinder = (rules: VariantRules, rank: Rank) => RankFault | undefined

const wrongLength: FaultFinder = (rules, rank) => {
  const { width } = frameOf(rules)
  return rank.length === width
    ? undefined
    : { kind: 'ranks', reason: 'length', expected: width, found: rank.length }
}

const wrongFixedPiece: FaultFinder = (rules, rank) => {
  const { board, leftFile } = frameOf(rules)
  const fixed = backRank(rules, board, 'white')
  const shuffled = new Set(shuffledIndices(rules))
  const index = rank.findIndex((role, place) => !shuffled.has(place) && role !== fixed[place])
  if (index < 0) return undefined
  const expected = fixed[index]
  return { kind: 'ranks', reason: 'fixedPiece', file: leftFile + index, ...(expected && { expected }) }
}

const tooMany = (rank: Rank, { files, pieces }: Shuffle, leftFile: number): RankFault | undefined => {
  const army = pocketOf(pieces)
  const placed = pocketOf(files.flatMap(index => rank[index] ?? []))
  const role = ROLES.find(other => (placed[other] ?? 0) > (army[other] ?? 0))
  if (role === undefined) return undefined
  const counts = { expected: army[role] ?? 0, found: placed[role] ?? 0 }
  return { kind: 'ranks', reason: 'pieceCount', role, ...counts, files: files.map(index => leftFile + index) }
}

const wrongCounts: FaultFinder = (rules, rank) =>
  firstFound(rules.start.shuffles, shuffle => tooMany(rank, shuffle, frameOf(rules).leftFile))

const missedCondition: FaultFinder = ({ start, army }, rank) => {
  const condition = failedCondition(start.conditions, army, rank)
  return condition && { kind: 'ranks', reason: 'condition', condition }
}

const notThrown: FaultFinder = (rules, rank) => {
  const thrown = thrownRoles(rules)
  const role = ROLES.find(other => placesOf(rank, other).length < placesOf(thrown, other).length)
  return role && { kind: 'ranks', reason: 'notThrown', role }
}

const cannotBeCompleted: FaultFinder = (rules, rank) =>
  completions(rules, rank, remainingPocket(rules, rank)!).length > 0
    ? undefined
    : { kind: 'ranks', reason: 'noCompletion' }

const incomplete: FaultFinder = ({ setupPhase }) =>
  setupPhase?.kind === 'placement' ? undefined : { kind: 'ranks', reason: 'incomplete' }

const ALWAYS = [wrongLength, wrongFixedPiece, wrongCounts]
const OF_COMPLETE = [...ALWAYS, missedCondition]
const OF_INCOMPLETE = [...ALWAYS, incomplete, notThrown, cannotBeCompleted]

/** Why a rank is not one of the system's, whether complete or with squares that the players have yet to fill; the simplest fault first. */
export const rankFault = (rules: VariantRules, rank: Rank): RankFault | undefined =>
  firstFound(isComplete(rules, rank) ? OF_COMPLETE : OF_INCOMPLETE, find => find(rules, rank))
