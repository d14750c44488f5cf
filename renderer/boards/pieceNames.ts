import type { Role } from '@shared/board/role'
import { ORTHODOX_ARMY, type Army } from '@shared/variants/variant'

/** What players call a piece: `knight`, `prime minister`, and in a Janggi army `chariot`. */
export const roleName = (role: Role, army: Army = ORTHODOX_ARMY): string => army.names[role] ?? role

/** The roles the bundled piece art draws; others are shown by their letter. */
export const DRAWN_ROLES: ReadonlySet<Role> = new Set(['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'])
