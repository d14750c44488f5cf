import type { SearchCounts } from '@shared/analysis/analysis'
import type { EngineReport } from '../line/engineSession'
import { REPORT_MS } from '../line/throttle'
import type { FoundLines } from './foundLines'
import { parseInfo } from './uciInfo'

export interface PacedReportsPorts {
  readonly report: (report: EngineReport) => void
  /** Monotonic milliseconds. */
  readonly now: () => number
  /** Calls back later; returns a function that cancels the call. */
  readonly after: (ms: number, then: () => void) => () => void
}

/** Milliseconds for which the first lines of a search are collected, and the rest of a list that has come in part. */
const GATHER = 20

/** The most lines that wait for the next report; the longest list of variations has 500. */
const MAX_WAITING = 1024

const NO_COUNTS: SearchCounts = { nodes: 0, speed: 0, timeMs: 0 }

/** A search that is being reported. */
interface Reported {
  readonly jobId: number
  readonly found: FoundLines
  counts: SearchCounts
}

/**
 * Reports the searches of a program, one after the other, as often as sessions may report. Lines wait unread until the
 * next report: programs print far more than the window shows.
 */
export class PacedReports {
  private search: Reported | undefined
  /** Lines of the search that are not in any report yet. */
  private waiting: string[] = []
  private reportedAt = -Infinity
  private cancel: (() => void) | undefined

  constructor(private readonly ports: PacedReportsPorts) {}

  /** Begins a search, to which the following lines belong; the previous one must have ended. */
  begin(jobId: number, found: FoundLines): void {
    this.search = { jobId, found, counts: NO_COUNTS }
    this.waiting = []
  }

  /** Takes in an `info` line of the engine. */
  hear(line: string): void {
    if (this.waiting.length === MAX_WAITING) this.waiting.shift()
    this.waiting.push(line)
    const due = Math.max(GATHER, this.reportedAt + REPORT_MS - this.ports.now())
    this.cancel ??= this.ports.after(due, () => this.report())
  }

  /**
   * Everything that the engine has reported of the search so far, for a report that is sent now; undefined between
   * searches.
   */
  gather(): EngineReport | undefined {
    const { search } = this
    this.pause()
    if (!search) return undefined
    this.take(search)
    this.reportedAt = this.ports.now()
    return { jobId: search.jobId, lines: search.found.lines(), counts: search.counts }
  }

  /** Sends no report until more lines come. */
  pause(): void {
    this.cancel?.()
    this.cancel = undefined
  }

  /** Called when the search is over or no longer wanted. */
  end(): void {
    this.pause()
    this.search = undefined
  }

  private report(): void {
    const { search } = this
    if (!search) return
    this.take(search)
    if (search.found.isWhole()) this.tell()
    else this.cancel = this.ports.after(GATHER, () => this.tell())
  }

  private tell(): void {
    const report = this.gather()
    if (report) this.ports.report(report)
  }

  private take(search: Reported): void {
    for (const info of this.waiting.map(parseInfo)) {
      search.found.take(info)
      search.counts = { ...search.counts, ...info.counts }
    }
    this.waiting = []
  }
}
