import { COLORS, type ByColor, type Color } from './color'
import type { Piece } from './piece'
import { pocketSize, type Pocket } from './pocket'
import type { BoardSize, Square } from './square'

/** Piece placement only. `pieces[square]` is undefined where the square is empty. */
export interface Board {
  readonly size: BoardSize
  readonly pieces: readonly (Piece | undefined)[]
}

export const CASTLING_SIDES = ['aSide', 'hSide'] as const
/** The side of the board toward which a king castles. */
export type CastlingSide = (typeof CASTLING_SIDES)[number]

/** The squares of the rooks with which a side may still castle; a side without a right is left out. */
export type CastlingRights = Readonly<Partial<Record<CastlingSide, Square>>>

/** The rights with the rooks that `rookOf` finds. */
export const castlingRights = (rookOf: (side: CastlingSide) => Square | undefined): CastlingRights =>
  Object.fromEntries(
    CASTLING_SIDES.flatMap(side => {
      const rook = rookOf(side)
      return rook === undefined ? [] : [[side, rook]]
    }),
  )

/**
 * What a position must remember beyond the six fields of a FEN: the seventh field.
 * A variant without such rules leaves everything at {@link NO_MEMORY}.
 */
export interface Memory {
  /** The king is unmoved and may still leap. */
  readonly leap: ByColor<boolean>
  /**
   * The files (0 = a, ascending) of unmoved back-rank pieces, including the king, while a bishop adjustment is still possible; empty if
   * none is.
   */
  readonly adjustable: ByColor<readonly number[]>
  /** The first-move transposition is still possible. */
  readonly transposition: ByColor<boolean>
  /** The relocation to be made now, by the side to move. Absent once the game has begun. */
  readonly relocation?: 'king' | 'queen'
}

export const NO_MEMORY: Memory = {
  leap: { white: false, black: false },
  adjustable: { white: [], black: [] },
  transposition: { white: false, black: false },
}

/** A position as written: what a FEN says, unchecked. The rules core decides whether it can be played on. */
export interface Setup {
  readonly board: Board
  readonly pockets: ByColor<Pocket>
  readonly turn: Color
  readonly castling: ByColor<CastlingRights>
  /** The square that a pawn has just skipped; written only if a capture there is possible. */
  readonly epSquare?: Square
  /** Plies since the last pawn move or capture, 0 throughout a setup phase. */
  readonly halfmoves: number
  /** Increases after each ply by Black; 1 in the first position. */
  readonly fullmoves: number
  readonly memory: Memory
}

/** Whether the players are still placing: a side has pieces in hand. */
export const isPlacing = ({ pockets }: Pick<Setup, 'pockets'>): boolean =>
  COLORS.some(color => pocketSize(pockets[color]) > 0)
