import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { PerformanceObserver } from 'node:perf_hooks'

/** A time for which the thread heard of nothing. */
interface Piece {
  readonly from: number
  readonly ms: number
  /** For which it had no processor, as others had them. */
  readonly crowdedMs: number
  /** For which it worked; the rest it waited, for the disk, or for a host that had given its processor to others. */
  readonly workMs: number
}

/** What a thread was kept from hearing of anything by. */
export interface Lap {
  /** The longest piece, in milliseconds, without the time for which others had the processors. */
  readonly slowest: number
  /** The piece with the most work, garbage collection on this thread included. */
  readonly work: Piece
  /** Of it, what garbage collection took. */
  readonly workGc: number
  /** Pieces with more work than {@link LONG_MS}. */
  readonly long: number
  /** The longest pause for garbage collection. */
  readonly gc: number
}

/** Reports what has kept the main thread busy since the last call. */
export interface ThreadWatch {
  lap(): Promise<Lap>
  end(): void
}

/** Shorter pieces are not kept. */
const NOTED_MS = 1
const LONG_MS = 50

/** What the scheduler of Linux has given the main thread so far, in milliseconds. Elsewhere only the clock is known. */
const SCHEDULE = '/proc/self/schedstat'

interface Moment {
  readonly at: number
  readonly worked: number
  readonly crowded: number
}

const clockOf = () => {
  const file = existsSync(SCHEDULE) ? openSync(SCHEDULE, 'r') : undefined
  const text = Buffer.alloc(80)
  return {
    now: (): Moment => {
      const at = performance.now()
      if (file === undefined) return { at, worked: at, crowded: 0 }
      const length = readSync(file, text, 0, text.length, 0)
      const [worked = 0, crowded = 0] = text.toString('latin1', 0, length).split(' ').map(Number)
      return { at, worked: worked / 1e6, crowded: crowded / 1e6 }
    },
    end: () => {
      if (file !== undefined) closeSync(file)
    },
  }
}

const own = ({ ms, crowdedMs }: Piece): number => ms - crowdedMs

interface Pause {
  readonly from: number
  readonly ms: number
}

const overlap = (one: Pause, other: Pause): number =>
  Math.max(0, Math.min(one.from + one.ms, other.from + other.ms) - Math.max(one.from, other.from))

const lapOf = (pieces: readonly Piece[], pauses: readonly Pause[]): Lap => {
  const none: Piece = { from: 0, ms: 0, crowdedMs: 0, workMs: 0 }
  const work = pieces.reduce((a, b) => (b.workMs > a.workMs ? b : a), none)
  return {
    slowest: pieces.reduce((most, one) => Math.max(most, own(one)), 0),
    work,
    workGc: pauses.reduce((sum, pause) => sum + overlap(work, pause), 0),
    long: pieces.filter(({ workMs }) => workMs > LONG_MS).length,
    gc: pauses.reduce((most, { ms }) => Math.max(most, ms), 0),
  }
}

/** Asks for its turn again and again, and notes how long it has waited for it. */
export const watchThread = (): ThreadWatch => {
  const clock = clockOf()
  let pieces: Piece[] = []
  let pauses: Pause[] = []
  let last = clock.now()
  let isOver = false
  const note = (): void => {
    const now = clock.now()
    const ms = now.at - last.at
    if (ms > NOTED_MS) {
      const [workMs, crowdedMs] = [now.worked - last.worked, Math.min(ms, now.crowded - last.crowded)]
      pieces.push({ from: last.at, ms, workMs, crowdedMs })
    }
    last = now
  }
  const beat = (): void => {
    if (isOver) return
    note()
    setImmediate(beat)
  }
  setImmediate(beat)
  const observer = new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) pauses.push({ from: startTime, ms: duration })
  })
  observer.observe({ entryTypes: ['gc'] })
  return {
    lap: async () => {
      note()
      // Pauses are reported late.
      await new Promise(resolve => setTimeout(resolve, 5))
      const lap = lapOf(pieces, pauses)
      pieces = []
      pauses = []
      last = clock.now()
      return lap
    },
    end: () => {
      isOver = true
      observer.disconnect()
      clock.end()
    },
  }
}
