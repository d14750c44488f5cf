import { ROLES, type Role } from '../board/role'
import type { Army } from './variant'

/** The FEN letter of a role, in upper case; undefined for a role that is not in the army. */
export const letterOfRole = (army: Army, role: Role): string | undefined => army.letters[role]

/** The role of a FEN letter of either case; undefined for a letter that is not in the army. */
export const roleOfLetter = (army: Army, letter: string): Role | undefined =>
  ROLES.find(role => army.letters[role] === letter.toUpperCase())
