import type { EngineProfile, OptionValue } from '@shared/analysis/engine'
import type { EngineJob, EngineReport } from '../line/engineSession'
import { settingsToSend, type ValueSetting } from './settingsToSend'
import { foundLines } from './foundLines'
import type { UciRequest } from './uciRequest'
import { PacedReports, type PacedReportsPorts } from './pacedReports'
import { type SilenceWatch, watchSilence } from './silenceWatch'
import type { TimeLimits } from './timeLimits'
import { makeGo, makePosition, makeSetOption } from './uciCommands'
import { parseLine } from './uciLine'

/** A job and the request that is sent to the engine for it. Compared by identity. */
export interface DesiredSearch {
  readonly job: EngineJob
  readonly request: UciRequest
}

export type Missing = 'uciok' | 'readyok' | 'bestmove'

export interface ConversationPorts extends PacedReportsPorts {
  readonly send: (line: string) => void
  /** Called when the search that is still desired has ended. */
  readonly done: (jobId: number) => void
  readonly phase: (phase: ConversationPhase) => void
  /** Called once if an answer is overdue; nothing more is sent then. */
  readonly hanging: (missing: Missing) => void
  /** Called if a line of the engine has a move that is not legal by our rules. */
  readonly illegalMove: (detail: string) => void
}

/**
 * Named after the answer that the engine still owes: `uciok`, `readyok`, none, `bestmove`, or a `bestmove` that is no
 * longer wanted.
 */
export type ConversationPhase = 'greeting' | 'settling' | 'idle' | 'searching' | 'stopping'

/** A running search. */
interface Search {
  readonly desired: DesiredSearch
  readonly silence: SilenceWatch
}

/**
 * One conversation with one engine process, from `uci` to its end. Three references hold the state: the desired, the
 * running and the completed search. A new desired search only replaces the previous one and sends at most one `stop`;
 * everything else waits for the answer that the engine owes. So there are never two searches, none is lost, and reports
 * on anything but the desired search are ignored. Options are sent between searches, and only those that change.
 */
export class Conversation {
  private phase: ConversationPhase = 'greeting'
  private announced: ConversationPhase | undefined
  private desired: DesiredSearch | undefined
  private running: Search | undefined
  private completed: DesiredSearch | undefined
  /** The option values sent to the engine; the other options are as it declared them. */
  private readonly held = new Map<string, OptionValue>()
  private pressed: readonly string[] = []
  private cancelWatch: (() => void) | undefined
  private ended = false
  private readonly reports: PacedReports

  constructor(
    private profile: EngineProfile,
    private readonly limits: TimeLimits,
    private readonly ports: ConversationPorts,
  ) {
    this.reports = new PacedReports(ports)
  }

  begin(): void {
    this.ports.send('uci')
    this.phase = 'greeting'
    this.watch(this.limits.greetingMs, 'uciok')
    this.announce()
  }

  /** Replaces the desired search; undefined for none. */
  want(desired: DesiredSearch | undefined): void {
    if (desired !== this.desired) this.completed = undefined
    this.desired = desired
    this.advance()
  }

  /** Takes over the values; a running search begins again if they differ. */
  change(profile: EngineProfile): void {
    this.profile = profile
    this.advance()
  }

  press(option: string): void {
    this.pressed = [...this.pressed, option]
    this.advance()
  }

  /** Takes in a line of the engine. */
  hear(line: string): void {
    if (this.ended) return
    this.running?.silence.heard()
    // Most lines by far are of this kind, and they can wait.
    if (line.startsWith('info')) {
      if (this.phase === 'searching') this.reports.hear(line)
      return
    }
    const { kind } = parseLine(line)
    if (kind === 'bestMove') this.hearBestMove()
    else if (kind === 'readyok') this.hearReady()
    else if (kind === 'uciok') this.hearUciOk()
  }

  /** Ends the conversation: nothing more is read or sent. */
  end(): void {
    this.ended = true
    this.answered()
    this.dropSearch()
  }

  /** Announces a change of phase. The short idle phase between two searches is not announced. */
  private announce(): void {
    if (this.announced === this.phase || this.ended) return
    this.announced = this.phase
    this.ports.phase(this.phase)
  }

  private watch(ms: number, missing: Missing): void {
    this.cancelWatch = this.ports.after(ms, () => this.hang(missing))
  }

  private hang(missing: Missing): void {
    this.end()
    this.ports.hanging(missing)
  }

  private answered(): void {
    this.cancelWatch?.()
    this.cancelWatch = undefined
  }

  /** Takes the next possible step; called whenever something has changed. */
  private advance(): void {
    if (this.ended) return
    if (this.phase === 'searching' && this.isOutdated()) this.stop()
    else if (this.phase === 'idle') this.next()
    this.announce()
  }

  private next(): void {
    const { desired } = this
    if (this.mustSettle()) this.settle()
    else if (desired && desired !== this.completed) this.search(desired)
  }

  private settings(): readonly ValueSetting[] {
    const { desired, profile, held } = this
    const job = desired && { mapping: desired.request.mapping, multiPv: desired.job.multiPv }
    return settingsToSend(profile, held, job)
  }

  private mustSettle(): boolean {
    return this.pressed.length > 0 || this.settings().length > 0
  }

  private isOutdated(): boolean {
    return this.running?.desired !== this.desired || this.mustSettle()
  }

  private stop(): void {
    this.reports.pause()
    this.running?.silence.end()
    this.ports.send('stop')
    this.phase = 'stopping'
    this.watch(this.limits.stopMs, 'bestmove')
  }

  private settle(): void {
    this.sendSettings()
    this.askReady()
  }

  private sendSettings(): void {
    for (const { name, value } of this.settings()) {
      this.held.set(name, value)
      this.ports.send(makeSetOption(name, value))
    }
    for (const button of this.pressed) this.ports.send(makeSetOption(button))
    this.pressed = []
  }

  private askReady(): void {
    this.ports.send('isready')
    this.phase = 'settling'
    this.watch(this.limits.readyMs, 'readyok')
  }

  private search(desired: DesiredSearch): void {
    const { job, request } = desired
    const found = foundLines(job, uci => this.ports.illegalMove(`${uci} after ${request.fen}`))
    this.running = { desired, silence: this.watchSearch() }
    this.reports.begin(job.jobId, found)
    this.phase = 'searching'
    this.ports.send(makePosition(request.fen, request.moves))
    this.ports.send(makeGo(job.limits, request.searchMoves))
  }

  /** Watches a search for silence. However long a search takes, an engine answers `isready` at once. */
  private watchSearch(): SilenceWatch {
    return watchSilence(this.limits, {
      ...this.ports,
      ask: () => this.ports.send('isready'),
      silent: () => this.hang('readyok'),
    })
  }

  private hearUciOk(): void {
    if (this.phase !== 'greeting') return
    this.answered()
    this.sendSettings()
    this.ports.send('ucinewgame')
    this.askReady()
    this.announce()
  }

  private hearReady(): void {
    if (this.phase !== 'settling') return
    this.answered()
    this.phase = 'idle'
    this.advance()
  }

  private hearBestMove(): void {
    const { running } = this
    if (!running) return
    this.answered()
    const { desired } = running
    const isComplete = this.phase === 'searching'
    // A result that is no longer wanted is not read: the position of its job may be gone.
    const last = isComplete ? this.reports.gather() : undefined
    this.dropSearch()
    if (isComplete) this.completed = desired
    this.phase = 'idle'
    if (last) this.conclude(desired, last)
    this.advance()
  }

  /**
   * Reports the end of a search. The listener may request another search at once; the end of this one then no longer
   * matters.
   */
  private conclude(desired: DesiredSearch, last: EngineReport): void {
    if (this.desired === desired) this.ports.report(last)
    if (this.desired === desired) this.ports.done(desired.job.jobId)
  }

  private dropSearch(): void {
    this.running?.silence.end()
    this.reports.end()
    this.running = undefined
  }
}
