import * as v from 'valibot'
import type { LineMove } from '../analysis/analysis'
import { type Color, COLORS } from '../board/color'
import type { CannonObstacle } from '../board/janggiReach'
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
export interface LegalMove extends LineMove {
  /** Number of ways in which the mover's rank can be completed afterwards; placements only. */
  readonly ways?: number
}

/** Everything that the rules alone say about a position. */
export interface LegalPosition {
  /** The FEN in canonical form. */
  readonly fen: string
  readonly moves: readonly LegalMove[]
  /** The side to move is in check. */
  readonly check: boolean
  readonly outcome?: Outcome
  /** Ways in which each side can complete its rank, during placement. */
  readonly ways?: { readonly white: number; readonly black: number }
  /** Parts of the given FEN that were dropped because they are impossible on the board. */
  readonly warnings: readonly FenWarning[]
}

export interface PlayedMove extends LineMove {
  readonly fen: string
  readonly check: boolean
}

/** A move that was played on the board; the answer also says what can be played after it. */
export interface MoveOnBoard extends PlayedMove {
  /** What the rules say about the position after it. */
  readonly next?: LegalPosition
}

/** Why an attempted move is not legal. Squares are given by name. */
export type MoveRefusal =
  /** `unreadable`: the text is not a move; `notHere`: it is a swap or a leap that does not exist here. */
  | { readonly kind: 'unreadable' | 'notHere' | 'gameOver' }
  | { readonly kind: 'placeFirst'; readonly color: Color }
  | { readonly kind: 'relocateFirst'; readonly color: Color; readonly role: 'king' | 'queen' }
  | { readonly kind: 'otherTurn'; readonly turn: Color }
  /** `kingStands`: the king is not on the square that the text names. */
  | { readonly kind: 'emptySquare' | 'ownPiece' | 'kingStands'; readonly square: string }
  /** `notSo`: the piece does not move like that; `blocked`: something stands in its way. */
  | { readonly kind: 'notSo' | 'blocked'; readonly role: Role; readonly from: string; readonly to: string }
  /** A piece on `square` stands in the way of a horse or an elephant of Janggi. */
  | { readonly kind: 'leg'; readonly role: Role; readonly square: string }
  /** Why a cannon of Janggi cannot make the move: what it would jump over or capture. */
  | { readonly kind: 'cannon'; readonly because: CannonObstacle }
  /** The piece must stay in its palace (Janggi). */
  | { readonly kind: 'palace'; readonly role: Role }
  | { readonly kind: 'noSuchPiece' | 'noneAtHome'; readonly color: Color; readonly role: Role }
  | { readonly kind: 'noneGoes'; readonly color: Color; readonly role: Role; readonly to: string }
  /** The king would go to an attacked square. */
  | { readonly kind: 'kingAttacked'; readonly square: string }
  /** `stillInCheck`: the move does not end the check; `kingExposed`: the piece is pinned to its king. */
  | { readonly kind: 'stillInCheck' | 'kingExposed' }
  /** The move does not say to which piece the pawn promotes. */
  | { readonly kind: 'promotion' }
  | { readonly kind: 'ambiguous'; readonly moves: readonly string[] }
  /**
   * `noCastling`: the system has none; `notLong`, `unknown`: there is no castling of that name; `nothing`: no piece would
   * move, or only the king or only the rook; `attacked`: a square that the king crosses is attacked.
   */
  | {
      readonly kind: 'castling'
      readonly because:
        'noCastling' | 'notLong' | 'unknown' | 'nothing' | 'noRight' | 'check' | 'blocked' | 'attacked'
    }
  /** The rank could not be completed afterwards; `open` are the squares where the piece can be placed. */
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
  /** White must mirror Black's move. */
  | { readonly kind: 'mirror'; readonly color: Color; readonly role: 'king' | 'queen'; readonly move: string }
  /**
   * `noPartner`: there is no other own piece of the back rank on the other square; `never`: the piece never changes
   * places with a `partner`; `bishops`: both would be on the same color.
   */
  | {
      readonly kind: 'relocation'
      readonly role: 'king' | 'queen'
      readonly because: 'noPartner' | 'bishops'
    }
  | {
      readonly kind: 'relocation'
      readonly role: 'king' | 'queen'
      readonly because: 'never'
      readonly partner: 'rook' | 'king'
    }
  | { readonly kind: 'transposition'; readonly because: 'over' | 'sameKind' | 'bishops' | 'attacked' }
  /** `none`: the side has no adjustment, or none left; `apart`: the two pieces are not neighbors. */
  | { readonly kind: 'adjustment'; readonly because: 'none' | 'apart' | 'moved' | 'check' | 'attacked' }
  /** `barred`: an enemy piece is in the way. */
  | { readonly kind: 'leap'; readonly because: 'gone' | 'occupied' | 'check' | 'barred' | 'attacked' }

const positionRequest = object({ variant, fen, options })
export type PositionRequest = Of<typeof positionRequest>

/** The most positions of a game that are sent with a comment. */
const MAX_POSITIONS = 1024
const place = integer(0, MAX_POSITIONS - 1)

const commentMove = object({
  text: text(64),
  /** The move number written before it; the color only if dots show it. */
  number: v.exactOptional(integer(0, 999)),
  color: v.exactOptional(v.picklist(COLORS)),
  /** Only space separates it from the word before. */
  joined: v.boolean(),
  /** The number of brackets open around it. */
  depth: integer(0, MAX_BRACKET_DEPTH),
  /** Places of the positions in which it may be a move, the likeliest first. */
  from: listOf(place, 16),
})
/** A word of a comment that looks like a move. */
export type CommentMove = Of<typeof commentMove>

const commentRequest = object({
  variant,
  options,
  /** Positions of the game, as FENs. */
  positions: listOf(fen, MAX_POSITIONS),
  /** Places of the positions before and after the commented move. */
  near: listOf(place, 2),
  words: listOf(commentMove, MAX_MOVE_WORDS),
  /** By how much numbers in the text may be lower than those of the positions, because the game proper may be counted from 1. */
  offset: integer(0, 9999),
})
/** A comment in which moves are looked for. */
export type CommentRequest = Of<typeof commentRequest>

/** A word that is a legal move. */
export interface ReadMove {
  /** Its place among the words. */
  readonly word: number
  /** The place of the position from which its line begins. */
  readonly from: number
  /** The word of the move before it in its line; absent for the first one. */
  readonly after?: number
  readonly move: PlayedMove
}

const fitRequest = object({
  variant,
  options,
  /** Positions of the line on the screen, from the first one to the current one, as FENs. */
  positions: v.pipe(
    listOf(fen, MAX_LINE_PLIES),
    such(all => all.length > 0, 'a position'),
  ),
  /** The positions after them in that line. Moves are fitted there only by a move number, or by the first position of a game with tags. */
  ahead: listOf(fen, MAX_LINE_PLIES),
  /** By how much numbers in the text may be lower than those of the positions, because the game proper may be counted from 1. */
  offset: integer(0, 9999),
  text: text(MAX_TEXT_LENGTH),
})
/** A text to be read as moves of an open game. */
export type FitRequest = Of<typeof fitRequest>

/** How a text fits into an open game. */
export type FittedText =
  /** Moves from the position at place `from` of the whole line. Tags are included if the text is a game with tags. */
  | {
      readonly kind: 'moves'
      readonly from: number
      readonly nodes: readonly FlatNode[]
      readonly tags: readonly PgnTag[]
      readonly result: PgnResult
    }
  /** The text is a game of another system, or one that begins elsewhere. */
  | { readonly kind: 'otherStart'; readonly because: 'system' | 'position' }
  /** The text has no moves or several games, or is a game that cannot be opened. */
  | { readonly kind: 'noMoves' }

const uci = word

export const rulesRequests = {
  'rules:legal': request([positionRequest], ofType<Result<LegalPosition, RulesError>>()),
  'rules:play': request([positionRequest, uci], ofType<Result<MoveOnBoard, RulesError>>()),
  /** Plays moves one after the other; if one is illegal, all are refused. */
  'rules:line': request(
    [positionRequest, listOf(uci, MAX_LINE_PLIES)],
    ofType<Result<readonly PlayedMove[], RulesError>>(),
  ),
  /** Why a move, in UCI or as typed, cannot be played; null if it can. */
  'rules:refuse': request([positionRequest, word], ofType<Result<MoveRefusal | null, RulesError>>()),
  /** The words of a comment that are legal moves, each with the line to which it belongs. */
  'rules:comment': request([commentRequest], ofType<readonly ReadMove[]>()),
  /** Reads a text as moves from a position of a line. */
  'games:fit': request([fitRequest], ofType<FittedText>()),
  /** Replays everything that follows the first position of a game from another position, as far as it is legal there. */
  'games:replay': request([positionRequest, GAME], ofType<Result<readonly FlatNode[], RulesError>>()),
  /** Creates a game without moves from a position. */
  'games:create': request([positionRequest], ofType<Result<FlatGame, RulesError>>()),
}
