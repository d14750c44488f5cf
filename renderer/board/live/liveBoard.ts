import type { Color } from '@shared/board/color'
import type { Piece } from '@shared/board/piece'
import type { Role } from '@shared/board/role'
import type { Board } from '@shared/board/setup'
import type { Shape } from '@shared/notation/pgn/commands'
import type { Army } from '@shared/variants/variant'
import type { Gestures } from './gestures'

/** What a live board shows and where it reports what the user does, whichever library draws it. */
export interface LiveBoardView {
  readonly board: Board
  readonly army: Army
  readonly orientation: Color
  readonly turn: Color
  readonly check: boolean
  /** Names of the squares of the last move. */
  readonly lastMove: readonly string[]
  /** Arrows and circles that the hand cannot wipe away: those of a comment. */
  readonly shapes: readonly Shape[]
  /** Takes drawings of the user, one by one; without it they stay on the board until the position changes. */
  readonly onDraw?: ((shape: Shape) => void) | undefined
  readonly animation: boolean
  /** Whose pieces the hand may move, if any. */
  readonly movable: Color | 'both' | undefined
  /** Where they may go; `free` where any square will do. */
  readonly gestures: Gestures | 'free'
  readonly onMove: (from: string, to: string) => void
  /** A piece from outside was let go over a square. */
  readonly onDrop: (role: Role, square: string) => void
  readonly onPress: (square: string) => void
  /** A piece was let go beside the board; only where pieces move freely. */
  readonly onTakenOff: (square: string) => void
}

/** A live board in an element. It gets the whole state each time and keeps none of its own. */
export interface LiveBoard {
  /** Shows a view; what the user has drawn stays. */
  show(view: LiveBoardView, animated: boolean): void
  /** Lets go of what is held, selected and drawn: the position is another. */
  forget(): void
  /** What the user has drawn by hand on this position. */
  drawn(): readonly Shape[]
  /** The board may have moved on the screen. */
  measureAgain(): void
  /** Puts a piece from outside the board under the pointer until it is let go. */
  drag(piece: Piece, event: Event): void
  destroy(): void
}

/** Makes a live board in an empty element. */
export type MakeLiveBoard = (element: HTMLElement, view: LiveBoardView) => LiveBoard
