import type { MoveKind } from '../board/move'
import type { Outcome, PositionError } from '../board/positionError'
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

/** A position as requests name it. */
export interface PositionRequest {
  readonly variant: VariantId
  readonly fen: string
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
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
  /** A game without moves from a position. */
  'games:create': (request: PositionRequest) => Result<FlatGame, RulesError>
}
