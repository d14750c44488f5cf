import type { Color } from './color'
import type { Role } from './role'

export interface Piece {
  readonly color: Color
  readonly role: Role
}
