import type { ClockLimits, GoLimits } from './searchJob'

/** Milliseconds from the start of a search; infinite if there is no time limit. */
export interface TimeBudget {
  /** The planned time for the move; the search stretches or shrinks it by how settled the best move is. */
  readonly optimumMs: number
  /** The time that the move may never exceed. */
  readonly maximumMs: number
}

/**
 * The number of moves that a game is expected to last from here if the clock is for all of it. Common engines plan with
 * 25 to 50.
 */
const MOVES_TO_COME = 32

/** If more moves than this are left before the time control, time is planned for this many. */
const MAX_MOVES = 50

/** The part of the increment that a move spends; the rest is saved for difficult moves. */
const INCREMENT_SPENT = 0.8

/** The factor by which a move may exceed its optimum. */
const STRETCH = 5

/**
 * The largest parts of the remaining time that a move may plan and take: nearly all before the last move of a time
 * control.
 */
const SHARE = { last: { optimum: 0.8, maximum: 0.95 }, other: { optimum: 0.5, maximum: 0.7 } } as const

/** The part of the clock that is spent if the overhead would take all of it. */
const MIN_SHARE = 0.1

/** The part of a time that may be spent: all but the overhead, or at least a tenth. Never negative. */
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

/** A fixed time for one move is used up except for the overhead, which is cut to a twentieth of it. */
const moveBudget = (moveTimeMs: number, overheadMs: number): number =>
  moveTimeMs - Math.min(overheadMs, moveTimeMs / 20)

/**
 * The time for a search. With a clock, it is never more than the remaining time less the overhead, or than a tenth of
 * the remaining time if the overhead would take nearly all of it.
 */
export const timeBudget = ({ clock, moveTimeMs, overheadMs = 0 }: GoLimits): TimeBudget => {
  const byClock = clock
    ? clockBudget(clock, overheadMs)
    : { optimumMs: Number.POSITIVE_INFINITY, maximumMs: Number.POSITIVE_INFINITY }
  if (moveTimeMs === undefined) return byClock
  return { ...byClock, maximumMs: Math.min(byClock.maximumMs, moveBudget(moveTimeMs, overheadMs)) }
}
