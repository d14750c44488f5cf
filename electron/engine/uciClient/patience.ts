/** How long an engine may take, in milliseconds. */
export interface Patience {
  /** From its start to `uciok`. */
  readonly greetingMs: number
  /** From `isready` to `readyok`. */
  readonly readyMs: number
  /** For a move where the limits name no time. */
  readonly moveMs: number
  /** From `stop` to `bestmove`. */
  readonly stopMs: number
  /** For each step of its end. */
  readonly graceMs: number
}

export const PATIENCE: Patience = {
  greetingMs: 15_000,
  readyMs: 30_000,
  moveMs: 60_000,
  stopMs: 3_000,
  graceMs: 1_000,
}
