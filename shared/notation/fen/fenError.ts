/** The parts of a FEN, in order. `memory` is the seventh field. */
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
  /** The rank that has too few or too many squares. */
  readonly rank?: FenRank
}

/** A rank of the board as a FEN has it. */
export interface FenRank {
  /** As players count: 1 is the lowest. */
  readonly number: number
  readonly text: string
  /** How many squares its letters and digits stand for, and how many the board has. */
  readonly squares: number
  readonly wanted: number
}

/** Something a reader dropped from a FEN because the board cannot bear it; the FEN can be used. */
export interface FenWarning {
  readonly field: FenField
  readonly reason: 'noCastlingHere' | 'noKingOrRook' | 'deadCastling' | 'noPawn' | 'noPiece' | 'noSuchRule'
  readonly found: string
}
