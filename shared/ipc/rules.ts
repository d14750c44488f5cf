import type { Color } from '../board/color'
import type { MoveKind } from '../board/move'
import type { Outcome, PositionError } from '../board/positionError'
import type { Role } from '../board/role'
import type { FenError, FenWarning } from '../notation/fenError'
import type { Result } from '../result'
import type { FlatGame } from '../tree/game'
import type { VariantId } from '../variants'

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

/** Why a move that was tried is none. Squares by name. */
export type MoveRefusal =
  /** The text is no move at all; or one of a kind that is not to be had here, a swap or a leap. */
  | { readonly kind: 'unreadable' | 'notHere' | 'gameOver' }
  | { readonly kind: 'placeFirst'; readonly color: Color }
  | { readonly kind: 'relocateFirst'; readonly color: Color; readonly role: 'king' | 'queen' }
  | { readonly kind: 'otherTurn'; readonly turn: Color }
  | { readonly kind: 'emptySquare' | 'ownPiece'; readonly square: string }
  /** `notSo`: the piece does not move like that; `blocked`: something stands in its way. */
  | { readonly kind: 'notSo' | 'blocked'; readonly role: Role; readonly from: string; readonly to: string }
  | { readonly kind: 'noSuchPiece'; readonly color: Color; readonly role: Role }
  | { readonly kind: 'noneGoes'; readonly color: Color; readonly role: Role; readonly to: string }
  /** The king would go where he is attacked. */
  | { readonly kind: 'kingAttacked'; readonly square: string }
  /** `stillInCheck`: the move does not end the check; `kingExposed`: the piece guards its king. */
  | { readonly kind: 'stillInCheck' | 'kingExposed' }
  /** It is not said what the pawn becomes. */
  | { readonly kind: 'promotion' }
  | { readonly kind: 'ambiguous'; readonly moves: readonly string[] }
  /** `unknown`: the system has no castling of that name; `attacked`: of the squares he crosses. */
  | {
      readonly kind: 'castling'
      readonly because: 'unknown' | 'noRight' | 'check' | 'blocked' | 'attacked'
    }

/** A position as requests name it. */
export interface PositionRequest {
  readonly variant: VariantId
  readonly fen: string
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
}

/** A word of a comment that has the form of a move. */
export interface CommentMove {
  readonly text: string
  /** As written before it; the side only where dots say so. */
  readonly number?: number
  readonly color?: Color
  /** It follows the word before with nothing but space between. */
  readonly joined: boolean
  /** How many brackets are open around it. */
  readonly depth: number
  /** Places of the game's positions in which it may be a move, the likeliest first. */
  readonly from: readonly number[]
}

/** A comment to be read for moves. */
export interface CommentRequest {
  readonly variant: VariantId
  readonly options: readonly string[]
  /** Positions of the game, as FENs. */
  readonly positions: readonly string[]
  /** Places of those before and after the commented move. */
  readonly near: readonly number[]
  readonly words: readonly CommentMove[]
  /** What numbers may be short of those of the positions: the game proper may be counted from 1. */
  readonly offset: number
}

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

/** What the renderer may ask of the rules. */
export interface RulesRequests {
  'rules:legal': (request: PositionRequest) => Result<LegalPosition, RulesError>
  'rules:play': (request: PositionRequest, uci: string) => Result<PlayedMove, RulesError>
  /** Plays moves one after the other; the first illegal one refuses them all. */
  'rules:line': (
    request: PositionRequest,
    uci: readonly string[],
  ) => Result<readonly PlayedMove[], RulesError>
  /** Why a move, in UCI or as typed, cannot be played; null where it can. */
  'rules:refuse': (request: PositionRequest, text: string) => Result<MoveRefusal | null, RulesError>
  /** Those words of a comment that are legal moves, each with the line it belongs to. */
  'rules:comment': (request: CommentRequest) => readonly ReadMove[]
  /** A game without moves from a position. */
  'games:create': (request: PositionRequest) => Result<FlatGame, RulesError>
}
