import * as v from 'valibot'
import { PLAY_LEVELS } from '../analysis/levels'
import type { Score } from '../analysis/score'
import { COLORS } from '../board/color'
import type { Result } from '../result'
import { READINGS } from '../solver/induction'
import { ofType, request } from './declare'
import type { PlayedMove } from './rules'
import { documentId, integer, line, object, type Of, word } from './schemas'

const clockMs = integer(0, 1_000_000_000)

/** `incrementMs` is added after each move. */
const playClock = object({ whiteMs: clockMs, blackMs: clockMs, incrementMs: clockMs })
/** The time left on the clocks of a practice game, in milliseconds. */
export type PlayClock = Of<typeof playClock>

/** The id of the game. The engine forgets one game before the next, and the weaker moves that it plays follow from the id. */
const gameId = documentId

const playRequest = object({
  /** The moves since the game began, including those of a setup phase. */
  ...line,
  gameId,
  /** An engine other than ours; even then ours places and relocates the pieces. */
  engineId: v.exactOptional(word),
  /** See `shared/analysis/levels.ts`. */
  level: integer(1, PLAY_LEVELS.length),
  /** Absent in a game without clocks. */
  clock: v.exactOptional(playClock),
  /** How the last two pieces of both sides are placed; in turn by default. */
  reading: v.exactOptional(v.picklist(READINGS)),
  /**
   * The side whose last pair is wanted before it sees the other side's: White is to move, and both sides have that pair left. The answer
   * for Black follows some pair of White's that stands in for the real one, so only its UCI counts.
   */
  pairOf: v.exactOptional(v.picklist(COLORS)),
})
/** A position in a practice game, in which our engine is to move. */
export type PlayRequest = Of<typeof playRequest>

/** A move of the engine in a practice game. */
export interface EngineMove extends PlayedMove {
  /** The engine's score for it; absent if it has weighed arrays, or had only one move. */
  readonly score?: Score<'white'>
}

/** Why the engine does not play a move. */
export type PlayRefusal =
  | { readonly kind: 'gameOver' }
  | { readonly kind: 'illegalPosition'; readonly fen: string; readonly detail: string }
  /** Threads or memory for it are not available. */
  | { readonly kind: 'engineFailed'; readonly detail: string }

/** A practice game against our engine; the renderer keeps the game. */
export const playRequests = {
  /** The engine's move; null if the request was cancelled or repeated meanwhile. */
  'play:move': request([playRequest], ofType<Result<EngineMove | null, PlayRefusal>>()),
  /** Cancels the engine's move; its request answers null. */
  'play:cancel': request([gameId]),
}

/** The progress of the engine in choosing a placement. */
export interface PlayProgress {
  readonly gameId: string
  /** The share of its nodes that it has used, 0 to 1; it may finish before 1. */
  readonly share: number
}

export const playEvents = {
  /** Sent only while the engine weighs a placement, at most ten times a second. */
  'play:progress': ofType<PlayProgress>(),
}
