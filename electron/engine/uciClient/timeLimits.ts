/** Limits in milliseconds after which an engine counts as hanging. */
export interface TimeLimits {
  /** From its start to `uciok`. The engine reads large networks in this time. */
  readonly greetingMs: number
  /** From `isready` to `readyok`. The engine clears gigabytes of hash in this time. */
  readonly readyMs: number
  /** From `stop` to `bestmove`. */
  readonly stopMs: number
  /** The time without output after which a searching engine is asked whether it is still alive. */
  readonly silenceMs: number
  /** From that question to any line. Engines answer it even while they search, so nothing else delays the answer. */
  readonly answerMs: number
  /** For each step of its end: `quit`, then SIGTERM. */
  readonly graceMs: number
}

export const TIME_LIMITS: TimeLimits = {
  greetingMs: 15_000,
  readyMs: 60_000,
  stopMs: 5_000,
  silenceMs: 15_000,
  answerMs: 15_000,
  graceMs: 1_000,
}

/** The limits for an engine that has to answer with moves. */
export interface Patience extends Omit<TimeLimits, 'silenceMs' | 'answerMs'> {
  /** For a move if its limits set no time. */
  readonly moveMs: number
}

export const PATIENCE: Patience = {
  greetingMs: 15_000,
  readyMs: 30_000,
  moveMs: 60_000,
  stopMs: 3_000,
  graceMs: 1_000,
}
