import { COLORS, type ByColor } from '../../board/color'
import type { Role } from '../../board/role'
import { CHESS_RULES, type RelocationPhase, type VariantRules } from '../../variants/variant'
import { failedCondition } from './conditions'
import { frameOf } from './frame'
import { backRank, swapped, type Rank } from './rank'
import { scharnaglNumber } from './scharnagl'

type Relocated = RelocationPhase['order'][number]['role']

/** With what neither piece may change places: rooks never move, and the queen leaves the king alone. */
const STAYS: Readonly<Record<Relocated, readonly Role[]>> = { king: ['rook'], queen: ['rook', 'king'] }

/** The rank from which every relocation begins. */
export const orthodoxRank = (): Rank => backRank(CHESS_RULES, frameOf(CHESS_RULES).board, 'white')

/**
 * Where king or queen may stand after its relocation, ascending; its own place is among them, for it may
 * stay. The swap must leave a rank that meets the system's conditions, bishops on opposite colors; the king's need not
 * where that is lenient, for the queen has to mend it then. The
 * queen may take the place of the piece that the king displaced (rules 4).
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

/** The ranks that a relocation can make of a rank, itself among them. */
export const relocatedRanks = (rules: VariantRules, rank: Rank, role: Relocated): Rank[] =>
  relocationTargets(rules, rank, role).map(to => swapped(rank, rank.indexOf(role), to))

/**
 * The arrays that relocation can make of the orthodox one, sorted by White's, then by Black's Scharnagl
 * number: five places for the kings, which mirror each other, and four for each queen; one more with two for each queen
 * where the king's relocation is lenient.
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
