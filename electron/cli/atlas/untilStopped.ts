import { formatNumber } from '@shared/i18n/numbers'
import type { Searcher } from '../../engine/search/searcher'
import type { Terminal } from '../io/terminal'
import { withProgress } from '../io/withProgress'

const SECOND = 1000
const MINUTE = 60
const HOUR = 60

/** `2 h 05 min`, `3 min`, `14 s`: a time that is still to come. */
const roughTime = (milliseconds: number): string => {
  const seconds = Math.max(1, Math.round(milliseconds / SECOND))
  if (seconds < 2 * MINUTE) return `${seconds} s`
  const minutes = Math.round(seconds / MINUTE)
  if (minutes < 2 * HOUR) return `${minutes} min`
  return `${Math.floor(minutes / HOUR)} h ${String(minutes % HOUR).padStart(2, '0')} min`
}

/** How far something is that began at `before`. */
interface Pace {
  readonly wanted: number
  readonly before: number
  readonly done: number
}

/** `512 of 960 starts, 14 s left`, at the pace so far. */
const paceText = ({ wanted, before, done }: Pace, elapsedMs: number): string => {
  const left = done > before ? `, ${roughTime((elapsedMs * (wanted - done)) / (done - before))} left` : ''
  return `${formatNumber(done)} of ${formatNumber(wanted)} starts${left}`
}

/** Runs a searcher until it is done or the user stops it, and shows its progress. */
export const untilStopped = <T>(
  searcher: Searcher,
  terminal: Terminal,
  work: (tell: (pace: Pace) => void) => Promise<T>,
): Promise<T> => {
  const begun = performance.now()
  return withProgress(terminal, status => ({
    outcome: work(pace => status(paceText(pace, performance.now() - begun))),
    stop: () => void searcher.close(),
  }))
}
