import type { Role } from '@shared/board/role'
import type { LegalMove } from '@shared/ipc/contract'

/** What the stage can request from the live board besides setting its props. */
export interface BoardHandle {
  /** Shows the current position again, after any gesture. */
  reset(): void
  /** Called when a move was sent off: if no new position arrives, the board shows the old one again. */
  awaitAnswer(): void
  /** Moves a piece from square to square, as if the user had just done it. */
  attempt(from: string, to: string): void
  /** Asks the user at a square which of several moves is meant. */
  choose(moves: readonly LegalMove[], square: string): void
  /** Starts dragging a piece of the side to move from the shelf. */
  dragPiece(role: Role, event: PointerEvent): void
  /** The board as it is now, as a PNG. */
  picture(): Promise<Blob>
  /** The board as it is now, as SVG text. */
  svg(): string
}
