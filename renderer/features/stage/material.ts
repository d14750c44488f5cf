import { opposite, type Color } from '@shared/board/color'
import { ROLES, type Role } from '@shared/board/role'
import type { Setup } from '@shared/board/setup'
import type { PiecePoints } from '@shared/variants/variant'

/** What each role is worth in pawns, by common count; the king is beyond price and left out. */
const VALUES: Readonly<Partial<Record<Role, number>>> = {
  pawn: 1,
  knight: 3,
  bishop: 3,
  rook: 5,
  queen: 9,
  archbishop: 7,
  chancellor: 8,
  primeMinister: 7,
  elephant: 3,
  guard: 3,
  cannon: 5,
}

export interface MaterialLead {
  /** The pieces a side has more of than the other, the dearest first, one entry a piece. */
  readonly roles: readonly Role[]
  /** The side's surplus in pawns; 0 where it is even or behind. */
  readonly points: number
}

const countOf = (setup: Setup, color: Color, role: Role): number =>
  setup.board.pieces.filter(piece => piece?.color === color && piece.role === role).length +
  (setup.pockets[color][role] ?? 0)

/** What a side has left in the points of its system. */
export const pointsLeft = (setup: Setup, color: Color, { each, second }: PiecePoints): number =>
  ROLES.reduce(
    (sum, role) => sum + (each[role] ?? 0) * countOf(setup, color, role),
    color === 'black' ? second : 0,
  )

/** What a side is ahead by; pieces still in hand count as on the board. */
export const materialLead = (setup: Setup, color: Color): MaterialLead => {
  const surplus = ROLES.filter(role => VALUES[role] !== undefined).map(role => ({
    role,
    value: VALUES[role] ?? 0,
    more: countOf(setup, color, role) - countOf(setup, opposite(color), role),
  }))
  const points = surplus.reduce((sum, { value, more }) => sum + value * more, 0)
  const roles = surplus
    .toSorted((a, b) => b.value - a.value)
    .flatMap(({ role, more }) => Array.from({ length: Math.max(0, more) }, () => role))
  return { roles, points: Math.max(0, points) }
}
