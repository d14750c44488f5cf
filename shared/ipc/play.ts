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
/** What is left on the clocks of a practice game, in milliseconds. */
export type PlayClock = Of<typeof playClock>

/** Names the game; the engine forgets one game before another, and its lesser moves follow from the name. */
const gameId = documentId

const playRequest = object({
  /** From where the game began; a setup phase is part of the game. */
  ...line,
  gameId,
  /** Another engine than ours; ours places and relocates pieces all the same. */
  engineId: v.exactOptional(word),
  /** See `shared/analysis/levels.ts`. */
  level: integer(1, PLAY_LEVELS.length),
  /** Absent in a game without clocks. */
  clock: v.exactOptional(playClock),
  /** How the last two pieces of both sides are placed; in turn where it is not said. */
  reading: v.exactOptional(v.picklist(READINGS)),
  /**
   * The side whose last pair is wanted before it sees the other's: White is to move, and both have that pair left. What is
   * answered for Black follows a pair of White's that stands for the real one, so that only its UCI counts.
   */
  pairOf: v.exactOptional(v.picklist(COLORS)),
})
/** A position in a practice game, in which our engine is to move. */
export type PlayRequest = Of<typeof playRequest>

/** A move of the engine in a practice game. */
export interface EngineMove extends PlayedMove {
  /** What the engine thinks of it; absent where it has weighed arrays, or had only one move. */
  readonly score?: Score<'white'>
}

/** Why the engine does not move. */
export type PlayRefusal =
  | { readonly kind: 'gameOver' }
  | { readonly kind: 'illegalPosition'; readonly fen: string; readonly detail: string }
  /** Its threads or its memory could not be had. */
  | { readonly kind: 'engineFailed'; readonly detail: string }

/** A practice game against our engine; the game itself is the renderer's. */
export const playRequests = {
  /** The engine's move; null if it was cancelled meanwhile, or asked for again. */
  'play:move': request([playRequest], ofType<Result<EngineMove | null, PlayRefusal>>()),
  /** The engine need not move any more; its request answers null. */
  'play:cancel': request([gameId]),
}

/** How far the engine is with a placement. */
export interface PlayProgress {
  readonly gameId: string
  /** The share of its nodes that it has used, 0 to 1; it may be done before. */
  readonly share: number
}

export const playEvents = {
  /** Only while it weighs a placement, at most ten times a second. */
  'play:progress': ofType<PlayProgress>(),
}
