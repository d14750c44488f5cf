import type { ByColor } from '../../board/color'
import { CASTLING_SIDES } from '../../board/setup'
import type { CountName, GuideCount } from '../../variants/guide/guide'
import type { CastlingTarget, VariantDefinition, VariantRules } from '../../variants/variant'
import { arrayAt } from './arrays'
import { startRights } from '../rights/castling'
import { completions, countedPlacements, remainingPocket } from '../ranks/completions'
import { failedCondition, oppositeColors } from '../ranks/conditions'
import { isSameRank, type Rank } from '../ranks/rank'
import { randomRanksOf } from '../ranks/randomRanks'
import { allRanks, rankCount } from '../ranks/ranks'
import { orthodoxRank, relocatedRanks, relocationTargets } from '../ranks/relocation'
import { randomStartCount, startCount } from './starts'

const countWhere = <T>(all: Iterable<T>, test: (one: T) => boolean): number => {
  let count = 0
  for (const one of all) if (test(one)) count += 1
  return count
}

const isMirrored = ({ white, black }: ByColor<Rank>): boolean => isSameRank(white, black)

/** The number of starts with the same rank for both sides. If each rank is drawn independently, there is one for each rank. */
const mirroredStarts = (rules: VariantDefinition): number => {
  if (rules.start.black === 'independent') return rankCount(rules)
  return countWhere(Array.from({ length: startCount(rules) }).keys(), number =>
    isMirrored(arrayAt(rules, number)!),
  )
}

const thrownRanks = (rules: VariantRules): readonly Rank[] => {
  const thrown = randomRanksOf(rules)
  return thrown === undefined ? [] : Array.from(thrown.numbers(), number => thrown.at(number)!)
}

const pocketFor = (rules: VariantRules, rank: Rank) => remainingPocket(rules, rank) ?? {}

const firstPlacements = (rules: VariantRules) =>
  thrownRanks(rules).flatMap(rank => countedPlacements(rules, rank, pocketFor(rules, rank)))

const waysOfThrows = (rules: VariantRules): readonly number[] =>
  thrownRanks(rules).map(rank => completions(rules, rank, pocketFor(rules, rank)).length)

/** The ranks after each relocation of the king that `rules` allow. */
const kingRelocations = (rules: VariantRules): readonly Rank[] =>
  relocatedRanks(rules, orthodoxRank(), 'king')

const queenPlaces = (rules: VariantRules): number => {
  const places = new Set(kingRelocations(rules).map(rank => relocationTargets(rules, rank, 'queen').length))
  const [only, ...others] = places
  if (only === undefined || others.length > 0) throw new Error('the queen has not as many places everywhere')
  return only
}

const isAllowed = (rules: VariantRules, rank: Rank): boolean =>
  failedCondition(rules.start.conditions, rules.army, rank) === undefined

/** The arrays if both swaps are free and only their result must meet the conditions. */
const lenientStarts = (rules: VariantRules): number => {
  const free = { ...rules, start: { ...rules.start, conditions: [] } }
  return kingRelocations(free)
    .map(rank => relocatedRanks(free, rank, 'queen'))
    .map(ranks => countWhere(ranks, rank => isAllowed(rules, rank)))
    .reduce((sum, count) => sum + count ** 2, 0)
}

/** The number of castlings, toward either side, that do not exist at the start for a side's ranks and that pass the test. */
const lackedCastlings = (
  rules: VariantRules,
  isCounted: (rank: Rank, target: CastlingTarget) => boolean,
): number =>
  CASTLING_SIDES.map(side => {
    const target = rules.castling?.targets[side]
    if (target === undefined) return 0
    const lacks = (rank: Rank): boolean => startRights(rules, rank, 'white')[side] === undefined
    return countWhere(allRanks(rules), rank => lacks(rank) && isCounted(rank, target))
  }).reduce((sum, count) => sum + count)

const standsOn = (rank: Rank, { king, rook }: CastlingTarget): boolean =>
  rank[king] === 'king' && rank[rook] === 'rook'

const COUNTS: Readonly<Record<GuideCount, (rules: VariantDefinition) => number>> = {
  ranks: rankCount,
  starts: startCount,
  mirroredStarts,
  oneColorRanks: rules => countWhere(allRanks(rules), rank => !oppositeColors('bishop', 'bishop')(rank)),
  throws: randomStartCount,
  throwRanks: rules => thrownRanks(rules).length,
  firstPlacements: rules => firstPlacements(rules).length,
  deadFirstPlacements: rules => countWhere(firstPlacements(rules), ({ completions }) => completions === 0),
  fewestWays: rules => Math.min(...waysOfThrows(rules)),
  mostWays: rules => Math.max(...waysOfThrows(rules)),
  kingPlaces: rules => kingRelocations(rules).length,
  queenPlaces,
  lenientStarts,
  missingCastlings: rules => lackedCastlings(rules, () => true),
  nullCastlings: rules => lackedCastlings(rules, standsOn),
}

const ranksUnder = (rules: VariantRules, conditions: number): number =>
  rankCount({ ...rules, start: { ...rules.start, conditions: rules.start.conditions.slice(0, conditions) } })

const UNDER = 'ranksUnder'

const isPlain = (name: CountName): name is GuideCount => !name.startsWith(UNDER)

/**
 * The value of a count in a guide's text. Most take less than a millisecond, those of larger boards up to some tenths of a second; nothing
 * is remembered.
 */
export const guideCount = (rules: VariantDefinition, name: CountName): number =>
  isPlain(name) ? COUNTS[name](rules) : ranksUnder(rules, Number(name.slice(UNDER.length)))
