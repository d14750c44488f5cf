import type { Color } from '../../board/color'
import type { Piece } from '../../board/piece'
import type { Role } from '../../board/role'
import type { CastlingSide, Memory, Setup } from '../../board/setup'
import type { Square } from '../../board/square'

/** A change of what stands on the board. */
export type BoardEdit =
  /** A piece comes from outside the board; what stood on the square goes. */
  | { readonly kind: 'put'; readonly piece: Piece; readonly square: Square }
  /** What stands on `to` goes. */
  | { readonly kind: 'move'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'takeOff'; readonly square: Square }
  | { readonly kind: 'clear' }

/** A change to the rights that a side still has. */
export type RightEdit =
  /** Without a rook, the right to castle toward `side` is removed. */
  | {
      readonly kind: 'castling'
      readonly color: Color
      readonly side: CastlingSide
      readonly rook: Square | undefined
    }
  | { readonly kind: 'leap'; readonly color: Color; readonly held: boolean }
  /** The files of the pieces that are unmoved; none ends the right to adjust. */
  | { readonly kind: 'adjustable'; readonly color: Color; readonly files: readonly number[] }
  | { readonly kind: 'transposition'; readonly color: Color; readonly held: boolean }

/** A change of whether the players still make their ranks. */
export type PhaseEdit =
  /** What the back ranks lack is in hand, or nothing is any longer. */
  | { readonly kind: 'placing'; readonly on: boolean }
  /** Sets how many of a piece a side has in hand, even if its back rank lacks none. */
  | { readonly kind: 'inHand'; readonly color: Color; readonly role: Role; readonly count: number }
  | { readonly kind: 'relocation'; readonly role: Memory['relocation'] }

/** The whole position becomes another one. */
export type WholeEdit =
  /** Left and right change places. */
  | { readonly kind: 'mirror' }
  /** Each side gets what the other has, seen from its own side of the board. */
  | { readonly kind: 'swapColors' }
  | { readonly kind: 'replace'; readonly setup: Setup; readonly name: string }

/** A change of a position by hand, legal or not. */
export type PositionEdit =
  | BoardEdit
  | RightEdit
  | PhaseEdit
  | WholeEdit
  | { readonly kind: 'turn'; readonly turn: Color }
  | { readonly kind: 'enPassant'; readonly square: Square | undefined }
  /** Plies since the last capture or pawn move, at least 0. */
  | { readonly kind: 'halfmoves'; readonly count: number }
  /** The number of the next move, at least 1. */
  | { readonly kind: 'fullmoves'; readonly count: number }
