import * as v from 'valibot'
import type { Result } from '../result'
import { START_KINDS, type TooFewStarts } from '../setup/starts/distinctStarts'
import type { VariantId } from '../variants'
import { ofType, request } from './declare'
import { integer, MAX_TEXT_LENGTH, object, type Of, options, such, text, variant } from './schemas'

/** Most boards that the window draws at a time. */
export const MAX_BOARDS = 10_000
/** Letters of a seed. */
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
  /** The most that a start may be worth for either side, in centipawns, by the atlas that comes with the program. */
  within: v.exactOptional(integer(1, 1000)),
})
/** The starts of a round, as they are asked for. */
export type RoundRequest = Readonly<Of<typeof roundWish>>

/** The start of a board. Boards are numbered from 1, in the order of the draw. */
export interface RoundStart {
  readonly number: number
  /** In canonical form. */
  readonly fen: string
  /** In centipawns, White's view, where it was asked for. */
  readonly value?: number
}

/** Why there is no such round. */
export type RoundRefusal =
  | TooFewStarts
  /** No atlas of the system comes with the program, so that no value is known. */
  | { readonly kind: 'noAtlas' }

export interface DrawnRound {
  readonly starts: readonly RoundStart[]
  /** SHA-256 of the seed's UTF-8 text, in hexadecimal digits: what is published before the round. */
  readonly commitment: string
}

const roundHeading = object({ event: text(200), round: text(40), date: text(40) })

const roundClaim = object({
  pgn: text(MAX_TEXT_LENGTH),
  /** As published after the round; that of the games where it is empty. */
  seed: text(MAX_SEED),
  /** As published before the round; that of the games where it is empty. */
  commitment: text(MAX_SEED),
})
/** Games of a round, and what was published of its draw. */
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

/** A board that has another start than the seed draws for it. */
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

/** What came of checking a round. */
export interface RoundVerdict {
  readonly boards: number
  readonly others: readonly OtherStart[]
  /** The number of throws that the games name as thrown before and not played: the seed is followed past them. */
  readonly leftOut: number
  readonly seed: string
  /** Of the seed. */
  readonly commitment: string
  /** What was published before; undefined if not given. */
  readonly published: string | undefined
  /** It was given by hand, and is not only what the games say of themselves. */
  readonly isGiven: boolean
}

/** The starts of a round: drawn so that all can check them. */
export const roundRequests = {
  'round:draw': request([roundWish], ofType<Result<DrawnRound, RoundRefusal>>()),
  /** The same as games without moves. */
  'round:pgn': request([roundWish, roundHeading], ofType<Result<string, RoundRefusal>>()),
  /** Whether values are known of all starts of a system. */
  'round:hasValues': request([variant, options], ofType<boolean>()),
  'round:verify': request([roundClaim], ofType<Result<RoundVerdict, ClaimRefusal>>()),
}
