import * as v from 'valibot'
import { type Color, COLORS } from '../board/color'
import type { CannonObstacle } from '../board/janggiReach'
import type { MoveKind } from '../board/move'
import type { Outcome, PositionError } from '../board/positionError'
import type { Role } from '../board/role'
import type { FenError, FenWarning } from '../notation/fen/fenError'
import { MAX_BRACKET_DEPTH, MAX_MOVE_WORDS } from '../notation/san/commentMoves'
import type { Result } from '../result'
import type { ClosedBecause } from '../setup/ranks/closedPlacement'
import type { PgnResult, PgnTag } from '../notation/pgn/pgn'
import type { FlatGame, FlatNode } from '../tree/game'
import { ofType, request } from './declare'
import { GAME } from './game'
import {
  fen,
  integer,
  MAX_LINE_PLIES,
  listOf,
  object,
  type Of,
  options,
  such,
  text,
  MAX_TEXT_LENGTH,
  variant,
  word,
} from './schemas'

export interface IllegalMoveError {
  readonly kind: 'illegalMove'
  readonly uci: string
  readonly fen: string
}

export interface UnknownVariantError {
  readonly kind: 'unknownVariant'
  readonly found: string
}

export type RulesError = FenError | PositionError | IllegalMoveError | UnknownVariantError

/** A legal move as the board needs it. */
export interface LegalMove {
  readonly uci: string
  readonly san: string
  readonly kind: MoveKind
  /** Number of ways in which the mover's rank can be completed afterwards; placements only. */
  readonly ways?: number
}

/** All that can be said of a position by the rules alone. */
export interface LegalPosition {
  /** The FEN in canonical form. */
  readonly fen: string
  readonly moves: readonly LegalMove[]
  /** The side to move stands in check. */
  readonly check: boolean
  readonly outcome?: Outcome
  /** Ways in which each side can complete its rank, during placement. */
  readonly ways?: { readonly white: number; readonly black: number }
  /** What was dropped from the FEN given because the board cannot bear it. */
  readonly warnings: readonly FenWarning[]
}

/** A move that has been played. */
export interface PlayedMove {
  readonly uci: string
  readonly san: string
  readonly kind: MoveKind
  readonly fen: string
  readonly check: boolean
}

/** A move that was played on the board; the answer also says what can be played after it. */
export interface MoveOnBoard extends PlayedMove {
  /** What the rules say of the position after it. */
  readonly next?: LegalPosition
}

/** Why a move that was tried is none. Squares by name. */
export type MoveRefusal =
  /** The text is not a move; or it is a swap or a leap that does not exist here. */
  | { readonly kind: 'unreadable' | 'notHere' | 'gameOver' }
  | { readonly kind: 'placeFirst'; readonly color: Color }
  | { readonly kind: 'relocateFirst'; readonly color: Color; readonly role: 'king' | 'queen' }
  | { readonly kind: 'otherTurn'; readonly turn: Color }
  /** `kingStands`: not where the text says. */
  | { readonly kind: 'emptySquare' | 'ownPiece' | 'kingStands'; readonly square: string }
  /** `notSo`: the piece does not move like that; `blocked`: something stands in its way. */
  | { readonly kind: 'notSo' | 'blocked'; readonly role: Role; readonly from: string; readonly to: string }
  /** A piece on `square` stands in the way of a horse or an elephant of Janggi. */
  | { readonly kind: 'leg'; readonly role: Role; readonly square: string }
  /** What a cannon of Janggi jumps over or takes. */
  | { readonly kind: 'cannon'; readonly because: CannonObstacle }
  /** A piece of Janggi that stays in its palace. */
  | { readonly kind: 'palace'; readonly role: Role }
  | { readonly kind: 'noSuchPiece' | 'noneAtHome'; readonly color: Color; readonly role: Role }
  | { readonly kind: 'noneGoes'; readonly color: Color; readonly role: Role; readonly to: string }
  /** The king would go to an attacked square. */
  | { readonly kind: 'kingAttacked'; readonly square: string }
  /** `stillInCheck`: the move does not end the check; `kingExposed`: the piece guards its king. */
  | { readonly kind: 'stillInCheck' | 'kingExposed' }
  /** It is not said what the pawn becomes. */
  | { readonly kind: 'promotion' }
  | { readonly kind: 'ambiguous'; readonly moves: readonly string[] }
  /**
   * `nobody`: the system has no castling; `notLong`, `unknown`: none of that name; `nothing`: it would move
   * nothing, or no more than king or rook by itself; `attacked`: of the squares the king crosses.
   */
  | {
      readonly kind: 'castling'
      readonly because:
        'nobody' | 'notLong' | 'unknown' | 'nothing' | 'noRight' | 'check' | 'blocked' | 'attacked'
    }
  /** The rank could not be completed; `open` are the squares where the piece can go. */
  | {
      readonly kind: 'closed'
      readonly role: Role
      readonly square: string
      readonly because: ClosedBecause
      readonly open: readonly string[]
    }
  | { readonly kind: 'notInPocket'; readonly color: Color; readonly role: Role }
  | { readonly kind: 'placeAtHome'; readonly color: Color }
  | { readonly kind: 'occupied'; readonly square: string }
  /** White has to do as Black did. */
  | { readonly kind: 'mirror'; readonly color: Color; readonly role: 'king' | 'queen'; readonly move: string }
  /** `never`: it changes places with no such `partner`; `bishops`: they would share a color. */
  | {
      readonly kind: 'relocation'
      readonly role: 'king' | 'queen'
      readonly because: 'nobody' | 'bishops'
    }
  | {
      readonly kind: 'relocation'
      readonly role: 'king' | 'queen'
      readonly because: 'never'
      readonly partner: 'rook' | 'king'
    }
  | { readonly kind: 'transposition'; readonly because: 'over' | 'sameKind' | 'bishops' | 'attacked' }
  /** `none`: the side has no adjustment, or none left; `apart`: the two are no neighbors. */
  | { readonly kind: 'adjustment'; readonly because: 'none' | 'apart' | 'moved' | 'check' | 'attacked' }
  /** `barred`: an enemy piece stands on the way. */
  | { readonly kind: 'leap'; readonly because: 'gone' | 'occupied' | 'check' | 'barred' | 'attacked' }

const positionRequest = object({ variant, fen, options })
/** A position as requests name it. */
export type PositionRequest = Of<typeof positionRequest>

/** The most positions of a game that go along with a comment. */
const MAX_POSITIONS = 1024
const place = integer(0, MAX_POSITIONS - 1)

const commentMove = object({
  text: text(64),
  /** As written before it; the side only where dots say so. */
  number: v.exactOptional(integer(0, 999)),
  color: v.exactOptional(v.picklist(COLORS)),
  /** It follows the word before with nothing but space between. */
  joined: v.boolean(),
  /** How many brackets are open around it. */
  depth: integer(0, MAX_BRACKET_DEPTH),
  /** Places of the game's positions in which it may be a move, the likeliest first. */
  from: listOf(place, 16),
})
/** A word of a comment that has the form of a move. */
export type CommentMove = Of<typeof commentMove>

const commentRequest = object({
  variant,
  options,
  /** Positions of the game, as FENs. */
  positions: listOf(fen, MAX_POSITIONS),
  /** Places of those before and after the commented move. */
  near: listOf(place, 2),
  words: listOf(commentMove, MAX_MOVE_WORDS),
  /** What numbers may be short of those of the positions: the game proper may be counted from 1. */
  offset: integer(0, 9999),
})
/** A comment to be read for moves. */
export type CommentRequest = Of<typeof commentRequest>

/** A word that is a legal move. */
export interface ReadMove {
  /** Its place among the words. */
  readonly word: number
  /** The place of the position from which its line starts. */
  readonly from: number
  /** The word of the move before it in its line; absent at the head. */
  readonly after?: number
  readonly move: PlayedMove
}

const fitRequest = object({
  variant,
  options,
  /** Positions of the line that is seen, from the first one to where one stands, as FENs. */
  positions: v.pipe(
    listOf(fen, MAX_LINE_PLIES),
    such(all => all.length > 0, 'a position'),
  ),
  /** Those that follow in that line: only a number leads there, or the first position of a game with tags. */
  ahead: listOf(fen, MAX_LINE_PLIES),
  /** What numbers may be short of those of the positions: the game proper may be counted from 1. */
  offset: integer(0, 9999),
  text: text(MAX_TEXT_LENGTH),
})
/** A text to be read as moves of a game that is open. */
export type FitRequest = Of<typeof fitRequest>

/** How a text fits into an open game. */
export type FittedText =
  /** Moves from the position at that place of the whole line on; of a game with tags, those too. */
  | {
      readonly kind: 'moves'
      readonly from: number
      readonly nodes: readonly FlatNode[]
      readonly tags: readonly PgnTag[]
      readonly result: PgnResult
    }
  /** A game of another system, or one that begins elsewhere. */
  | { readonly kind: 'otherStart'; readonly because: 'system' | 'position' }
  /** No moves, several games, or a game that cannot be begun. */
  | { readonly kind: 'noMoves' }

const uci = word

/** What the renderer may ask of the rules. */
export const rulesRequests = {
  'rules:legal': request([positionRequest], ofType<Result<LegalPosition, RulesError>>()),
  'rules:play': request([positionRequest, uci], ofType<Result<MoveOnBoard, RulesError>>()),
  /** Plays moves one after the other; the first illegal one refuses them all. */
  'rules:line': request(
    [positionRequest, listOf(uci, MAX_LINE_PLIES)],
    ofType<Result<readonly PlayedMove[], RulesError>>(),
  ),
  /** Why a move, in UCI or as typed, cannot be played; null where it can. */
  'rules:refuse': request([positionRequest, word], ofType<Result<MoveRefusal | null, RulesError>>()),
  /** Those words of a comment that are legal moves, each with the line it belongs to. */
  'rules:comment': request([commentRequest], ofType<readonly ReadMove[]>()),
  /** A text as moves from a position of a line. */
  'games:fit': request([fitRequest], ofType<FittedText>()),
  /** All that follows the first position of a game, played on another position as far as it is legal there. */
  'games:replay': request([positionRequest, GAME], ofType<Result<readonly FlatNode[], RulesError>>()),
  /** A game without moves from a position. */
  'games:create': request([positionRequest], ofType<Result<FlatGame, RulesError>>()),
}
