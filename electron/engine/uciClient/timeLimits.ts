/** How long an engine may take before it counts as hanging, in milliseconds. */
export interface TimeLimits {
  /** From its start to `uciok`. Large networks are read in this time. */
  readonly greetingMs: number
  /** From `isready` to `readyok`. Gigabytes of hash are cleared in this time. */
  readonly readyMs: number
  /** From `stop` to `bestmove`. */
  readonly stopMs: number
  /** How long a search may say nothing before the engine is asked whether it is still there. */
  readonly silenceMs: number
  /** From that question to any line. An engine answers it while it searches, so nothing else delays it. */
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

/** The same for one that has to answer with moves. */
export interface Patience extends Omit<TimeLimits, 'silenceMs' | 'answerMs'> {
  /** For a move where the limits name no time. */
  readonly moveMs: number
}

export const PATIENCE: Patience = {
  greetingMs: 15_000,
  readyMs: 30_000,
  moveMs: 60_000,
  stopMs: 3_000,
  graceMs: 1_000,
}
