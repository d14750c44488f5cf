import type { Color } from './color'
import type { Role } from './role'

export interface Piece {
  readonly color: Color
  readonly role: Role
}

/** Whether two pieces are the same, or both are absent. */
export const isSamePiece = (one: Piece | undefined, other: Piece | undefined): boolean =>
  one?.role === other?.role && one?.color === other?.color
