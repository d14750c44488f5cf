import type { Color } from '@shared/board/color'
import type { Piece } from '@shared/board/piece'
import type { Role } from '@shared/board/role'
import type { Board } from '@shared/board/setup'
import type { Shape } from '@shared/notation/pgn/commands'
import type { Army } from '@shared/variants/variant'
import type { Gestures } from './gestures'

/** What a live board shows, and the callbacks for what the user does, whichever library draws it. */
export interface LiveBoardView {
  readonly board: Board
  readonly army: Army
  readonly orientation: Color
  readonly turn: Color
  readonly check: boolean
  /** The names of the squares of the last move. */
  readonly lastMove: readonly string[]
  /** Arrows and circles of a comment, which the user cannot erase on the board. */
  readonly shapes: readonly Shape[]
  /** Receives each drawing of the user. Without it, drawings stay on the board until the position changes. */
  readonly onDraw?: ((shape: Shape) => void) | undefined
  readonly animation: boolean
  /** The side or sides whose pieces the user may move, if any. */
  readonly movable: Color | 'both' | undefined
  /** Where the pieces may go; `free` allows any square. */
  readonly gestures: Gestures | 'free'
  readonly onMove: (from: string, to: string) => void
  /** A piece from outside was dropped on a square. */
  readonly onDrop: (role: Role, square: string) => void
  readonly onPress: (square: string) => void
  /** A piece was dropped outside the board; only if pieces move freely. */
  readonly onTakenOff: (square: string) => void
}

/** A live board in an element. It is given the whole state each time and has none of its own. */
export interface LiveBoard {
  /** Shows a view; the user's drawings are kept. */
  show(view: LiveBoardView, animated: boolean): void
  /** Drops what is held, selected and drawn, because the position is a different one. */
  forget(): void
  /** The user's drawings on this position. */
  drawn(): readonly Shape[]
  /** Measures the board again, because it may have moved on the screen. */
  measureAgain(): void
  /** Drags a piece from outside the board under the pointer until it is released. */
  drag(piece: Piece, event: Event): void
  destroy(): void
}

/** Makes a live board in an empty element. */
export type MakeLiveBoard = (element: HTMLElement, view: LiveBoardView) => LiveBoard
