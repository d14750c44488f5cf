import { COLORS } from '@shared/board/color'
import type { Piece } from '@shared/board/piece'
import type { Role } from '@shared/board/role'
import * as eight from './layout/piece'
import * as wide from './layout/piece.wide'
import * as roles from './layout/wideRoles'
import { namesByNumber } from './namesByNumber'

/** The pieces that a module of the core knows, and their codes. */
export interface PieceCodes {
  /** The roles that the core knows, in the order of their numbers. */
  readonly roles: readonly Role[]
  /** The core's number of a role; throws for a role that it does not know, which is a broken invariant. */
  readonly roleNumber: (role: Role) => number
  /** The core's code of the piece on a square; 0 for none, and for roles that the core does not know. */
  readonly codeOf: (piece: Piece | undefined) => number
  /** Every piece, indexed by its code; the objects are shared, never created again. */
  readonly pieces: readonly (Piece | undefined)[]
}

const makeCodes = (numbers: Readonly<Partial<Record<Role, number>>>, colorShift: number): PieceCodes => {
  const byRole = new Map(Object.entries(numbers) as [Role, number][])
  const byNumber = namesByNumber(numbers as Readonly<Record<Role, number>>)
  const roleBits = (1 << colorShift) - 1
  return {
    roles: byNumber,
    roleNumber: role => {
      const number = byRole.get(role)
      if (number === undefined) throw new Error(`the core does not know the role ${role}`)
      return number
    },
    codeOf: piece => {
      const role = piece && byRole.get(piece.role)
      return role === undefined ? 0 : (COLORS.indexOf(piece!.color) << colorShift) | (role + 1)
    },
    pieces: Array.from({ length: 2 << colorShift }, (_, code) => {
      const role = byNumber[(code & roleBits) - 1]
      return role && { color: COLORS[code >> colorShift]!, role }
    }),
  }
}

/** The codes on eight by eight. */
export const EIGHT_PIECES = makeCodes(
  {
    pawn: eight.PAWN,
    knight: eight.KNIGHT,
    bishop: eight.BISHOP,
    rook: eight.ROOK,
    queen: eight.QUEEN,
    king: eight.KING,
  },
  eight.COLOR_SHIFT,
)

/** The codes on larger boards. */
export const WIDE_PIECES = makeCodes(
  {
    pawn: wide.PAWN,
    knight: wide.KNIGHT,
    bishop: wide.BISHOP,
    rook: wide.ROOK,
    queen: wide.QUEEN,
    king: wide.KING,
    archbishop: roles.ARCHBISHOP,
    chancellor: roles.CHANCELLOR,
    primeMinister: roles.PRIME_MINISTER,
    elephant: roles.ELEPHANT,
    guard: roles.GUARD,
    cannon: roles.CANNON,
  },
  wide.COLOR_SHIFT,
)

/** The roles of orthodox armies, in the order of their numbers in the core. */
export const CORE_ROLES = EIGHT_PIECES.roles

export const { codeOf } = EIGHT_PIECES
