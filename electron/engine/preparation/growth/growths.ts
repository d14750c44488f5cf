import type { GrowthFault, GrowthState, PreparationRecord } from '@shared/ipc/preparations'
import { preparedWorth } from '@shared/preparation/backUp'
import type { Entry } from '@shared/preparation/entry'
import type { Result } from '@shared/result'
import type { Core } from '../../../core/load'
import type { SearchFault } from '../../search/searcher'
import type { SearchEngine } from '../../search/searchEngines'
import { planOf, type SearchCourse } from '../../tasks/plan'
import type { QueuedTask } from '../../tasks/task'
import type { TaskQueue } from '../../tasks/taskQueue'
import type { LivePreparation } from '../kept/livePreparation'
import type { PreparationStore } from '../kept/preparationStore'
import type { GrowthContext } from '../search/growthContext'
import { growth, type GrowthOutcome } from './growth'

export interface GrowthsParts {
  readonly core: Core
  readonly store: PreparationStore
  readonly tasks: Pick<TaskQueue, 'add' | 'list' | 'move' | 'resume'>
  /** Returns the engine with an id, if there is one. */
  readonly engineOf: (engineId: string) => SearchEngine | undefined
  readonly openLive: (id: string) => Promise<Result<LivePreparation, string>>
  readonly buildGraph: NonNullable<GrowthContext['buildGraph']>
  readonly clock: () => number
  readonly onRound: (id: string, live: LivePreparation, entries: readonly Entry[]) => void
  /** The setup from which the preparation begins is being solved; called with the nodes searched so far. */
  readonly onSetup: (id: string, nodes: number) => void
  /** Called when something was found or the state of a preparation has changed. */
  readonly onChange: (id: string) => void
}

/** A preparation that grows or waits for its turn. */
interface Growing {
  readonly task: QueuedTask<RunEnd>
  isBegun: boolean
  isStopped: boolean
}

type RunEnd = GrowthOutcome | { readonly kind: 'failed'; readonly fault: GrowthFault }

/** A record with the current numbers of its preparation. */
export const withNumbers = (
  record: PreparationRecord,
  live: LivePreparation,
  now: number,
): PreparationRecord => {
  const { positions, nodes } = live.progress()
  const value = preparedWorth(live.graph.entries, live.graph.entries.get(live.graph.root)!) ?? 0
  return {
    ...record,
    positions,
    searchedNodes: nodes,
    covered: live.covered(),
    value,
    changedAt: now,
  }
}

/** The preparations that should grow, the one that has waited longest first. */
const toGrow = (store: PreparationStore): readonly PreparationRecord[] =>
  store
    .all()
    .filter(({ isGrowing, isDeleted }) => isGrowing && !isDeleted)
    .toSorted((a, b) => a.queuedAt - b.queuedAt)

/**
 * Stores this order in the records for the next run: their times are redistributed, so that each is later than the one
 * before.
 */
const keepInOrder = (store: PreparationStore, order: readonly PreparationRecord[]): void => {
  const times = order.map(({ queuedAt }) => queuedAt).toSorted((a, b) => a - b)
  let before = 0
  for (const [place, record] of order.entries()) {
    before = Math.max(before + 1, times[place]!)
    if (record.queuedAt !== before) store.keep({ ...record, queuedAt: before })
  }
}

const halt = (store: PreparationStore, id: string): void =>
  store.keep({ ...store.byId(id)!, isGrowing: false })

const stop = (one: Growing): void => {
  one.isStopped = true
  one.task.stop()
}

/** Grows one preparation: from reading it to the end of its growth. */
async function* grow(
  parts: GrowthsParts,
  id: string,
  width: number,
  state: Pick<Growing, 'isBegun' | 'isStopped'>,
): SearchCourse<RunEnd> {
  state.isBegun = true
  const { core, store, openLive, buildGraph, clock } = parts
  const live = await openLive(id)
  if (!live.ok) return { kind: 'failed', fault: { kind: 'unreadable', detail: live.error } }
  const record = () => store.byId(id)!
  return yield* growth({
    core,
    live: live.value,
    record,
    width,
    buildGraph,
    isStopped: () => state.isStopped,
    onRound: entries => parts.onRound(id, live.value, entries),
    onSetup: nodes => parts.onSetup(id, nodes),
    onGrown: ms => {
      const grown = withNumbers(record(), live.value, clock())
      store.keep({ ...grown, spentMs: grown.spentMs + Math.round(ms) })
      parts.onChange(id)
    },
  })
}

/** Grows preparations. Each is a task; one is worked on at a time, in the order of the list of tasks. */
export class Growths {
  /** Why preparations do not grow although they should, for this run of the program. */
  private readonly faults = new Map<string, GrowthFault>()
  private readonly growing = new Map<string, Growing>()
  /** Growths under way; each resolves at its end. */
  private readonly endings = new Set<Promise<void>>()
  private isClosed = false

  constructor(private readonly parts: GrowthsParts) {}

  /** The state of the growth of a preparation. */
  stateOf({ id, isGrowing, end }: PreparationRecord): GrowthState {
    if (isGrowing && this.growing.has(id)) {
      const { running, waiting } = this.line()
      const place = waiting.findIndex(other => other.id === id)
      if (place !== -1) return { kind: 'waiting', place: place + 1 }
      return running?.id === id ? { kind: 'running' } : { kind: 'paused' }
    }
    const fault = this.faults.get(id)
    if (fault) return { kind: 'failed', fault }
    return end ? { kind: 'done', end } : { kind: 'paused' }
  }

  /** Starts the preparations that should grow and stops all others. */
  sync(): void {
    if (this.isClosed) return
    const wanted = new Set(toGrow(this.parts.store).map(({ id }) => id))
    for (const [id, one] of this.growing) if (!wanted.has(id)) stop(one)
    // One that is stopping and is wanted again starts once it has ended.
    for (const id of wanted) if (this.growing.get(id)?.isStopped !== false) this.begin(id)
  }

  /** Resumes a preparation whose task was paused in the list of tasks. */
  goOn(id: string): void {
    const one = this.growing.get(id)
    if (one) this.parts.tasks.resume(one.task.id)
  }

  /** Restarts the growth of a preparation in the same place of the queue, because its settings have changed. */
  interrupt(id: string): void {
    const { tasks } = this.parts
    const one = this.growing.get(id)
    if (!one) return
    const place = tasks.list().findIndex(({ id: task }) => task === one.task.id)
    // The new task is placed behind the one that ends, so that it waits for that.
    this.begin(id)
    const next = this.growing.get(id)
    if (next && next !== one) tasks.move(next.task.id, place + 1)
    stop(one)
  }

  /** Whether the preparation is being worked on, or was: it must stay in memory. */
  isBegun(id: string): boolean {
    return this.growing.get(id)?.isBegun === true
  }

  /** Moves a waiting preparation within the queue; 1 is next. Has no effect on one that does not wait. */
  move(id: string, place: number): void {
    const { tasks } = this.parts
    const { waiting } = this.line()
    const moved = waiting.find(one => one.id === id)
    const rest = waiting.filter(one => one !== moved)
    const [next, last] = [rest[place - 1], rest.at(-1)]
    if (!moved || !last) return
    const others = tasks.list().filter(({ id: task }) => task !== moved.task)
    const at = others.findIndex(({ id: task }) => task === (next ?? last).task)
    tasks.move(moved.task, next ? at : at + 1)
  }

  /** Stops all growth until the next run; resolves when no more questions are asked. */
  async close(): Promise<void> {
    this.isClosed = true
    for (const one of this.growing.values()) stop(one)
    await Promise.all(this.endings)
  }

  private begin(id: string): void {
    const { store, tasks, engineOf, onChange } = this.parts
    const record = () => store.byId(id)!
    const engine = engineOf(record().engineId)
    this.faults.delete(id)
    if (!engine) {
      this.fail(id, { kind: 'unknownEngine', engineId: record().engineId })
      onChange(id)
      return
    }
    const state = { isBegun: false, isStopped: false }
    const task = tasks.add({
      kind: 'preparation',
      get title() {
        return record().name
      },
      variant: record().variant,
      precedence: 'background',
      isInTurn: true,
      engine,
      plan: planOf(grow(this.parts, id, engine.width, state)),
      progress: () => ({ share: record().covered }),
      onRearranged: () => this.rearranged(id),
      onStopped: () => halt(store, id),
    })
    this.growing.set(id, Object.assign(state, { task }))
    const ending = task.done
      .then(ended => this.end(id, task, ended))
      .finally(() => this.endings.delete(ending))
    this.endings.add(ending)
  }

  private end(id: string, task: Growing['task'], ended: Result<RunEnd, SearchFault>): void {
    // Another growth may have taken its place by now.
    if (this.growing.get(id)?.task === task) {
      this.growing.delete(id)
      this.settle(id, ended)
    }
    this.parts.onChange(id)
    this.sync()
  }

  private settle(id: string, ended: Result<RunEnd, SearchFault>): void {
    const { store } = this.parts
    if (!ended.ok) {
      if (ended.error.kind !== 'stopped') this.fail(id, ended.error)
    } else if (ended.value.kind === 'failed') this.fail(id, ended.value.fault)
    else if (ended.value.kind === 'notSaved') this.fail(id, ended.value)
    else if (ended.value.kind === 'done')
      store.keep({ ...store.byId(id)!, isGrowing: false, end: ended.value.end })
  }

  private fail(id: string, fault: GrowthFault): void {
    this.faults.set(id, fault)
    halt(this.parts.store, id)
  }

  private rearranged(id: string): void {
    const { store, onChange } = this.parts
    keepInOrder(
      store,
      this.inOrder().map(one => store.byId(one.id)!),
    )
    onChange(id)
  }

  /** The growing preparations, in the order in which they are worked on. */
  private inOrder() {
    const ids = new Map([...this.growing].map(([id, { task }]) => [task.id, id]))
    return this.parts.tasks.list().flatMap(({ id: task, state }) => {
      const id = ids.get(task)
      const isHalted = state.kind === 'paused' || state.kind === 'failed'
      return id === undefined ? [] : [{ id, task, isHalted }]
    })
  }

  /** The preparation that is worked on, and those that wait for it. */
  private line() {
    const [running, ...waiting] = this.inOrder().filter(({ isHalted }) => !isHalted)
    return { running, waiting }
  }
}
