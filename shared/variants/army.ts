import { ROLES, type Role } from '../board/role'
import type { Army } from './variant'

/** The FEN letter of a role, in upper case; undefined for a role that is not in the army. */
export const letterOfRole = (army: Army, role: Role): string | undefined => army.letters[role]

/** The role of a FEN letter of either case; undefined for a letter that is not in the army. */
export const roleOfLetter = (army: Army, letter: string): Role | undefined =>
  ROLES.find(role => army.letters[role] === letter.toUpperCase())

const WRITTEN_FIRST: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'king']

/** The order in which pockets and double placements are written: Q R B N K, then the rest. */
export const POCKET_ORDER: readonly Role[] = [
  ...WRITTEN_FIRST,
  ...ROLES.filter(role => !WRITTEN_FIRST.includes(role)),
]
