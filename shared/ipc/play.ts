import type { Result } from '../result'
import type { VariantId } from '../variants'
import type { PlayedMove } from './contract'

/** What is left on the clocks of a practice game, in milliseconds. */
export interface PlayClock {
  readonly whiteMs: number
  readonly blackMs: number
  /** Added after each move. */
  readonly incrementMs: number
}

/** A position in a practice game, in which our engine is to move. */
export interface PlayRequest {
  /** Names the game; the engine forgets one game before another, and its lesser moves follow from the name. */
  readonly gameId: string
  readonly variant: VariantId
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  /** Where the game began; a setup phase is part of the game. */
  readonly startFen: string
  /** All moves since then, in UCI. */
  readonly moves: readonly string[]
  /** 1 to 10, see `shared/play/levels.ts`. */
  readonly level: number
  /** Absent in a game without clocks. */
  readonly clock?: PlayClock
}

/** Why the engine does not move. */
export type PlayRefusal =
  | { readonly kind: 'gameOver' }
  | { readonly kind: 'illegalPosition'; readonly fen: string; readonly detail: string }
  /** Its threads or its memory could not be had. */
  | { readonly kind: 'engineFailed'; readonly detail: string }

/** A practice game against our engine; the game itself is the renderer's. */
export interface PlayRequests {
  /** The engine's move; null if it was cancelled meanwhile, or asked for again. */
  'play:move': (request: PlayRequest) => Result<PlayedMove | null, PlayRefusal>
  /** The engine need not move any more; its request answers null. */
  'play:cancel': (gameId: string) => void
}
