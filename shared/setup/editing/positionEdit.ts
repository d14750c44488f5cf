import type { Color } from '../../board/color'
import type { Piece } from '../../board/piece'
import type { Role } from '../../board/role'
import type { CastlingSide, Memory, Setup } from '../../board/setup'
import type { Square } from '../../board/square'

/** A change of the pieces on the board. */
export type BoardEdit =
  /** Puts a piece on the board, replacing any piece on the square. */
  | { readonly kind: 'put'; readonly piece: Piece; readonly square: Square }
  /** Moves a piece, replacing any piece on `to`. */
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
  /** The files of the unmoved pieces; an empty list removes the right to adjust. */
  | { readonly kind: 'adjustable'; readonly color: Color; readonly files: readonly number[] }
  | { readonly kind: 'transposition'; readonly color: Color; readonly held: boolean }

/** A change of the setup phase. */
export type PhaseEdit =
  /** Puts in hand what the back ranks lack, or empties the hands. */
  | { readonly kind: 'placing'; readonly on: boolean }
  /** Sets how many pieces of a role a side has in hand, even if its back rank lacks none. */
  | { readonly kind: 'inHand'; readonly color: Color; readonly role: Role; readonly count: number }
  | { readonly kind: 'relocation'; readonly role: Memory['relocation'] }

/** A change of the whole position. */
export type WholeEdit =
  /** Swaps left and right. */
  | { readonly kind: 'mirror' }
  /** Exchanges what the two sides have, each as seen from its own side of the board. */
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
