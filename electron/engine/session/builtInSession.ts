import type { EngineLogLine, EngineNotice, EngineProfile, EngineState } from '@shared/analysis/engine'
import type { EngineJob, EngineListener, EngineReport, EngineSession } from '../line/engineSession'
import { settledLines } from '../line/settledLines'
import { REPORT_MS, throttle } from '../line/throttle'
import { poolBounds, type PoolError, type PoolFault, type PoolSize } from '../pool/poolBounds'
import type { RunningSearch, SearchReport } from '../pool/searchJob'
import type { PoolOpener, SearchPool } from '../pool/searchPool'
import { builtInProfile, CLEAR_HASH, sizeOf } from './builtInProfile'
import { SessionListeners } from './sessionListeners'

/** What the session of our own engine needs. */
export interface BuiltInParts {
  /** Opens a pool of search threads; called when the engine is first needed. */
  readonly openPool: PoolOpener
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

/** The notice shown to the user for a fault of the pool. */
const noticeOf = (fault: PoolFault | PoolError): Pick<EngineNotice, 'kind' | 'detail'> => {
  switch (fault.kind) {
    case 'workerDied':
    case 'workerGaveUp':
      return { kind: 'workerDied', detail: fault.detail }
    case 'memoryRefused':
      return { kind: 'memoryRefused', detail: `${fault.askedMiB} MiB: ${fault.detail}` }
    case 'hash':
      return { kind: 'memoryRefused', detail: `${fault.askedMiB} MiB, at most ${fault.mostMiB}` }
    case 'threads':
      return { kind: 'memoryRefused', detail: `${fault.asked} threads, at most ${fault.most}` }
  }
}

/** Whether a pool can no longer search: threads that die are replaced, but without the first one it finds nothing. */
const isLoss = (fault: PoolFault): boolean => fault.kind === 'workerGaveUp' && fault.thread === 0

const sameSize = (a: PoolSize, b: PoolSize): boolean => a.threads === b.threads && a.hashMiB === b.hashMiB

/**
 * The report of a search, with lines that do not flicker.
 *
 * @param before the previous report of the same search
 */
const engineReport = (
  jobId: number,
  { lines, nodes, speed, timeMs, hashFull }: SearchReport,
  before: EngineReport | undefined,
): EngineReport => ({
  jobId,
  lines: settledLines(before?.lines ?? [], lines),
  counts: { nodes, speed, timeMs, hashFull },
})

/** A search, and whether it is broken off: one that was stopped by changed settings or a death is started again. */
interface Running {
  readonly job: EngineJob
  readonly search: RunningSearch
  latest?: EngineReport
  broken: boolean
}

/**
 * Our own engine on a pool of threads, with the same interface as any other. The desired and the running job are kept
 * apart: a new job stops the running search, and the latest desired one is started when that has ended.
 */
export class BuiltInSession implements EngineSession {
  private readonly listeners: SessionListeners
  private readonly reports = throttle(() => this.report(), REPORT_MS)
  private pool: SearchPool | undefined
  /** The current size of the pool, or one that was requested in vain. */
  private size: PoolSize | undefined
  private desired: EngineJob | undefined
  private completed: EngineJob | undefined
  private running: Running | undefined
  private mustClear = false
  /** Why the pool cannot search any more. */
  private loss: string | undefined
  /** Stays true until the engine is stopped. */
  private hasGivenUp = false
  private isWorking = false
  /** Resolves when all work begun so far is done. */
  private worked: Promise<void> = Promise.resolve()
  private closed = false

  constructor(
    private currentProfile: EngineProfile,
    private readonly parts: BuiltInParts,
  ) {
    this.listeners = new SessionListeners(parts.clock)
  }

  get profile(): EngineProfile {
    return this.currentProfile
  }

  get state(): EngineState {
    return this.listeners.state
  }

  /** Never refuses a job: our engine plays every system, and no other jobs arise. */
  want(job: EngineJob | undefined): undefined {
    if (this.closed) return
    if (!job) this.hasGivenUp = false
    if (this.hasGivenUp) return
    this.desired = job
    this.reports.cancel()
    this.running?.search.stop()
    this.wake()
  }

  change(profile: EngineProfile): void {
    const isOtherSize = !sameSize(sizeOf(profile), sizeOf(this.currentProfile))
    this.currentProfile = profile
    if (isOtherSize) this.breakOff()
  }

  press(option: string): void {
    if (option !== CLEAR_HASH) return
    this.mustClear = true
    this.breakOff()
  }

  log(): readonly EngineLogLine[] {
    return []
  }

  listen(listener: EngineListener): () => void {
    return this.listeners.listen(listener)
  }

  async close(): Promise<void> {
    this.closed = true
    this.desired = undefined
    // A search that does not end by itself is ended with its threads; the pool may also still be opening.
    await this.pool?.close()
    await this.worked
    await this.pool?.close()
    this.pool = undefined
    this.listeners.enter('off')
  }

  /** Stops the running search; it is started again once the pool has its new settings. */
  private breakOff(): void {
    this.reports.cancel()
    if (this.running) this.running.broken = true
    this.running?.search.stop()
    if (this.pool) this.wake()
  }

  private wake(): void {
    if (!this.isWorking) this.worked = this.work()
  }

  /** Runs the pending tasks, one after the other. */
  private async work(): Promise<void> {
    this.isWorking = true
    try {
      for (let task = this.nextTask(); task; task = this.nextTask()) await task()
    } catch (error) {
      this.giveUp(String(error))
    }
    this.isWorking = false
  }

  private giveUp(detail: string): void {
    this.desired = undefined
    this.running = undefined
    this.hasGivenUp = true
    this.listeners.enter('crashed')
    this.notify({ kind: 'gaveUp', detail })
  }

  private nextTask(): (() => Promise<void>) | undefined {
    const { pool, desired } = this
    if (this.closed) return undefined
    if (pool && this.loss !== undefined) return () => this.leave(pool, this.loss!)
    if (pool && !sameSize(this.size!, sizeOf(this.currentProfile))) return () => this.resize(pool)
    if (pool && this.mustClear) return () => this.clear(pool)
    if (!desired || desired === this.completed) return undefined
    return pool ? () => this.search(pool, desired) : () => this.open()
  }

  private async open(): Promise<void> {
    this.listeners.enter('starting')
    this.size = sizeOf(this.currentProfile)
    this.mustClear = false
    this.pool = await this.parts.openPool(this.size, fault => this.hear(fault))
  }

  /**
   * Handles a fault of the pool. A search that has lost a thread is started again with all threads; the hash table is
   * kept.
   */
  private hear(fault: PoolFault): void {
    if (isLoss(fault)) this.loss = fault.detail
    else this.notify(noticeOf(fault))
    if (fault.kind !== 'memoryRefused') this.breakOff()
  }

  private async leave(pool: SearchPool, detail: string): Promise<void> {
    this.pool = undefined
    this.loss = undefined
    await pool.close()
    this.giveUp(detail)
  }

  private async resize(pool: SearchPool): Promise<void> {
    this.size = sizeOf(this.currentProfile)
    const configured = await pool.configure(this.size)
    if (!configured.ok) this.notify(noticeOf(configured.error))
  }

  private async clear(pool: SearchPool): Promise<void> {
    this.mustClear = false
    await pool.newGame()
  }

  private async search(pool: SearchPool, job: EngineJob): Promise<void> {
    const search = pool.search(job, report => {
      if (this.take(report)) this.reports.soon()
    })
    this.running = { job, search, broken: false }
    this.listeners.enter('searching')
    const { report } = await search.done
    this.listeners.enter('ready')
    const isComplete = this.take(report)
    if (isComplete) this.reports.now()
    this.running = undefined
    if (!isComplete) return
    this.completed = job
    // The listener may have requested another job already; the end of this one then no longer matters.
    if (job === this.desired) this.listeners.tell(listener => listener.done?.(job.jobId))
  }

  /** Takes in a report of the search; false if it is no longer wanted. */
  private take(report: SearchReport): boolean {
    const { running } = this
    // The results of a search that was broken off would be taken for results of the next one.
    if (!running || running.broken || running.job !== this.desired) return false
    running.latest = engineReport(running.job.jobId, report, running.latest)
    return true
  }

  private report(): void {
    const latest = this.running?.latest
    if (latest) this.listeners.tell(listener => listener.report?.(latest))
  }

  private notify(notice: Pick<EngineNotice, 'kind' | 'detail'>): void {
    this.listeners.notify(this.currentProfile.id, notice)
  }
}

/** Opens our own engine; nothing runs before its first job. */
export const openBuiltIn = (openPool: PoolOpener, clock: () => number): EngineSession =>
  new BuiltInSession(builtInProfile(poolBounds()), { openPool, clock })
