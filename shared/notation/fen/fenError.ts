/** The parts of a FEN, in order. `memory` is the seventh field; `extra` is anything after it. */
export const FEN_FIELDS = [
  'board',
  'pockets',
  'turn',
  'castling',
  'epSquare',
  'halfmoves',
  'fullmoves',
  'memory',
  'extra',
] as const
export type FenField = (typeof FEN_FIELDS)[number]

/** A FEN that cannot be read. */
export interface FenError {
  readonly kind: 'fen'
  readonly field: FenField
  readonly reason:
    | 'missing'
    | 'rankLength'
    | 'rankCount'
    | 'unknownPiece'
    | 'notAColor'
    | 'notASquare'
    | 'notARight'
    | 'notANumber'
    | 'tooLong'
    | 'notForThisVariant'
    | 'unterminatedPocket'
  /** Offset of the first offending character in the whole FEN. */
  readonly at: number
  /** The offending text. */
  readonly found: string
  /** The rank with too few or too many squares. */
  readonly rank?: FenRank
}

/** A rank of the board as the FEN writes it. */
export interface FenRank {
  /** Counted from the bottom, from 1. */
  readonly number: number
  readonly text: string
  /** The number of squares that its letters and digits describe, and the number that the board has. */
  readonly squares: number
  readonly wanted: number
}

/** Something that was dropped from a FEN because it is impossible on the board; the rest can be used. */
export interface FenWarning {
  readonly field: FenField
  readonly reason: 'noCastlingHere' | 'noKingOrRook' | 'deadCastling' | 'noPawn' | 'noPiece' | 'noSuchRule'
  readonly found: string
}
