import type { Role } from '@shared/board/role'
import { ORTHODOX_ARMY, type Army } from '@shared/variants/variant'

/** What players call a piece: `knight`, `prime minister`, and in a Janggi army `chariot`. */
export const roleName = (role: Role, army: Army = ORTHODOX_ARMY): string => army.names[role] ?? role

/** Names of the pieces that the bundled art of chessground draws; the others are drawn by us. */
export const ORTHODOX_FIGURES: ReadonlySet<string> = new Set([
  'pawn',
  'knight',
  'bishop',
  'rook',
  'queen',
  'king',
])
