import type { Role } from '../../board/role'
import type { VariantId } from '../../variants'
import type { RankCondition } from '../../variants/variant'

/** What players may have in their hands. The first six are single dice; `dice` is a set of all of them. */
export const EQUIPMENT = ['die', 'd4', 'd8', 'd10', 'd12', 'd20', 'dice', 'coins'] as const
/**
 * `die` has six sides, `coins` are up to three of different size: as few of them are tossed as there are
 * squares for. From `dice` the smallest with enough sides is thrown.
 */
export type Equipment = (typeof EQUIPMENT)[number]

/**
 * The color of squares. `corner` is that of the army's left corner, which on eight ranks is dark for White
 * and light for Black: a player who begins with it does the same on either side of the board. `beside` is the other
 * color, that of the square beside the corner.
 */
export const SQUARE_COLORS = ['dark', 'light', 'corner', 'beside'] as const
export type SquareColor = (typeof SQUARE_COLORS)[number]

export const WING_SIDES = ['left', 'right'] as const
/** The half of a rank on one side of its middle; a middle square belongs to neither. */
export type WingSide = (typeof WING_SIDES)[number]

/** Some of the free squares of a rank, always counted from the left. */
export type Region =
  | { readonly kind: 'color'; readonly color: SquareColor }
  /** Squares of the other color than the one on which `piece` stands. */
  | { readonly kind: 'otherColor'; readonly piece: Role }
  /** Free squares that have one more free square on each side: not the outer ones. */
  | { readonly kind: 'inner' }
  | { readonly kind: 'leftOf'; readonly piece: Role }
  | { readonly kind: 'rightOf'; readonly piece: Role }
  | { readonly kind: 'wing'; readonly side: WingSide }

/** How one choice is thrown, where it differs from what is usual. */
export interface ThrowRule {
  /** Thrown with this, even if the players have other things. */
  readonly with?: Equipment
  /**
   * What a die does that shows more than there are squares: it is thrown again (if not said), or as many as
   * there are squares are taken away, as in 4-6 minus 3.
   */
  readonly tooHigh?: 'again' | 'subtract'
}

/** A technique: what is put on the rank, and which squares it may go to. */
export type Step =
  /** A piece goes to the n-th free square of those that lie in all of the regions. */
  | ({
      readonly kind: 'place'
      readonly piece: Role
      readonly where?: readonly Region[]
    } & ThrowRule)
  /** A piece goes to the n-th free square, `partner` to the square that mirrors it. */
  | ({
      readonly kind: 'mirrored'
      readonly piece: Role
      readonly partner: Role
      readonly where?: readonly Region[]
    } & ThrowRule)
  /** Two bishops, one on each color, the one on `first` first. */
  | ({ readonly kind: 'bishopsOpposite'; readonly first: SquareColor } & ThrowRule)
  /** Two bishops; before each the color of its square is thrown, heads for dark. */
  | ({ readonly kind: 'bishopsFree' } & ThrowRule)
  /** The king, on no outer free square, so that a rook fits on each side. */
  | ({ readonly kind: 'kingInside' } & ThrowRule)
  /** A rook on a free square left of the king, then one right of it. */
  | ({ readonly kind: 'rooksAroundKing' } & ThrowRule)
  /** The last three free squares take a rook, the king and a rook. */
  | { readonly kind: 'kingAndRooksLast' }
  /** The last free squares take these pieces in this order. */
  | { readonly kind: 'fill'; readonly pieces: readonly Role[] }
  /**
   * A piece that stands already changes places with another one, or keeps its place, so that the rank meets
   * the conditions. It never does with the roles in `never`.
   */
  | ({
      readonly kind: 'swap'
      readonly piece: Role
      readonly never: readonly Role[]
      readonly conditions: readonly RankCondition[]
    } & ThrowRule)
  /** Unless the rank meets these conditions, the player begins again. */
  | { readonly kind: 'check'; readonly conditions: readonly RankCondition[] }

export type StepKind = Step['kind']

/** How the second player's army follows. */
export type SecondArmy =
  /** Direct symmetry: the same pieces on the same files. */
  | { readonly kind: 'mirrored' }
  /** Reversed: the same order seen from the other side of the board. */
  | { readonly kind: 'reversed' }
  /**
   * Black has separate throws, after White's or in turn with White's. The first `shared` steps are thrown once for
   * both; they need `turns: 'after'`.
   */
  | { readonly kind: 'own'; readonly turns: 'alternate' | 'after'; readonly shared?: number }

/** What a file of a procedure says of itself. */
export const PROCEDURE_FORMAT = 'backrank-procedure-1'

/**
 * A way to make a start with dice or coins, as data.
 *
 * It reads as JSON. Every field is what it says; nothing refers to other files but `variant`, an id of a
 * system, which gives the letters of pieces, the names of squares and the position in the end.
 */
export interface Procedure {
  /** Only in files. */
  readonly format?: typeof PROCEDURE_FORMAT
  /** Stable key: lower-case letters, digits and hyphens, at most 60. */
  readonly id: string
  readonly name: string
  /** The system for which it makes starts; without one the orthodox letters and names of squares hold. */
  readonly variant?: VariantId
  /** The source or the author. */
  readonly source?: string
  /**
   * The rank before the first throw, from the left edge of the army: `?` for a square to be filled, `.` for
   * one that stays empty, a letter for a piece that stands already.
   */
  readonly rank: string
  /** How many of each piece have to be placed. */
  readonly pieces: Readonly<Partial<Record<Role, number>>>
  /** What it can be thrown with; the first is the default. */
  readonly equipment: readonly [Equipment, ...Equipment[]]
  readonly steps: readonly Step[]
  readonly second: SecondArmy
}

/** Most squares of a rank. */
export const WIDEST = 12
/** Most steps. */
export const MAX_STEPS = 40
/** Most regions and conditions of a step. */
export const MAX_REGIONS = 4
export const MAX_CONDITIONS = 12
/** Most letters of a name. */
export const MAX_PROCEDURE_NAME_LENGTH = 120
