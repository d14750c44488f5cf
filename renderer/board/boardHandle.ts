import type { Role } from '@shared/board/role'
import type { LegalMove } from '@shared/ipc/contract'

/** What the stage may ask of the live board besides showing its props. */
export interface BoardHandle {
  /** Shows the position again as it is, after any gesture. */
  reset(): void
  /** A move was sent off: if no new position comes, the board shows the old one again. */
  awaitAnswer(): void
  /** Moves a piece from square to square, as if the user had moved it now. */
  attempt(from: string, to: string): void
  /** Asks at a square which of several moves is meant. */
  choose(moves: readonly LegalMove[], square: string): void
  /** Takes a piece of the side to move from the shelf under the pointer. */
  dragPiece(role: Role, event: PointerEvent): void
  /** Draws the board as it is, as a PNG. */
  picture(): Promise<Blob>
  /** The board as it is, as an SVG text. */
  svg(): string
}
