import type { AnalysisRefusal } from '@shared/analysis/analysis'
import type { EngineLogLine, EngineNotice, EngineProfile, EngineState } from '@shared/analysis/engine'
import type { EngineJob, EngineListener, EngineReport, EngineSession } from '../engines/engineSession'
import { settledLines } from '../engines/settledLines'
import type { RunningSearch, SearchReport } from '../search/searchJob'
import type { PoolError, PoolFault, PoolSize, SearchPool } from '../search/searchPool'
import { CLEAR_HASH, sizeOf } from './builtInProfile'
import { throttle } from './throttle'

/** What the session of our own engine stands on. */
export interface BuiltInGround {
  /** Opens a pool of search threads; asked when the engine is first needed. */
  readonly openPool: (size: PoolSize, onFault: (fault: PoolFault) => void) => Promise<SearchPool>
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

/** Between two reports. */
const REPORT_MS = 100

const sameSize = (a: PoolSize, b: PoolSize): boolean => a.threads === b.threads && a.hashMiB === b.hashMiB

const engineReport = (jobId: number, report: SearchReport): EngineReport => {
  const { lines, nodes, speed, timeMs, hashFull } = report
  return { jobId, lines, counts: { nodes, speed, timeMs, hashFull } }
}

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

/** A thread that died is replaced, but without the first one a pool finds nothing. */
const isLoss = (fault: PoolFault): boolean => fault.kind === 'workerGaveUp' && fault.thread === 0

/** A search and whether it still counts: one that was broken off, by other settings or a death, is begun anew. */
interface Running {
  readonly search: RunningSearch
  broken: boolean
}

/**
 * Our own engine on a pool of threads, in the shape of any other. What is wanted and what is running are
 * kept apart: a wish stops the search under way, and the latest one is looked at when that has ended.
 */
export class BuiltInSession implements EngineSession {
  private readonly listeners = new Set<EngineListener>()
  private currentState: EngineState = 'off'
  private pool: SearchPool | undefined
  /** The size that the pool has, or has been asked for in vain. */
  private size: PoolSize | undefined
  private desired: EngineJob | undefined
  private completed: EngineJob | undefined
  private running: Running | undefined
  private mustClear = false
  /** Why the pool can search no more. */
  private loss: string | undefined
  /** Until it is told to stop. */
  private hasGivenUp = false
  private isWorking = false
  /** Resolves when all work so far is done. */
  private worked: Promise<void> = Promise.resolve()
  private closed = false

  constructor(
    private currentProfile: EngineProfile,
    private readonly ground: BuiltInGround,
  ) {}

  get profile(): EngineProfile {
    return this.currentProfile
  }

  get state(): EngineState {
    return this.currentState
  }

  /** None: it plays every system that has rules, and other jobs do not arise. */
  refusalOf(): AnalysisRefusal | undefined {
    return undefined
  }

  want(job: EngineJob | undefined): void {
    if (this.closed) return
    if (!job) this.hasGivenUp = false
    if (this.hasGivenUp) return
    this.desired = job
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
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.closed = true
    this.desired = undefined
    // A search that does not hear of its end is ended with its threads; a pool may still be opening.
    await this.pool?.close()
    await this.worked
    await this.pool?.close()
    this.pool = undefined
    this.enter('off')
  }

  /** Ends the search under way, which is begun anew once the pool is as it should be. */
  private breakOff(): void {
    if (this.running) this.running.broken = true
    this.running?.search.stop()
    if (this.pool) this.wake()
  }

  private wake(): void {
    if (!this.isWorking) this.worked = this.work()
  }

  /** Does what there is to do, one thing after the other. */
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
    this.enter('crashed')
    this.notify({ kind: 'gaveUp', detail })
  }

  private nextTask(): (() => Promise<void>) | undefined {
    const { pool, desired } = this
    if (this.closed) return undefined
    if (pool && this.loss !== undefined) return () => this.bury(pool, this.loss!)
    if (pool && !sameSize(this.size!, sizeOf(this.currentProfile))) return () => this.resize(pool)
    if (pool && this.mustClear) return () => this.clear(pool)
    if (!desired || desired === this.completed) return undefined
    return pool ? () => this.search(pool, desired) : () => this.open()
  }

  private async open(): Promise<void> {
    this.enter('starting')
    this.size = sizeOf(this.currentProfile)
    this.mustClear = false
    this.pool = await this.ground.openPool(this.size, fault => this.suffer(fault))
  }

  /** A search that has lost a thread begins anew with all of them; the hash table has kept what it knew. */
  private suffer(fault: PoolFault): void {
    if (isLoss(fault)) this.loss = fault.detail
    else this.notify(noticeOf(fault))
    if (fault.kind !== 'memoryRefused') this.breakOff()
  }

  private async bury(pool: SearchPool, detail: string): Promise<void> {
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
    let latest: SearchReport | undefined
    const reports = throttle(() => {
      const report = latest
      // What a search finds that is broken off already would be taken for news of the next one.
      if (report && job === this.desired && this.running?.broken !== true)
        this.tell(listener => listener.report?.(engineReport(job.jobId, report)))
    }, REPORT_MS)
    const take = (report: SearchReport) => {
      latest = { ...report, lines: settledLines(latest?.lines ?? [], report.lines) }
    }
    const search = pool.search(job, report => {
      take(report)
      reports.soon()
    })
    const running: Running = { search, broken: false }
    this.running = running
    this.enter('searching')
    const { report } = await search.done
    this.running = undefined
    this.enter('ready')
    take(report)
    reports.cancel()
    if (job !== this.desired || running.broken) return
    reports.now()
    this.completed = job
    this.tell(listener => listener.done?.(job.jobId))
  }

  private enter(state: EngineState): void {
    if (state === this.currentState) return
    this.currentState = state
    this.tell(listener => listener.state?.(state))
  }

  private notify(notice: Pick<EngineNotice, 'kind' | 'detail'>): void {
    const full: EngineNotice = { ...notice, engineId: this.currentProfile.id, at: this.ground.clock() }
    this.tell(listener => listener.notice?.(full))
  }

  private tell(how: (listener: EngineListener) => void): void {
    for (const listener of [...this.listeners]) how(listener)
  }
}
