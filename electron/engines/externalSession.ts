import type { AnalysisRefusal } from '@shared/analysis/analysis'
import type { EngineLogLine, EngineNotice, EngineProfile, EngineState } from '@shared/analysis/engine'
import type { Core } from '../core/load'
import { Conversation, type Missing, type Phase, type Wish } from './conversation'
import { engineLog } from './engineLog'
import { type EngineExit, type EngineProcess, startProcess } from './engineProcess'
import type { EngineJob, EngineListener, EngineSession } from './engineSession'
import { handOver } from './handOver'
import type { OrphanGuard } from './orphanGuard'
import { backOffAfter, crashesWith } from './restartPolicy'
import type { TimeLimits } from './timeLimits'

/** What a session of an external engine stands on. */
export interface SessionGround {
  readonly core: Core
  readonly guard: OrphanGuard
  readonly limits: TimeLimits
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

/** Characters of the log that a notice repeats. */
const LONGEST_DETAIL = 300

/** Options are set between searches, which nobody need hear of; at first it is still starting. */
const STATE_OF: Readonly<Record<Phase, EngineState | undefined>> = {
  greeting: 'starting',
  settling: undefined,
  idle: 'ready',
  searching: 'searching',
  stopping: 'searching',
}

const describeExit = ({ code, signal, error }: EngineExit): string =>
  error ?? (signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`)

const later = (ms: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}

/** The life of one process of the engine. */
interface Run {
  readonly process: EngineProcess
  readonly conversation: Conversation
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** It has been told of as hanging or flooding: its end is no news. */
  known: boolean
}

/** A UCI program beside us. It is started when first needed, and again when it crashes. */
export class ExternalSession implements EngineSession {
  private readonly listeners = new Set<EngineListener>()
  private readonly lines
  private currentState: EngineState = 'off'
  private desired: Wish | undefined
  private run: Run | undefined
  /** When it crashed, of late. */
  private crashes: readonly number[] = []
  /** What was said of its last crash. */
  private lastFault = ''
  private cancelRestart: (() => void) | undefined
  private hasGivenUp = false
  /** The next time it is ready it has come back from a crash. */
  private isBack = false
  private toldIllegalMove = false
  private closed = false

  constructor(
    private currentProfile: EngineProfile,
    private readonly ground: SessionGround,
  ) {
    this.lines = engineLog(ground.clock)
  }

  get profile(): EngineProfile {
    return this.currentProfile
  }

  get state(): EngineState {
    return this.currentState
  }

  refusalOf(job: EngineJob): AnalysisRefusal | undefined {
    const handover = handOver(this.ground.core, this.currentProfile, job)
    return handover.ok ? undefined : handover.error
  }

  want(job: EngineJob | undefined): void {
    if (this.closed) return
    this.desired = job && this.wishFor(job)
    if (!this.desired) this.forgive()
    if (this.run) this.run.conversation.wish(this.desired)
    else if (this.desired && !this.cancelRestart && !this.hasGivenUp) this.start()
  }

  change(profile: EngineProfile): void {
    this.currentProfile = profile
    this.run?.conversation.change(profile)
  }

  press(option: string): void {
    this.run?.conversation.press(option)
  }

  log(): readonly EngineLogLine[] {
    return this.lines.lines()
  }

  listen(listener: EngineListener): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.closed = true
    this.desired = undefined
    this.cancelRestart?.()
    this.run?.conversation.end()
    await this.run?.process.close()
    this.enter('off')
  }

  /** Whoever switches an engine off and on again wants it tried again. */
  private forgive(): void {
    if (this.hasGivenUp) this.crashes = []
    this.hasGivenUp = false
  }

  private wishFor(job: EngineJob): Wish {
    const handover = handOver(this.ground.core, this.currentProfile, job)
    if (!handover.ok) throw new Error(`a job that was refused: ${JSON.stringify(handover.error)}`)
    return { job, handover: handover.value }
  }

  private start(): void {
    const { path = '', args } = this.currentProfile
    const conversation = this.talk()
    const surroundings = { guard: this.ground.guard, log: this.lines, graceMs: this.ground.limits.graceMs }
    const process = startProcess({ path, args }, surroundings, {
      line: text => {
        this.lines.add('received', text)
        conversation.hear(text)
      },
      flood: () => this.flooded(),
      exit: how => this.exited(how),
    })
    this.run = { process, conversation, startedAt: this.ground.clock(), known: false }
    conversation.begin()
    conversation.wish(this.desired)
  }

  private talk(): Conversation {
    const { core, limits } = this.ground
    return new Conversation(core, this.currentProfile, limits, {
      send: line => this.run?.process.send(line),
      report: report => this.tell(listener => listener.report?.(report)),
      done: jobId => this.tell(listener => listener.done?.(jobId)),
      phase: phase => this.reached(phase),
      hanging: missing => this.hanging(missing),
      illegalMove: detail => this.illegalMove(detail),
      now: () => performance.now(),
      after: later,
    })
  }

  private reached(phase: Phase): void {
    this.enter(STATE_OF[phase] ?? this.currentState)
    if (phase === 'greeting' || phase === 'settling' || !this.isBack) return
    this.isBack = false
    this.notify('restarted', this.lastFault)
  }

  private illegalMove(detail: string): void {
    if (!this.toldIllegalMove) this.notify('illegalMove', detail)
    this.toldIllegalMove = true
  }

  private hanging(missing: Missing): void {
    this.enter('hanging')
    this.putDown('hanging', `no ${missing}`)
  }

  private flooded(): void {
    this.hasGivenUp = true
    this.putDown('flooding', this.lastOf('received', this.run?.startedAt))
  }

  /** Ends a process that cannot be talked to; what follows is up to its exit. */
  private putDown(kind: EngineNotice['kind'], detail: string): void {
    if (!this.run) return
    this.run.known = true
    this.run.conversation.end()
    this.run.process.kill()
    this.fault(kind, detail)
  }

  private fault(kind: EngineNotice['kind'], detail: string): void {
    this.lastFault = detail
    this.notify(kind, detail)
  }

  /** One that is switched off may end as it likes. */
  private exited(how: EngineExit): void {
    const { run } = this
    run?.conversation.end()
    this.run = undefined
    if (this.closed) return
    if (!this.desired && !run?.known) {
      this.enter('off')
      return
    }
    this.enter('crashed')
    const words = [describeExit(how), this.lastOf('error', run?.startedAt)]
    if (!run?.known) this.fault('crashed', words.filter(word => word !== '').join(': '))
    this.startAgain()
  }

  private startAgain(): void {
    if (this.hasGivenUp) return
    this.isBack = true
    this.crashes = crashesWith(this.crashes, this.ground.clock())
    const wait = backOffAfter(this.crashes)
    if (wait === undefined) {
      this.hasGivenUp = true
      this.notify('gaveUp', this.lastFault)
      return
    }
    this.cancelRestart = later(wait, () => {
      this.cancelRestart = undefined
      if (this.desired && !this.closed) this.start()
    })
  }

  /** What the engine said last, since it was started. */
  private lastOf(direction: EngineLogLine['direction'], since = 0): string {
    const last = this.lines.lines().findLast(line => line.direction === direction && line.at >= since)
    return last?.text.slice(0, LONGEST_DETAIL) ?? ''
  }

  private enter(state: EngineState): void {
    if (state === this.currentState) return
    this.currentState = state
    this.tell(listener => listener.state?.(state))
  }

  private notify(kind: EngineNotice['kind'], detail: string): void {
    const notice: EngineNotice = { engineId: this.currentProfile.id, kind, detail, at: this.ground.clock() }
    this.tell(listener => listener.notice?.(notice))
  }

  private tell(how: (listener: EngineListener) => void): void {
    for (const listener of [...this.listeners]) how(listener)
  }
}
