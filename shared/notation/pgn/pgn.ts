/**
 * A PGN file as written: only its syntax, neither checked against rules nor shortened. The lexer, the parser and the writer of movetext in
 * this folder use these types. Once the moves have been found legal, a game becomes a tree (`shared/tree`).
 */

/** A place in a text; all counts in UTF-16 units, `line` and `column` from 1, `offset` from 0. */
export interface TextPosition {
  readonly line: number
  readonly column: number
  readonly offset: number
}

/** A stretch of a text, in UTF-16 units from 0; `to` is exclusive. */
export interface TextSpan {
  readonly from: number
  readonly to: number
}

/** `[Name "Value"]`, unescaped. A name may occur twice; order is kept. */
export interface PgnTag {
  readonly name: string
  readonly value: string
  /**
   * The verbatim tag, if it differs from what would be written for `name` and `value`: without quotes, without an end, or too long. A
   * changed tag has none.
   */
  readonly raw?: string
}

/**
 * A comment, with the exact text between its delimiters: `{...}`, `; ...` to the end of the line, or an escaped line that begins with `%`.
 * Commands such as `[%cal Gc2c4]` are part of the text.
 */
export interface PgnComment {
  readonly style: 'brace' | 'line' | 'escape'
  readonly text: string
}

export const PGN_RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const
export type PgnResult = (typeof PGN_RESULTS)[number]

export interface PgnMove {
  /** The move as written, without number and suffix glyphs: `Nf3`, `R@h1`, `O-O`, `--`. */
  readonly text: string
  readonly at: TextPosition
  /** Offset in the file of the first thing that belongs to it: its number, a comment, a glyph, or the move itself. */
  readonly from: number
  /** The comments among `commentsBefore` that precede `from`: above the moves, or between variations. */
  readonly early: readonly PgnComment[]
  /** 0 to 255, in the order written; suffixes such as `!?` are converted to numbers. */
  readonly nags: readonly number[]
  /** Comments between the previous move (or the opening of the line) and this one. */
  readonly commentsBefore: readonly PgnComment[]
  /** Comments after the move and its glyphs. */
  readonly comments: readonly PgnComment[]
  /** Alternatives to this move. */
  readonly variations: readonly PgnLine[]
}

/** A sequence of moves: the main line or a variation. */
export interface PgnLine {
  /** Offset in the file of its opening parenthesis; for the main line, of the beginning of the game. */
  readonly from: number
  /** Offset in the file of its closing parenthesis; for the main line, of the end of the game's text. */
  readonly to: number
  readonly moves: readonly PgnMove[]
  /** Comments of a line without moves, or comments before the end of a line whose last move has variations. */
  readonly comments: readonly PgnComment[]
  /**
   * Where reading stopped inside this line, and the text from there to its end, verbatim. The cause is a token that is not a move, an
   * unterminated comment, or nesting that is too deep.
   */
  readonly unread?: UnreadText
}

export interface UnreadText {
  readonly text: string
  readonly fault: PgnFault
  /** For a variation in a tree: how many other variations of the same move come before it; absent if it is the last one. */
  readonly variationsBefore?: number
}

export const PGN_FAULT_REASONS = [
  'illegalMove',
  'ambiguousMove',
  /** A castling that does not exist in this system; see {@link PgnFault.castlings}. */
  'noSuchCastling',
  'notAMove',
  'unterminatedComment',
  'unterminatedVariation',
  'unterminatedTag',
  'strayParenthesis',
  'tooDeep',
  'tooLong',
  'unknownVariant',
  /** There is no FEN tag, and the system has no fixed first position. */
  'missingFen',
  'brokenFen',
  'illegalPosition',
] as const

/** Why reading stopped, as data; the text is made where it is displayed. */
export interface PgnFault {
  readonly kind: 'pgn'
  readonly reason: (typeof PGN_FAULT_REASONS)[number]
  readonly at: TextPosition
  /** The offending text, at most 80 characters. */
  readonly found: string
  /** Legal moves there, in SAN; the likeliest first, at most eight. */
  readonly legal: readonly string[]
  /** The castlings of the system, if `found` is none of them. */
  readonly castlings?: readonly CastlingName[]
  /** The text does not come from a file: `at` is a place in pasted or generated text. */
  readonly unfiled?: true
}

/** How a castling is written, and the file to which it brings the king. */
export interface CastlingName {
  readonly san: string
  readonly kingFile: string
}

export interface PgnGame {
  readonly tags: readonly PgnTag[]
  /** Begins with the comments and escaped lines above and between the tags. */
  readonly line: PgnLine
  readonly result: PgnResult
  /** The place of the result in the file; absent if anything but comments follows it, or if it is only in a tag. */
  readonly closing?: TextSpan
  /** Faults before the movetext: tags without an end, or too long to be read. They are kept. */
  readonly faults: readonly PgnFault[]
  /** Where the game begins in its file: its first tag, comment or move. */
  readonly at: TextPosition
  /** Length of the game's text from `at.offset`, without the white space after it. */
  readonly length: number
}
