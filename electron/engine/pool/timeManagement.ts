import type { ClockLimits, GoLimits } from './searchJob'

/** Milliseconds from the start of a search; infinite where time does not matter. */
export interface TimeBudget {
  /** What the move should take; the search stretches or shrinks it by how settled the best move is. */
  readonly optimumMs: number
  /** What it may never exceed. */
  readonly maximumMs: number
}

/** How many more moves a game is expected to last where the clock is for all of it. Common engines plan with 25 to 50. */
const MOVES_TO_COME = 32

/** With more moves than this to the control, time for this many is planned. */
const MAX_MOVES = 50

/** Part of the increment that a move spends; the rest is saved for hard ones. */
const INCREMENT_SPENT = 0.8

/** How far beyond its optimum a move may go. */
const STRETCH = 5

/** The most of the time left that a move may plan and take: all but a little before the last move of a control. */
const SHARE = { last: { optimum: 0.8, maximum: 0.95 }, other: { optimum: 0.5, maximum: 0.7 } } as const

/** Part of the clock that is spent where the overhead would take all of it. */
const MIN_SHARE = 0.1

/** What may be spent of a time: all but the overhead, or a tenth where that leaves less. Never negative. */
const spendable = (timeMs: number, overheadMs: number): number =>
  Math.max(timeMs - overheadMs, timeMs * MIN_SHARE, 0)

const clockBudget = ({ timeMs, incrementMs, movesToGo }: ClockLimits, overheadMs: number): TimeBudget => {
  const left = spendable(timeMs, overheadMs)
  const moves = Math.min(Math.max(movesToGo ?? MOVES_TO_COME, 1), MAX_MOVES)
  const share = moves === 1 ? SHARE.last : SHARE.other
  const gain = INCREMENT_SPENT * Math.max(0, incrementMs - overheadMs)
  const optimumMs = Math.min(left / moves + gain, left * share.optimum)
  return { optimumMs, maximumMs: Math.min(optimumMs * STRETCH, left * share.maximum) }
}

/** A fixed time for one move is used up except for the overhead, at most a twentieth of it. */
const moveBudget = (moveTimeMs: number, overheadMs: number): number =>
  moveTimeMs - Math.min(overheadMs, moveTimeMs / 20)

/**
 * How long a search may take. Of a clock it never takes more than is left without the overhead, or than a
 * tenth of what is left where the overhead would take nearly all.
 */
export const timeBudget = ({ clock, moveTimeMs, overheadMs = 0 }: GoLimits): TimeBudget => {
  const byClock = clock
    ? clockBudget(clock, overheadMs)
    : { optimumMs: Number.POSITIVE_INFINITY, maximumMs: Number.POSITIVE_INFINITY }
  if (moveTimeMs === undefined) return byClock
  return { ...byClock, maximumMs: Math.min(byClock.maximumMs, moveBudget(moveTimeMs, overheadMs)) }
}
