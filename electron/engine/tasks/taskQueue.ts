import type { EngineFault } from '@shared/analysis/engineFault'
import { PRECEDENCES, type TaskKind, type TaskState, type TaskSummary } from '@shared/ipc/tasks'
import { type Throttle, throttle } from '../line/throttle'
import type { ExactMemory } from '../memory/searchMemory'
import type { SearchQuestion } from '../search/searcher'
import type { Cores, Demand, Shares } from './cores'
import { EnginePools } from './enginePools'
import { PlanRun } from './planRun'
import type { QueuedTask, SearchTask } from './task'

export interface TaskQueueParts {
  readonly cores: Cores
  readonly memory: ExactMemory
  /** Called with the list of tasks after changes, at most four times a second. */
  readonly onChange: (tasks: readonly TaskSummary[]) => void
}

/** A task in the queue and its state. */
interface Entry {
  readonly id: number
  readonly task: Omit<SearchTask<unknown>, 'plan'>
  readonly run: Pick<PlanRun<unknown>, 'begin' | 'waiting' | 'next' | 'answer' | 'putBack' | 'stop' | 'done'>
  /** Controllers that end the searches under way. */
  readonly inFlight: Set<AbortController>
  isListed: boolean
  /** The timer after which the task is listed, unless it is listed at once. */
  listing?: NodeJS.Timeout
  isPaused: boolean
  fault?: EngineFault
  /** When one of its questions was last searched, on the clock of `performance`. */
  servedMs: number
}

const CHANGE_MS = 250

/**
 * Milliseconds. A task that was served this recently is not shown as waiting: between two questions it always waits for
 * a moment.
 */
const WAITING_MS = 1000

/** Tasks of these kinds are usually over before the user would notice them. */
const BRIEF: ReadonlySet<TaskKind> = new Set(['placements', 'guess', 'drill', 'practice'])

/** Milliseconds after which such tasks are listed. */
const BRIEF_MS = 1000

/** The entries in the order in which they get cores. */
const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
  PRECEDENCES.flatMap(precedence => entries.filter(({ task }) => task.precedence === precedence))

const isServable = ({ isPaused, fault }: Entry): boolean => !isPaused && fault === undefined

/**
 * @param demand the cores in use, without those of the background @param isItsTurn whether no other task of its kind
 *   comes before it
 */
const stateOf = (
  { task, isPaused, fault, inFlight, run, servedMs }: Entry,
  demand: Demand,
  isItsTurn: boolean,
): TaskState => {
  if (fault) return { kind: 'failed', fault }
  if (isPaused) return { kind: 'paused' }
  if (!isItsTurn) return { kind: 'waiting', behind: 'tasks' }
  const isServed = inFlight.size > 0 || run.waiting === 0 || performance.now() - servedMs < WAITING_MS
  if (isServed) return { kind: 'running' }
  if (demand.game > 0) return { kind: 'waiting', behind: 'game' }
  return {
    kind: 'waiting',
    behind: task.precedence === 'background' && demand.screen > 0 ? 'screen' : 'tasks',
  }
}

/** The number of questions that are being searched, or would be if there were enough cores. */
const wantedBy = ({ task, run, inFlight }: Entry): number =>
  Math.min(task.engine.width, inFlight.size + run.waiting)

/**
 * Whether a task gets additional cores. One that goes first thinks between many short searches: its threads would have
 * to wait for longer searches of the others, and leave their cores idle while it thinks. So its threads come on top of
 * the cores, as long as no game or screen task needs them.
 */
const goesOnTop = ({ task }: Entry): boolean => task.goesFirst === true

const isFree = ({ game, screen }: Demand): boolean => game === 0 && screen === 0

const sumOf = (entries: readonly Entry[], count: (entry: Entry) => number): number =>
  entries.reduce((sum, entry) => sum + count(entry), 0)

const halt = ({ inFlight }: Entry): void => {
  for (const ending of inFlight) ending.abort()
}

/**
 * All tasks, in the order in which they get cores: the first gets as many as its engine may use, the next what is left.
 * In the background, a task that goes first does not reduce the cores of the others.
 */
export class TaskQueue {
  private entries: readonly Entry[] = []
  private readonly pools = new EnginePools(() => this.pump())
  private readonly changes: Throttle
  private lastId = 0
  private isPumping = false
  private isClosed = false

  constructor(private readonly parts: TaskQueueParts) {
    this.changes = throttle(() => parts.onChange(this.list()), CHANGE_MS)
    parts.cores.listen(() => this.pump())
  }

  /**
   * Adds a task at the end, or at the front if it goes first. It begins as soon as there are cores for it; once the
   * queue is closed, it ends at once.
   */
  add<R>(task: SearchTask<R>): QueuedTask<R> {
    const { plan, memory = this.parts.memory } = task
    const run = new PlanRun({
      plan,
      get identity() {
        return task.engine.identity
      },
      memory,
      hear: (...news) => {
        task.hear?.(...news)
        this.changed(entry)
      },
      onWaiting: () => this.pump(),
    })
    const entry = this.enter(task, run)
    if (this.isClosed) run.stop()
    else if (!task.isInTurn) run.begin()
    this.pump()
    return { id: entry.id, done: run.done.finally(() => this.remove(entry)), stop: () => this.end(entry) }
  }

  list(): readonly TaskSummary[] {
    const { game, screen } = this.parts.cores.taken()
    const asked = this.servable().filter(({ task }) => task.precedence === 'screen')
    const demand = { game, screen: screen + sumOf(asked, wantedBy) }
    return inOrder(this.entries.filter(one => one.isListed)).map(entry => ({
      id: entry.id,
      kind: entry.task.kind,
      title: entry.task.title,
      ...(entry.task.variant !== undefined && { variant: entry.task.variant }),
      precedence: entry.task.precedence,
      state: stateOf(entry, demand, this.isItsTurn(entry)),
      progress: entry.task.progress?.() ?? { share: 0 },
    }))
  }

  /** Pauses a task. Its searches end at once, and begin again when it is resumed. */
  pause(id: number): void {
    this.change(id, entry => {
      entry.isPaused = true
      halt(entry)
      entry.task.onRearranged?.()
    })
  }

  /** Resumes a task that was paused or whose engine has failed. */
  resume(id: number): void {
    this.change(id, entry => {
      entry.isPaused = false
      delete entry.fault
      entry.task.onResumed?.()
      entry.task.onRearranged?.()
    })
  }

  /** Ends a task; its results stay in the memory. */
  stop(id: number): void {
    this.change(id, entry => {
      entry.task.onStopped?.()
      this.end(entry)
    })
  }

  /** Moves a task within the list (0 is first), but never before tasks of a higher precedence. */
  move(id: number, place: number): void {
    this.change(id, entry => {
      const others = inOrder(this.entries.filter(one => one.isListed && one !== entry))
      const rest = this.entries.filter(one => !one.isListed)
      this.entries = [...rest, ...others.toSpliced(place, 0, entry)]
      entry.task.onRearranged?.()
    })
  }

  /** Stops all tasks; resolves once all plans have stopped working and all engines have ended. */
  async close(): Promise<void> {
    this.isClosed = true
    const ending = this.entries.map(({ run }) => {
      run.stop()
      return run.done
    })
    this.changes.cancel()
    await Promise.all([this.pools.close(), Promise.allSettled(ending)])
  }

  private enter<R>(task: SearchTask<R>, run: PlanRun<R>): Entry {
    const id = (this.lastId += 1)
    const state = { inFlight: new Set<AbortController>(), isPaused: false, servedMs: performance.now() }
    const entry: Entry = { id, task, run, ...state, isListed: !BRIEF.has(task.kind) }
    this.entries = task.goesFirst ? [entry, ...this.entries] : [...this.entries, entry]
    if (!entry.isListed) entry.listing = setTimeout(() => this.show(entry), BRIEF_MS).unref()
    this.changed(entry)
    return entry
  }

  private change(id: number, act: (entry: Entry) => void): void {
    const entry = this.entries.find(one => one.id === id)
    if (!entry) return
    act(entry)
    this.changed(entry)
    this.pump()
  }

  private changed(entry: Entry): void {
    if (entry.isListed) this.changes.soon()
  }

  /** Ends a task. It leaves the list at once, and the queue once its plan has stopped working. */
  private end(entry: Entry): void {
    const wasListed = entry.isListed
    entry.isListed = false
    clearTimeout(entry.listing)
    if (wasListed) this.changes.soon()
    entry.run.stop()
  }

  private show(entry: Entry): void {
    entry.isListed = true
    this.changed(entry)
  }

  private remove(entry: Entry): void {
    this.entries = this.entries.filter(one => one !== entry)
    clearTimeout(entry.listing)
    halt(entry)
    this.changed(entry)
    this.pump()
  }

  /** Whether it is the turn of a task: of those that must take turns, only the first is worked on. */
  private isItsTurn(entry: Entry): boolean {
    const { kind, isInTurn } = entry.task
    return !isInTurn || this.entries.find(one => one.task.kind === kind && isServable(one)) === entry
  }

  private servable(): readonly Entry[] {
    return this.entries.filter(entry => isServable(entry) && this.isItsTurn(entry))
  }

  /** Serves the tasks after the current work; answers may also arrive while tasks are being served. */
  private pump(): void {
    if (this.isPumping) return
    this.isPumping = true
    queueMicrotask(() => {
      this.isPumping = false
      this.serve()
    })
  }

  /** Has as many questions searched as there are cores. */
  private serve(): void {
    const servable = this.servable()
    for (const { run } of servable) run.begin()
    const of = (precedence: keyof Shares) => servable.filter(({ task }) => task.precedence === precedence)
    const screen = sumOf(of('screen'), wantedBy)
    const shares = this.parts.cores.shares(screen)
    const isQuiet = screen === 0 && isFree(this.parts.cores.taken())
    for (const precedence of PRECEDENCES) {
      const entries = of(precedence)
      const extra = precedence === 'background' && isQuiet ? sumOf(entries.filter(goesOnTop), wantedBy) : 0
      this.serveAll(entries, shares[precedence] + extra)
      this.pools.allow(precedence, shares[precedence] + extra)
    }
  }

  private serveAll(entries: readonly Entry[], cores: number): void {
    let left = cores - sumOf(entries, ({ inFlight }) => inFlight.size)
    for (const entry of entries)
      while (left > 0 && entry.inFlight.size < entry.task.engine.width) {
        const question = entry.run.next()
        if (!question) break
        left -= 1
        void this.search(entry, question)
      }
  }

  private async search(entry: Entry, question: SearchQuestion): Promise<void> {
    const { task, run, inFlight } = entry
    const ending = new AbortController()
    inFlight.add(ending)
    const reply = await this.pools.search(task, question, ending.signal)
    inFlight.delete(ending)
    entry.servedMs = performance.now()
    // The task was paused, or the engine failed in another task: the question is searched when the task goes on.
    const fault = reply.ok ? undefined : reply.error
    if (fault?.kind === 'stopped') run.putBack(question)
    else if (fault && task.onFailed) {
      run.putBack(question)
      this.fail(entry, fault)
    } else run.answer(question, reply)
    this.pump()
  }

  /** Halts a task whose engine has failed, until the user resumes it. */
  private fail(entry: Entry, fault: EngineFault): void {
    if (entry.fault) return
    entry.fault = fault
    halt(entry)
    entry.task.onFailed?.(fault)
    this.changed(entry)
  }
}
