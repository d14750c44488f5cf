import { isSamePocket, pocketOf, type Pocket } from '../../board/pocket'
import { ROLES, type Role } from '../../board/role'
import { POCKET_ORDER } from '../../variants/army'
import type { VariantRules } from '../../variants/variant'
import { shuffledPieces, type Rank } from './rank'
import { allRanks } from './ranks'
import { remembered } from '../../remembered'

/** A piece from the pocket and the place on the back rank where it goes, 0 for the army's left edge. */
export interface RankPlacement {
  readonly role: Role
  readonly index: number
}

/** A placement that can be thought of, and in how many ways the rank can be completed after it. */
export interface CountedPlacement extends RankPlacement {
  /** 0 if the placement is illegal. */
  readonly completions: number
}

/** Every rank of a system with a placement phase; a few thousand at most. */
const fullRanks = remembered(
  (rules: VariantRules) => [...allRanks(rules)],
  rules => rules.start,
)

/** The whole army of a back rank. */
const armyOf = (rules: VariantRules): Pocket => pocketOf(rules.start.shuffles.flatMap(({ pieces }) => pieces))

/**
 * What a side still has to place when its back rank looks like this; undefined if there is more on the rank
 * than the army has.
 */
export const remainingPocket = (rules: VariantRules, rank: Rank): Pocket | undefined => {
  const army = armyOf(rules)
  const placed = pocketOf(shuffledPieces(rules, rank))
  const left = ROLES.map(role => [role, (army[role] ?? 0) - (placed[role] ?? 0)] as const)
  if (left.some(([, count]) => count < 0)) return undefined
  return Object.fromEntries(left.filter(([, count]) => count > 0))
}

const extendsRank = (full: Rank, rank: Rank): boolean =>
  rank.every((role, index) => role === undefined || role === full[index])

/**
 * The complete ranks that a side can still reach: they contain the rank as it stands and meet the system's
 * conditions. In the order of their numbers; none if the pocket is not what the rank lacks. Some ten
 * microseconds; 2,880 for the empty rank of Pre-Chess.
 */
export const completions = (rules: VariantRules, rank: Rank, pocket: Pocket): readonly Rank[] => {
  const remaining = remainingPocket(rules, rank)
  if (remaining === undefined || !isSamePocket(remaining, pocket)) return []
  return fullRanks(rules).filter(full => extendsRank(full, rank))
}

const countWith = (ranks: readonly Rank[], role: Role, index: number): number =>
  ranks.reduce((count, rank) => (rank[index] === role ? count + 1 : count), 0)

/**
 * Each piece of the pocket on each empty square, with the number of completions it leaves. A placement is
 * legal if and only if that is at least one (rules 3.4). Sorted as pockets are written, equal roles by file.
 */
export const countedPlacements = (
  rules: VariantRules,
  rank: Rank,
  pocket: Pocket,
): readonly CountedPlacement[] => {
  const full = completions(rules, rank, pocket)
  const empty = rank.flatMap((role, index) => (role === undefined ? [index] : []))
  return POCKET_ORDER.filter(role => (pocket[role] ?? 0) > 0).flatMap(role =>
    empty.map(index => ({ role, index, completions: countWith(full, role, index) })),
  )
}
