import type { AnalysisRefusal } from '@shared/analysis/analysis'
import type { EngineLogLine, EngineNotice, EngineProfile, EngineState } from '@shared/analysis/engine'
import {
  Conversation,
  type ConversationPhase,
  type DesiredSearch,
  type Missing,
} from '../uciClient/conversation'
import { engineLog } from '../uciClient/engineLog'
import { describeExit, type EngineExit, type EngineProcess } from '../uciClient/engineProcess'
import type { EngineJob, EngineListener, EngineSession } from '../line/engineSession'
import { programOf } from '../uciClient/programOf'
import { startEngine } from '../uciClient/startEngine'
import { uciRequest } from '../uciClient/uciRequest'
import type { OrphanGuard } from '../uciClient/orphanGuard'
import { SessionListeners } from './sessionListeners'
import type { TimeLimits } from '../uciClient/timeLimits'

/** Milliseconds before an engine is started again, by the number of recent crashes. */
const BACK_OFF = [250, 2_000] as const

/**
 * Milliseconds after which a crash is forgotten. An engine that freezes in every search needs half a minute each time
 * to be noticed, and must not be restarted forever.
 */
const MEMORY = 300_000

/** The crashes that still count, and a new one. */
export const crashesWith = (crashes: readonly number[], now: number): readonly number[] => [
  ...crashes.filter(at => now - at < MEMORY),
  now,
]

/** Milliseconds to wait before the next start; undefined after too many crashes in too short a time. */
export const backOffAfter = (crashes: readonly number[]): number | undefined => BACK_OFF[crashes.length - 1]

/** What a session of an external engine needs. */
export interface ExternalParts {
  readonly guard: OrphanGuard
  readonly limits: TimeLimits
  /** The path of the compiled thread for engines that are scripts, `scriptWorker.js`. */
  readonly scriptWorker: string
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

/** The most characters of the log that a notice quotes. */
const MAX_DETAIL_LENGTH = 300

/**
 * The state to report for each phase. Setting options is not reported: it happens between searches, or while the engine
 * is still starting.
 */
const STATE_OF: Readonly<Record<ConversationPhase, EngineState | undefined>> = {
  greeting: 'starting',
  settling: undefined,
  idle: 'ready',
  searching: 'searching',
  stopping: 'searching',
}

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
  /** Whether it was reported as hanging or flooding; its end is then not reported again. */
  known: boolean
}

/**
 * An external UCI engine: a program, or a script in a thread. It is started when first needed, and again when it
 * crashes.
 */
export class ExternalSession implements EngineSession {
  private readonly listeners: SessionListeners
  private readonly lines
  private desired: DesiredSearch | undefined
  private run: Run | undefined
  /** The times of recent crashes. */
  private crashes: readonly number[] = []
  /** The detail of its last crash. */
  private lastFault = ''
  private cancelRestart: (() => void) | undefined
  private hasGivenUp = false
  /** Whether the engine is being restarted after a crash. */
  private isBack = false
  private toldIllegalMove = false
  private closed = false

  constructor(
    private currentProfile: EngineProfile,
    private readonly parts: ExternalParts,
  ) {
    this.lines = engineLog(parts.clock)
    this.listeners = new SessionListeners(parts.clock)
  }

  get profile(): EngineProfile {
    return this.currentProfile
  }

  get state(): EngineState {
    return this.listeners.state
  }

  want(job: EngineJob | undefined): AnalysisRefusal | undefined {
    if (this.closed) return undefined
    const request = job && uciRequest(this.currentProfile, job)
    if (request?.ok === false) return request.error
    this.desired = job && request && { job, request: request.value }
    if (!this.desired) this.forgive()
    if (this.run) this.run.conversation.want(this.desired)
    else if (this.desired && !this.cancelRestart && !this.hasGivenUp) this.start()
    return undefined
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
    return this.listeners.listen(listener)
  }

  async close(): Promise<void> {
    this.closed = true
    this.desired = undefined
    this.cancelRestart?.()
    this.run?.conversation.end()
    await this.run?.process.close()
    this.listeners.enter('off')
  }

  /** Forgets crashes after giving up, so that switching an engine off and on again starts it anew. */
  private forgive(): void {
    if (this.hasGivenUp) this.crashes = []
    this.hasGivenUp = false
  }

  private start(): void {
    const program = programOf(this.currentProfile, this.parts.scriptWorker)
    const conversation = this.talk()
    const surroundings = { guard: this.parts.guard, log: this.lines, graceMs: this.parts.limits.graceMs }
    const process = startEngine(program, surroundings, {
      line: text => {
        this.lines.add('received', text)
        conversation.hear(text)
      },
      flood: () => this.flooded(),
      exit: how => this.exited(how),
    })
    this.run = { process, conversation, startedAt: this.parts.clock(), known: false }
    conversation.begin()
    conversation.want(this.desired)
  }

  private talk(): Conversation {
    return new Conversation(this.currentProfile, this.parts.limits, {
      send: line => this.run?.process.send(line),
      report: report => this.listeners.tell(listener => listener.report?.(report)),
      done: jobId => this.listeners.tell(listener => listener.done?.(jobId)),
      phase: phase => this.reached(phase),
      hanging: missing => this.hanging(missing),
      illegalMove: detail => this.illegalMove(detail),
      now: () => performance.now(),
      after: later,
    })
  }

  private reached(phase: ConversationPhase): void {
    this.listeners.enter(STATE_OF[phase] ?? this.state)
    if (phase === 'greeting' || phase === 'settling' || !this.isBack) return
    this.isBack = false
    this.notify('restarted', this.lastFault)
  }

  private illegalMove(detail: string): void {
    if (!this.toldIllegalMove) this.notify('illegalMove', detail)
    this.toldIllegalMove = true
  }

  private hanging(missing: Missing): void {
    this.listeners.enter('hanging')
    this.putDown('hanging', `no ${missing}`)
  }

  private flooded(): void {
    this.hasGivenUp = true
    this.putDown('flooding', this.lastOf('received', this.run?.startedAt))
  }

  /** Kills a process that no longer responds; the rest follows from its exit. */
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

  /** Handles the exit of the process. An engine that is switched off may end as it likes. */
  private exited(how: EngineExit): void {
    const { run } = this
    run?.conversation.end()
    this.run = undefined
    if (this.closed) return
    if (!this.desired && !run?.known) {
      this.listeners.enter('off')
      return
    }
    this.listeners.enter('crashed')
    const words = [describeExit(how), this.lastOf('error', run?.startedAt)]
    if (!run?.known) this.fault('crashed', words.filter(word => word !== '').join(': '))
    this.startAgain()
  }

  private startAgain(): void {
    if (this.hasGivenUp) return
    this.isBack = true
    this.crashes = crashesWith(this.crashes, this.parts.clock())
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

  /** The last line in a direction since a time, shortened for a notice. */
  private lastOf(direction: EngineLogLine['direction'], since = 0): string {
    const last = this.lines.lines().findLast(line => line.direction === direction && line.at >= since)
    return last?.text.slice(0, MAX_DETAIL_LENGTH) ?? ''
  }

  private notify(kind: EngineNotice['kind'], detail: string): void {
    this.listeners.notify(this.currentProfile.id, { kind, detail })
  }
}
