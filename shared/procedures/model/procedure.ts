import type { Role } from '../../board/role'
import type { VariantId } from '../../variants'
import type { RankCondition } from '../../variants/variant'

/** What players may have at hand. The first six are single dice; `dice` is a set of all of them. */
export const EQUIPMENT = ['die', 'd4', 'd8', 'd10', 'd12', 'd20', 'dice', 'coins'] as const
/**
 * `die` has six sides. `coins` are up to three coins of different sizes, of which only as many are tossed as the number of squares
 * requires. From `dice` the smallest one with enough sides is thrown.
 */
export type Equipment = (typeof EQUIPMENT)[number]

/**
 * The color of squares. `corner` is the color of the army's left corner, which on eight ranks is dark for White and light for Black, so
 * that beginning with it is the same on either side of the board. `beside` is the other color, that of the square next to the corner.
 */
export const SQUARE_COLORS = ['dark', 'light', 'corner', 'beside'] as const
export type SquareColor = (typeof SQUARE_COLORS)[number]

export const WING_SIDES = ['left', 'right'] as const
/** The half of a rank on one side of its middle; a middle square belongs to neither. */
export type WingSide = (typeof WING_SIDES)[number]

/** Some of the free squares of a rank, always counted from the left. */
export type Region =
  | { readonly kind: 'color'; readonly color: SquareColor }
  /** Squares whose color differs from that of the square of `piece`. */
  | { readonly kind: 'otherColor'; readonly piece: Role }
  /** Free squares with at least one more free square on each side. */
  | { readonly kind: 'inner' }
  | { readonly kind: 'leftOf'; readonly piece: Role }
  | { readonly kind: 'rightOf'; readonly piece: Role }
  | { readonly kind: 'wing'; readonly side: WingSide }

/** How one choice is thrown, if it differs from the usual way. */
export interface ThrowRule {
  /** The equipment for this throw, even if the players use something else. */
  readonly with?: Equipment
  /**
   * What happens if a die shows more than there are squares: it is thrown again (the default), or the number of squares is subtracted, as
   * in 4-6 minus 3.
   */
  readonly tooHigh?: 'again' | 'subtract'
}

/** A technique: what is put on the rank, and on which squares. */
export type Step =
  /** A piece goes to the n-th free square among those that lie in all regions. */
  | ({
      readonly kind: 'place'
      readonly piece: Role
      readonly where?: readonly Region[]
    } & ThrowRule)
  /** A piece goes to the n-th free square, and `partner` to the mirrored square. */
  | ({
      readonly kind: 'mirrored'
      readonly piece: Role
      readonly partner: Role
      readonly where?: readonly Region[]
    } & ThrowRule)
  /** Two bishops, one on each color, beginning with `first`. */
  | ({ readonly kind: 'bishopsOpposite'; readonly first: SquareColor } & ThrowRule)
  /** Two bishops; the color of each one's square is thrown before it, heads for dark. */
  | ({ readonly kind: 'bishopsFree' } & ThrowRule)
  /** The king, on any free square but the outermost, so that a rook fits on each side. */
  | ({ readonly kind: 'kingInside' } & ThrowRule)
  /** A rook on a free square left of the king, then one right of it. */
  | ({ readonly kind: 'rooksAroundKing' } & ThrowRule)
  /** The last three free squares take a rook, the king and a rook. */
  | { readonly kind: 'kingAndRooksLast' }
  /** The last free squares take these pieces in this order. */
  | { readonly kind: 'fill'; readonly pieces: readonly Role[] }
  /**
   * A piece already on the rank changes places with another one, or keeps its place, so that the rank meets the conditions. It never
   * changes places with the roles in `never`.
   */
  | ({
      readonly kind: 'swap'
      readonly piece: Role
      readonly never: readonly Role[]
      readonly conditions: readonly RankCondition[]
    } & ThrowRule)
  /** The player begins again unless the rank meets these conditions. */
  | { readonly kind: 'check'; readonly conditions: readonly RankCondition[] }

export type StepKind = Step['kind']

/** How the second player's army is made. */
export type SecondArmy =
  /** Mirrored: the same pieces on the same files. */
  | { readonly kind: 'mirrored' }
  /** Reversed: the same order seen from the other side of the board. */
  | { readonly kind: 'reversed' }
  /**
   * Black has separate throws, after White's or in turn with them. The first `shared` steps are thrown once for both; this needs `turns:
   * 'after'`.
   */
  | { readonly kind: 'own'; readonly turns: 'alternate' | 'after'; readonly shared?: number }

/** The value of `format` in a procedure's file. */
export const PROCEDURE_FORMAT = 'backrank-procedure-1'

/**
 * A way to make a start with dice or coins, as data.
 *
 * It can be read as JSON without anything else. Only `variant` refers to something outside: the id of a system, which supplies the letters
 * of pieces, the names of squares and the final position.
 */
export interface Procedure {
  /** Only in files. */
  readonly format?: typeof PROCEDURE_FORMAT
  /** Stable key: lower-case letters, digits and hyphens, at most 60. */
  readonly id: string
  readonly name: string
  /** The system for which it makes starts; without one, orthodox letters and names of squares are used. */
  readonly variant?: VariantId
  /** The source or the author. */
  readonly source?: string
  /**
   * The rank before the first throw, from the left edge of the army: `?` for a square to be filled, `.` for one that stays empty, a letter
   * for a piece that is already there.
   */
  readonly rank: string
  /** How many of each piece must be placed. */
  readonly pieces: Readonly<Partial<Record<Role, number>>>
  /** The equipment that it allows; the first is the default. */
  readonly equipment: readonly [Equipment, ...Equipment[]]
  readonly steps: readonly Step[]
  readonly second: SecondArmy
}

/** The most squares of a rank. */
export const WIDEST = 12
/** The most steps of a procedure. */
export const MAX_STEPS = 40
/** The most regions and conditions of a step. */
export const MAX_REGIONS = 4
export const MAX_CONDITIONS = 12
/** The longest name, in UTF-16 units. */
export const MAX_PROCEDURE_NAME_LENGTH = 120
