/**
 * A PGN file as written: syntax only, nothing checked against rules, nothing dropped.
 * The lexer, the parser and the writer of movetext beside this file speak of these types; the tree
 * (`shared/tree`) is what a game becomes once its moves have been found legal.
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
   * The tag as it stands in the file, where that is not what `name` and `value` would be written as:
   * without quotes, without an end, or too long. A tag that is changed has none.
   */
  readonly raw?: string
}

/**
 * A comment, its text exactly as between its delimiters: `{...}`, `; ...` to the end of the line,
 * or an escaped line that begins with `%`. Commands such as `[%cal Gc2c4]` are part of the text.
 */
export interface PgnComment {
  readonly style: 'brace' | 'line' | 'escape'
  readonly text: string
}

export const PGN_RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const
export type PgnResult = (typeof PGN_RESULTS)[number]

/** One move of a line. */
export interface PgnMove {
  /** The move as written, without number and suffix glyphs: `Nf3`, `R@h1`, `O-O`, `--`. */
  readonly text: string
  readonly at: TextPosition
  /** Offset in the file at which what belongs to it begins: its number, a comment, a glyph, or itself. */
  readonly from: number
  /**
   * Comments that belong to it but are before `from`: above the moves, or between variations. Part of `commentsBefore`.
   */
  readonly early: readonly PgnComment[]
  /** 0 to 255, in the order written; `!?` and its like are turned into numbers. */
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
  /** Offset in the file of its opening parenthesis; for the main line, of the game. */
  readonly from: number
  /** Offset in the file of its closing parenthesis; for the main line, behind the game's text. */
  readonly to: number
  readonly moves: readonly PgnMove[]
  /** Comments of a line that has no move, or that stand before the closing of one whose last move has variations. */
  readonly comments: readonly PgnComment[]
  /**
   * Where reading stopped inside this line, and the text from there to its end, verbatim: a token that is not a move,
   * an unterminated comment, nesting beyond the budget.
   */
  readonly unread?: UnreadText
}

export interface UnreadText {
  readonly text: string
  readonly fault: PgnFault
  /**
   * For a variation in a tree: how many other variations of the same move stand before it; it is the last one if
   * absent.
   */
  readonly variationsBefore?: number
}

export const PGN_FAULT_REASONS = [
  'illegalMove',
  /** The system has starts here, but no play; the moves may be legal. */
  'ambiguousMove',
  /** A castling this system does not know; see {@link PgnFault.castlings}. */
  'noSuchCastling',
  'notAMove',
  'unterminatedComment',
  'unterminatedVariation',
  'unterminatedTag',
  'strayParenthesis',
  'tooDeep',
  'tooLong',
  'unknownVariant',
  'brokenFen',
  'illegalPosition',
] as const

/** Why reading stopped, as data; sentences are made where they are shown. */
export interface PgnFault {
  readonly kind: 'pgn'
  readonly reason: (typeof PGN_FAULT_REASONS)[number]
  readonly at: TextPosition
  /** The offending text, at most 80 characters. */
  readonly found: string
  /** What would be legal there, in SAN; the likeliest first, at most eight. */
  readonly legal: readonly string[]
  /** The castlings that the system has, where `found` is none of them. */
  readonly castlings?: readonly CastlingName[]
  /** The text comes from no file: `at` is a place in what was pasted or generated. */
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
  /** The place of the result in the file; absent if more than comments follows it, or if it is only in a tag. */
  readonly closing?: TextSpan
  /** What is wrong above the movetext: tags without an end, or too long to be read. They are kept. */
  readonly faults: readonly PgnFault[]
  /** Where the game begins in its file: its first tag, comment or move. */
  readonly at: TextPosition
  /** Length of the game's text from `at.offset`, without the white space behind it. */
  readonly length: number
}
