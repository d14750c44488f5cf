import type { Piece } from '../../board/piece'
import type { Figure, Role } from '../../board/role'
import { t } from '../t'
import { ORTHODOX_ARMY, type Army } from '../../variants/variant'

/** What a piece is drawn as and called: a Janggi rook is a chariot. */
export const figureOf = (role: Role, army: Army = ORTHODOX_ARMY): Figure => army.figures[role] ?? role

/** What players call a piece, within a sentence: `knight`, `prime minister`, and in a Janggi army `chariot`. */
export const roleName = (role: Role, army?: Army): string => t(`pieces.one.${figureOf(role, army)}`)

/** The same with its color: `white knight`. */
export const pieceName = ({ color, role }: Piece, army?: Army): string =>
  t(`pieces.${color}.${figureOf(role, army)}`)

/** The same of several pieces: `knights`. */
export const rolesName = (role: Role, army?: Army): string => t(`pieces.several.${figureOf(role, army)}`)
