import { opposite, type Color } from '@shared/board/color'
import { ROLES, type Role } from '@shared/board/role'
import type { Setup } from '@shared/board/setup'
import type { PiecePoints } from '@shared/variants/variant'

/** The value of each role in pawns, by the usual count; the king has none. */
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
  /** The pieces that a side has more of than the other, the most valuable first, one entry for each piece. */
  readonly roles: readonly Role[]
  /** The side's surplus in pawns; 0 if it is even or behind. */
  readonly points: number
}

const countOf = (setup: Setup, color: Color, role: Role): number =>
  setup.board.pieces.filter(piece => piece?.color === color && piece.role === role).length +
  (setup.pockets[color][role] ?? 0)

/** The points that a side has left, by the values of its system. */
export const pointsLeft = (setup: Setup, color: Color, { each, second }: PiecePoints): number =>
  ROLES.reduce(
    (sum, role) => sum + (each[role] ?? 0) * countOf(setup, color, role),
    color === 'black' ? second : 0,
  )

/** The lead of a side; pieces in hand count like those on the board. */
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
