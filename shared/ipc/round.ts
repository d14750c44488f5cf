import * as v from 'valibot'
import type { Result } from '../result'
import { START_KINDS, type TooFewStarts } from '../setup/starts/distinctStarts'
import type { VariantId } from '../variants'
import { ofType, request } from './declare'
import { integer, MAX_TEXT_LENGTH, object, type Of, options, such, text, variant } from './schemas'

/** The most boards that the window draws at a time. */
export const MAX_BOARDS = 10_000
/** The longest seed, in UTF-16 units. */
const MAX_SEED = 200

const seed = v.pipe(
  text(MAX_SEED),
  such(value => value.trim() !== '', 'a seed'),
)

const roundWish = object({
  variant,
  options,
  /** Throws still to be placed, or complete starts. */
  kind: v.picklist(START_KINDS),
  count: integer(1, MAX_BOARDS),
  seed,
  /** The largest advantage of either side that a start may have, in centipawns, by the atlas that comes with the program. */
  within: v.exactOptional(integer(1, 1000)),
})
export type RoundRequest = Readonly<Of<typeof roundWish>>

/** The start of a board. Boards are numbered from 1, in the order of the draw. */
export interface RoundStart {
  readonly number: number
  /** In canonical form. */
  readonly fen: string
  /** In centipawns from White's view; only if it was asked for. */
  readonly value?: number
}

/** Why no such round can be drawn. */
export type RoundRefusal =
  | TooFewStarts
  /** No atlas of the system comes with the program, so no values are known. */
  | { readonly kind: 'noAtlas' }

export interface DrawnRound {
  readonly starts: readonly RoundStart[]
  /** SHA-256 of the seed's UTF-8 text, in hexadecimal digits; it is published before the round. */
  readonly commitment: string
}

const roundHeading = object({ event: text(200), round: text(40), date: text(40) })

const roundClaim = object({
  pgn: text(MAX_TEXT_LENGTH),
  /** The seed published after the round; if empty, the one that the games name. */
  seed: text(MAX_SEED),
  /** The commitment published before the round; if empty, the one that the games name. */
  commitment: text(MAX_SEED),
})
/** The games of a round, with what was published about its draw. */
export type RoundClaim = Readonly<Of<typeof roundClaim>>

/** Why a round cannot be checked. */
export type ClaimRefusal =
  | { readonly kind: 'noGames' }
  | { readonly kind: 'noSeed' }
  /** The games name several seeds. */
  | { readonly kind: 'severalSeeds'; readonly count: number }
  /** A game whose first position cannot be read, by its place in the file, from 1. */
  | { readonly kind: 'unreadable'; readonly game: number }
  | { readonly kind: 'noAtlas'; readonly game: number }
  /** A game whose start was thrown by a procedure that does not come with the program. */
  | { readonly kind: 'noProcedure'; readonly game: number; readonly procedure: string }

/** A board whose start differs from the one that the seed draws for it. */
export interface OtherStart {
  readonly board: number
  readonly variant: VariantId
  /**
   * Numbers of starts or throws. Undefined for a position that is not a start, and for a board beyond the last start
   * that can be drawn.
   */
  readonly found: number | undefined
  readonly drawn: number | undefined
}

/** The result of checking a round. */
export interface RoundVerdict {
  readonly boards: number
  readonly others: readonly OtherStart[]
  /** How many throws the games name as thrown before and not played; the draw skips them. */
  readonly leftOut: number
  readonly seed: string
  readonly commitment: string
  /** The commitment published before the round; undefined if none was given. */
  readonly published: string | undefined
  /** It was entered by hand, not taken only from the games themselves. */
  readonly isGiven: boolean
}

/** Requests about the starts of a round, which are drawn so that everyone can check them. */
export const roundRequests = {
  'round:draw': request([roundWish], ofType<Result<DrawnRound, RoundRefusal>>()),
  /** The same starts as games without moves. */
  'round:pgn': request([roundWish, roundHeading], ofType<Result<string, RoundRefusal>>()),
  /** Whether the values of all starts of a system are known. */
  'round:hasValues': request([variant, options], ofType<boolean>()),
  'round:verify': request([roundClaim], ofType<Result<RoundVerdict, ClaimRefusal>>()),
}
