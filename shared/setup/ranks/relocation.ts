import { COLORS, type ByColor } from '../../board/color'
import type { Role } from '../../board/role'
import { CHESS_RULES, type RelocationPhase, type VariantRules } from '../../variants/variant'
import { failedCondition } from './conditions'
import { frameOf } from './frame'
import { backRank, swapped, type Rank } from './rank'
import { scharnaglNumber } from './scharnagl'

type Relocated = RelocationPhase['order'][number]['role']

/** The pieces with which a relocated piece may not swap: rooks never move, and the queen does not swap with the king. */
const STAYS: Readonly<Record<Relocated, readonly Role[]>> = { king: ['rook'], queen: ['rook', 'king'] }

/** The rank with which every relocation begins. */
export const orthodoxRank = (): Rank => backRank(CHESS_RULES, frameOf(CHESS_RULES).board, 'white')

/**
 * The places that the king or queen may have after its relocation, ascending, including its own, because it may stay. The swap must leave a
 * rank that meets the system's conditions (bishops on opposite colors). If the system is lenient, the king's swap need not, because the
 * queen's must then restore them. The queen may take the place of the piece that the king displaced (rules 4).
 */
export const relocationTargets = (rules: VariantRules, rank: Rank, role: Relocated): number[] => {
  const from = rank.indexOf(role)
  const isFree = role === 'king' && rules.start.lenientKing === true
  const isAllowed = (partner: Role | undefined, to: number): boolean =>
    partner !== undefined &&
    !STAYS[role].includes(partner) &&
    (isFree || failedCondition(rules.start.conditions, rules.army, swapped(rank, from, to)) === undefined)
  return rank.flatMap((partner, to) => (isAllowed(partner, to) ? [to] : []))
}

/** The ranks that a relocation can make of a rank, including the rank itself. */
export const relocatedRanks = (rules: VariantRules, rank: Rank, role: Relocated): Rank[] =>
  relocationTargets(rules, rank, role).map(to => swapped(rank, rank.indexOf(role), to))

/**
 * The arrays that relocation can make of the orthodox one, sorted by White's, then by Black's Scharnagl number: five places for the kings,
 * which mirror each other, and four for each queen. If the king's relocation is lenient, there is one more place for the kings, with two
 * for each queen.
 */
export const relocatedArrays = (rules: VariantRules): readonly ByColor<Rank>[] =>
  relocatedRanks(rules, orthodoxRank(), 'king')
    .map(rank => relocatedRanks(rules, rank, 'queen'))
    .flatMap(ranks => ranks.flatMap(white => ranks.map(black => ({ white, black }))))
    .sort(
      (one, other) =>
        COLORS.map(color => scharnaglNumber(one[color])! - scharnaglNumber(other[color])!).find(
          order => order !== 0,
        ) ?? 0,
    )
