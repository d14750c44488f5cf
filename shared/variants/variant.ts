import type { Color } from '../board/color'
import { PROMOTION_ROLES, type Figure, type Role } from '../board/role'
import type { CastlingSide } from '../board/setup'
import { EIGHT, type BoardSize } from '../board/square'

/** The pieces of a system: the letter of each role, and what players call it. */
export interface Army {
  /** FEN letters in upper case; each role of the army has exactly one. */
  readonly letters: Readonly<Partial<Record<Role, string>>>
  /** Other letters that are accepted, as other programs write them. */
  readonly alsoRead?: Readonly<Record<string, Role>>
  /** The figure and name of pieces if they differ from the role, e.g. a Janggi rook is a chariot. */
  readonly figures: Readonly<Partial<Record<Role, Figure>>>
}

/** A condition on one side's complete back rank. */
export type RankCondition =
  /** The two pieces are on squares of different color (the two bishops; queen and archbishop). */
  | { readonly kind: 'oppositeColors'; readonly roles: readonly [Role, Role] }
  | { readonly kind: 'kingBetweenRooks' }
  /** Rooks, knights, bishops, and the king with the queen, mirror each other about the middle. */
  | { readonly kind: 'mirroredPairs' }
  /** Every pawn is guarded by a piece of the rank. */
  | { readonly kind: 'pawnsGuarded' }
  /** The two bishops are not on neighboring files. */
  | { readonly kind: 'bishopsApart' }
  /** At least `files` files have a different piece than in `rank`. */
  | { readonly kind: 'differsFrom'; readonly rank: string; readonly files: number }

/** Files over which pieces are shuffled among themselves, counted from the army's left edge. */
export interface Shuffle {
  readonly files: readonly number[]
  readonly pieces: readonly Role[]
}

/** How the first positions of a system are made. */
export interface StartRules {
  /** The board in FEN, with `?` where shuffled back-rank pieces go. */
  readonly frame: string
  readonly shuffles: readonly Shuffle[]
  readonly conditions: readonly RankCondition[]
  /**
   * How Black's rank follows from White's: the same files, reversed, on its own,
   * or (`relocated`) every result of the relocation phase from the orthodox array.
   */
  readonly black: 'mirrored' | 'reversed' | 'independent' | 'relocated'
  /** The king's relocation need not meet the conditions; the queen's must restore them. */
  readonly lenientKing?: true
  /** Ranks are numbered by Scharnagl's scheme or by the alphabet of their letters. */
  readonly numbering: 'scharnagl' | 'alphabetical'
}

/** Players put pieces from their pockets on their own back ranks, taking turns, White first. */
export interface PlacementPhase {
  readonly kind: 'placement'
  /** The pieces on the rank before the players begin, thrown separately for each side, with bishops on opposite colors. */
  readonly random: readonly Role[]
  /** The last two pieces of a side are placed in one turn. */
  readonly pairLast: boolean
}

/** Players swap king, then queen, with other pieces of the orthodox back rank. */
export interface RelocationPhase {
  readonly kind: 'relocation'
  /** Who relocates what, in order. */
  readonly order: readonly { readonly color: Color; readonly role: 'king' | 'queen' }[]
}

export interface CastlingTarget {
  /** File (0 = a) on which the king ends. */
  readonly king: number
  /** File on which the rook ends. */
  readonly rook: number
  readonly san: string
  /** How others write it, if the system has its own notation. */
  readonly alsoRead?: string
}

export interface CastlingRules {
  readonly targets: Readonly<Record<CastlingSide, CastlingTarget>>
  /**
   * Which rook castles toward a side: the one on that side of the king, or (`half`) the one on that
   * half of the board, wherever the king is.
   */
  readonly rookOf: 'king' | 'half'
  /** Rights exist only for these home files; without it, wherever king and rooks start. */
  readonly homes?: { readonly king: number; readonly aSide: number; readonly hSide: number }
  /** UCI writes the king's target square, or the king taking its rook. */
  readonly uci: 'kingTarget' | 'kingTakesRook'
  /** FEN writes K and Q for outermost rooks, or always file letters. */
  readonly fen: 'outermost' | 'files'
  /** A king that starts on file `king` has the right toward side `keeps` only. */
  readonly curtailed?: readonly { readonly king: number; readonly keeps: CastlingSide }[]
}

/** Points for the pieces that a side has left. */
export interface PiecePoints {
  readonly each: Readonly<Partial<Record<Role, number>>>
  /** Black's extra points for moving second. */
  readonly second: number
}

/** A step a piece may make besides its orthodox moves, one square, without capturing. */
export type QuietStep = 'diagonal' | 'orthogonal' | 'any'

/** Every option of a system; `variants.options` of the catalogue has its texts. */
export type OptionId = 'curtailed' | 'lenient'

export interface VariantOption {
  /** Stable key on the command line and in files. */
  readonly id: OptionId
  /** As the command line says it; `optionName` of `variantNames.ts` is for the screen. */
  readonly name: string
  /** The PGN tag that records the option. */
  readonly tag: { readonly name: string; readonly value: string }
  /** What it changes; see {@link import('./options').withOptions}. */
  readonly rules: Partial<VariantRules>
}

/**
 * The rules of a game, as data.
 *
 * Each field answers one question that the rules core, the notation, the setup
 * or the board asks; no code asks which variant it is. A rule that no field can
 * say gets a new field with its chess default in {@link CHESS_RULES}.
 */
export interface VariantRules {
  readonly board: BoardSize
  /**
   * What the board is drawn with: squares of two shades, or (`palaces`) crossing lines on whose points
   * the pieces stand, with a palace of nine points for either side.
   */
  readonly grid: 'squares' | 'palaces'
  readonly army: Army
  readonly start: StartRules
  readonly setupPhase: PlacementPhase | RelocationPhase | undefined
  readonly castling: CastlingRules | undefined
  /** The bunker files to which an unmoved king may leap over own pieces, once. */
  readonly leap: readonly number[]
  /** Bishops that started on one color may swap once with an unmoved neighbor. */
  readonly adjustment: boolean
  /** On the first move a player may exchange two pieces of their own back rank instead. */
  readonly transposition: boolean
  readonly quietSteps: Readonly<Partial<Record<Role, QuietStep>>>
  readonly promotions: readonly Role[]
  /** Bishops that are all on one color cannot mate, however many there are; if false, only a lone bishop cannot. */
  readonly bishopsOfOneColorAreDead: boolean
  /** A game is drawn after fifty moves without capture and pawn move. */
  readonly fiftyMoves: boolean
  /** The turn may be passed unless the king is in check. */
  readonly passing: boolean
  /** The points of the remaining pieces, if a system counts them. */
  readonly points: PiecePoints | undefined
  /** Kings that face each other on an open file are pointed out, although that is legal. */
  readonly facingKings: boolean
  readonly options: readonly VariantOption[]
  /** The system in other engines, if its name there is not one of PGN's or they write it differently. */
  readonly foreign: ForeignRules
}

export interface VariantIdentity {
  /** Stable key in files, in the library and on the command line; never shown. */
  readonly id: string
  /** As files and the command line call it; `variantName` of `variantNames.ts` is for the screen. */
  readonly name: string
  /** A name for tight places, at most 18 characters. */
  readonly shortName: string
  /** What PGN's Variant tag says, with the other spellings that are read. */
  readonly pgnVariant: readonly [canonical: string, ...aliases: string[]]
  /** For the command line; the screen has the texts of `systems.<id>` in the catalogue. */
  readonly inventor: string
  /** Year of invention or first publication. */
  readonly year: number | undefined
}

/** How other engines support a system under a name of their own. */
export interface ForeignRules {
  /** The values for UCI_Variant, the preferred one first. */
  readonly names: readonly string[]
  /** Letters that differ in their FENs. */
  readonly letters: Readonly<Partial<Record<Role, string>>>
  /** Whether they support the adjustment of bishops, if the system has it. */
  readonly adjusts: boolean
  /** The system in their PGN; without it none of them can read its games. */
  readonly pgn?: ForeignPgn
  /** Its definition for engines that read variants from a file and do not have it. */
  readonly definition?: ForeignDefinition
}

/** A system in the PGN of Fairy-Stockfish and programs based on it. */
export interface ForeignPgn {
  /** The value of the Variant tag. */
  readonly variant: string
  /** Letters that differ in SAN; a pawn that has one is written like a piece. */
  readonly letters: Readonly<Partial<Record<Role, string>>>
}

/** A section of a variants file for Fairy-Stockfish and related engines. */
export interface ForeignDefinition {
  /** The value for UCI_Variant; no engine has a built-in variant of this name. */
  readonly name: string
  /** The variant that it is derived from. */
  readonly parent: string
  /** A built-in variant on a board of the same size: engines without it are built for smaller boards. */
  readonly needs: string
  /** What differs from the parent. */
  readonly lines: readonly string[]
}

export interface VariantDefinition extends VariantIdentity, VariantRules {}

/** Whether both are the same system, whatever their options. */
export const isSameVariant = (one: VariantIdentity, other: VariantIdentity): boolean => one.id === other.id

export const ORTHODOX_ARMY: Army = {
  letters: { pawn: 'P', knight: 'N', bishop: 'B', rook: 'R', queen: 'Q', king: 'K' },
  figures: {},
}

/** One shuffle over the whole rank. */
export const shuffleOf = (pieces: readonly Role[]): readonly Shuffle[] => [
  { files: pieces.map((_, file) => file), pieces },
]

export const ORTHODOX_PIECES: readonly Role[] = [
  'rook',
  'knight',
  'bishop',
  'queen',
  'king',
  'bishop',
  'knight',
  'rook',
]

export const BISHOPS_OPPOSITE: RankCondition = { kind: 'oppositeColors', roles: ['bishop', 'bishop'] }
export const KING_BETWEEN_ROOKS: RankCondition = { kind: 'kingBetweenRooks' }

export const EIGHT_BY_EIGHT_FRAME = '????????/pppppppp/8/8/8/8/PPPPPPPP/????????'

/** Castling as in Chess960: any start files, the targets of orthodox chess. */
export const CASTLING_960: CastlingRules = {
  targets: { aSide: { king: 2, rook: 3, san: 'O-O-O' }, hSide: { king: 6, rook: 5, san: 'O-O' } },
  rookOf: 'king',
  uci: 'kingTakesRook',
  fen: 'outermost',
}

/** Orthodox chess, the default of every field. */
export const CHESS_RULES: VariantRules = {
  board: EIGHT,
  grid: 'squares',
  army: ORTHODOX_ARMY,
  start: {
    frame: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
    shuffles: [],
    conditions: [],
    black: 'mirrored',
    numbering: 'alphabetical',
  },
  setupPhase: undefined,
  castling: { ...CASTLING_960, homes: { king: 4, aSide: 0, hSide: 7 }, uci: 'kingTarget' },
  leap: [],
  adjustment: false,
  transposition: false,
  quietSteps: {},
  promotions: PROMOTION_ROLES,
  bishopsOfOneColorAreDead: true,
  fiftyMoves: true,
  passing: false,
  points: undefined,
  facingKings: false,
  options: [],
  foreign: { names: [], letters: {}, adjusts: true },
}

/** The names of a variant, as literal types. */
type Names = Pick<VariantIdentity, 'id' | 'name' | 'shortName' | 'inventor'>

/** Defines a variant by how it differs from chess. */
export const defineVariant = <const N extends Names>(
  definition: N & VariantIdentity & Partial<VariantRules>,
): VariantDefinition & Pick<N, keyof Names> => ({ ...CHESS_RULES, ...definition })
