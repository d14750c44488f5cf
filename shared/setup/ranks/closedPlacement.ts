import type { Pocket } from '../../board/pocket'
import { ROLES, type Role } from '../../board/role'
import type { RankCondition, VariantRules } from '../../variants/variant'
import { testOf, type RankTest } from './conditions'
import { advanceArrangement } from './permutations'
import type { Rank } from './rank'

/**
 * Why a rank cannot be completed after a placement: the condition that no completion meets, described from the point of view of the placed
 * piece. `together`: each condition can be met, but not all at once.
 */
export type ClosedBecause = 'noRookA' | 'noRookH' | 'noKingBetween' | 'bishops' | 'together'

/** All ranks that the rest of the pocket can make, including those that the system does not have. */
function* fillings(rank: Rank, pocket: Pocket): Generator<Rank> {
  const symbols = Uint8Array.from(
    ROLES.flatMap((role, symbol) => Array<number>(pocket[role] ?? 0).fill(symbol)),
  )
  do {
    let next = 0
    yield rank.map(role => role ?? ROLES[symbols[next++] ?? -1])
  } while (advanceArrangement(symbols))
}

const somePass = (rank: Rank, pocket: Pocket, test: RankTest): boolean => {
  for (const filling of fillings(rank, pocket)) if (test(filling)) return true
  return false
}

const spoken = (
  { kind }: RankCondition,
  role: Role,
  rookFits: (isOnSide: RankTest) => boolean,
  index: number,
): ClosedBecause => {
  if (kind === 'oppositeColors') return 'bishops'
  if (kind !== 'kingBetweenRooks') return 'together'
  if (role !== 'king') return 'noKingBetween'
  return rookFits(rank => rank.indexOf('rook') < index) ? 'noRookH' : 'noRookA'
}

/**
 * Why no completion is left once a piece is on a free place of the rank.
 *
 * @param pocket what is still to be placed, including the piece
 * @param index place on the rank, 0 for the army's left edge
 */
export const closedBecause = (
  rules: VariantRules,
  rank: Rank,
  pocket: Pocket,
  { role, index }: { readonly role: Role; readonly index: number },
): ClosedBecause => {
  const placed = rank.with(index, role)
  const left: Pocket = { ...pocket, [role]: (pocket[role] ?? 0) - 1 }
  const missed = rules.start.conditions.find(one => !somePass(placed, left, testOf(one, rules.army)))
  return missed ? spoken(missed, role, test => somePass(placed, left, test), index) : 'together'
}
