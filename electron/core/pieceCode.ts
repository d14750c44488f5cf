import { COLORS } from '@shared/board/color'
import type { Piece } from '@shared/board/piece'
import type { Role } from '@shared/board/role'
import { BISHOP, COLOR_SHIFT, KING, KNIGHT, PAWN, QUEEN, ROOK } from './layout/piece'
import { namesByNumber } from './namesByNumber'

const NUMBERS = { pawn: PAWN, knight: KNIGHT, bishop: BISHOP, rook: ROOK, queen: QUEEN, king: KING } as const

const ROLE_NUMBERS: ReadonlyMap<Role, number> = new Map(Object.entries(NUMBERS) as [Role, number][])

/** The roles that the core knows, each at its number there. */
export const CORE_ROLES: readonly Role[] = namesByNumber(NUMBERS)

/** The core's number of a role; any other than the six of orthodox armies is a broken invariant and throws. */
export const roleNumber = (role: Role): number => {
  const number = ROLE_NUMBERS.get(role)
  if (number === undefined) throw new Error(`the core does not know the role ${role}`)
  return number
}

/** The core's code of what stands on a square; 0 for nothing, and for roles that the core does not know. */
export const codeOf = (piece: Piece | undefined): number => {
  const role = piece && ROLE_NUMBERS.get(piece.role)
  return role === undefined ? 0 : (COLORS.indexOf(piece!.color) << COLOR_SHIFT) | (role + 1)
}

const ROLE_BITS = (1 << COLOR_SHIFT) - 1

/** Every piece by its code; pieces are shared, never made anew. */
export const PIECES: readonly (Piece | undefined)[] = Array.from({ length: 16 }, (_, code) => {
  const role = CORE_ROLES[(code & ROLE_BITS) - 1]
  return role && { color: COLORS[code >> COLOR_SHIFT]!, role }
})
