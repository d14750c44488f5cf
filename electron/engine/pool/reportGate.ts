import type { RawFound } from './threadArena'

/** Milliseconds between two reports of a thread. */
const REPORT_MS = 20

/** The depth that every line has reached, without bounds; 0 as long as one has only a bound. */
const evenDepth = ({ lines }: RawFound): number =>
  lines.length > 0 && lines.every(({ bound }) => bound === 'exact')
    ? Math.min(...lines.map(({ depth }) => depth))
    : 0

/**
 * Decides which results are sent: always those that finish a depth, others at most every 20 ms. Each search needs a
 * gate of its own.
 */
export const reportGate = (): ((found: RawFound, nowMs: number) => boolean) => {
  let finished = 0
  let passedMs = Number.NEGATIVE_INFINITY
  return (found, nowMs) => {
    const depth = evenDepth(found)
    if (depth <= finished && nowMs - passedMs < REPORT_MS) return false
    finished = Math.max(finished, depth)
    passedMs = nowMs
    return true
  }
}
