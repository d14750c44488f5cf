import type { GrowthFault, GrowthState, PreparationRecord } from '@shared/ipc/preparations'
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
import type { PreparationMeans } from '../search/preparationMeans'
import { growth, type GrowthOutcome } from './growth'

/** Lets preparations grow: each is a task, one of which is worked on at a time, in the order of the list of tasks. */
export interface Growths {
  /** What becomes of a preparation. */
  stateOf(record: PreparationRecord): GrowthState
  /** Begins what is to grow, and ends what is not. */
  sync(): void
  /** One that was paused where tasks are listed goes on. */
  goOn(id: string): void
  /** Its growth begins anew in its place, as its settings have changed. */
  interrupt(id: string): void
  /** It is being worked on, or was: it must stay in memory. */
  isBegun(id: string): boolean
  /** One that waits gets another place among those that do; 1 is next. Nothing changes for one that does not wait. */
  move(id: string, place: number): void
  /** Growth ends, to go on in the next run; resolves when nothing is asked any more. */
  close(): Promise<void>
}

export interface GrowthsParts {
  readonly core: Core
  readonly store: PreparationStore
  readonly tasks: Pick<TaskQueue, 'add' | 'list' | 'move' | 'resume'>
  /** The engine that bears an id, if one does. */
  readonly engineOf: (engineId: string) => SearchEngine | undefined
  readonly openLive: (id: string) => Promise<Result<LivePreparation, string>>
  readonly buildGraph: NonNullable<PreparationMeans['buildGraph']>
  readonly clock: () => number
  readonly onRound: (id: string, live: LivePreparation, entries: readonly Entry[]) => void
  /** The setup from which it begins is being solved; nodes searched for that so far. */
  readonly onSetup: (id: string, nodes: number) => void
  /** Something was found, or the state of one has changed. */
  readonly onChange: (id: string) => void
}

/** One that grows, or waits for its turn. */
interface Growing {
  readonly task: QueuedTask<RunEnd>
  isBegun: boolean
  isStopped: boolean
  readonly over: Promise<void>
}

/** What has become of one that was told to grow. */
type RunEnd = GrowthOutcome | { readonly kind: 'failed'; readonly fault: GrowthFault }

/** The numbers of a record as they are now. */
export const withNumbers = (
  record: PreparationRecord,
  live: LivePreparation,
  now: number,
): PreparationRecord => {
  const { positions, nodes } = live.progress()
  const value = live.graph.entries.get(live.graph.root)!.worth ?? 0
  return {
    ...record,
    positions,
    searchedNodes: nodes,
    covered: live.covered(),
    value,
    changedAt: now,
  }
}

/** Those that are to grow, the one that has waited longest first. */
const toGrow = (store: PreparationStore): readonly PreparationRecord[] =>
  store
    .all()
    .filter(({ isGrowing, isDeleted }) => isGrowing && !isDeleted)
    .toSorted((a, b) => a.queuedAt - b.queuedAt)

/** Has records keep this order for the next run: they share out the times that they have, each later than the one before. */
const keepInOrder = (store: PreparationStore, order: readonly PreparationRecord[]): void => {
  const times = order.map(({ queuedAt }) => queuedAt).toSorted((a, b) => a - b)
  let before = 0
  for (const [place, record] of order.entries()) {
    before = Math.max(before + 1, times[place]!)
    if (record.queuedAt !== before) store.keep({ ...record, queuedAt: before })
  }
}

/** From reading one preparation to the end of its growth. */
async function* grow(parts: GrowthsParts, id: string, width: number, isStopped: () => boolean): SearchCourse<RunEnd> {
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
    isStopped,
    onRound: entries => parts.onRound(id, live.value, entries),
    onSetup: nodes => parts.onSetup(id, nodes),
    onGrown: ms => {
      const grown = withNumbers(record(), live.value, clock())
      store.keep({ ...grown, spentMs: grown.spentMs + Math.round(ms) })
      parts.onChange(id)
    },
  })
}

export const growths = (parts: GrowthsParts): Growths => {
  const { store, tasks, engineOf, onChange } = parts
  /** Why preparations do not grow although they should, in this run of the program. */
  const faults = new Map<string, GrowthFault>()
  const growing = new Map<string, Growing>()
  let isClosed = false

  const halt = (id: string): void => {
    const record = store.byId(id)!
    store.keep({ ...record, isGrowing: false })
  }
  const fail = (id: string, fault: GrowthFault): void => {
    faults.set(id, fault)
    halt(id)
  }
  const settle = (id: string, ended: Result<RunEnd, SearchFault>): void => {
    if (!ended.ok) {
      if (ended.error.kind !== 'stopped') fail(id, ended.error)
    } else if (ended.value.kind === 'failed') fail(id, ended.value.fault)
    else if (ended.value.kind === 'notSaved') fail(id, ended.value)
    else if (ended.value.kind === 'done')
      store.keep({ ...store.byId(id)!, isGrowing: false, end: ended.value.end })
  }

  /** In the order in which they are worked on. */
  const inOrder = () => {
    const ids = new Map([...growing].map(([id, { task }]) => [task.id, id]))
    return tasks.list().flatMap(({ id: task, state }) => {
      const id = ids.get(task)
      return id === undefined ? [] : [{ id, task, isHalted: state.kind === 'paused' || state.kind === 'failed' }]
    })
  }
  /** The one that is worked on, and those that wait for it. */
  const line = () => {
    const [running, ...waiting] = inOrder().filter(({ isHalted }) => !isHalted)
    return { running, waiting }
  }

  const rearranged = (id: string): void => {
    keepInOrder(store, inOrder().map(one => store.byId(one.id)!))
    onChange(id)
  }

  const begin = (id: string): void => {
    const record = () => store.byId(id)!
    const engine = engineOf(record().engineId)
    faults.delete(id)
    if (!engine) {
      fail(id, { kind: 'unknownEngine', engineId: record().engineId })
      onChange(id)
      return
    }
    const course = async function* (): SearchCourse<RunEnd> {
      one.isBegun = true
      return yield* grow(parts, id, engine.width, () => one.isStopped)
    }
    const task = tasks.add({
      kind: 'preparation',
      get title() {
        return record().name
      },
      variant: record().variant,
      precedence: 'background',
      isInTurn: true,
      engine,
      plan: planOf(course()),
      progress: () => ({ share: record().covered }),
      onRearranged: () => rearranged(id),
      onStopped: () => halt(id),
    })
    const end = async (): Promise<void> => {
      const ended = await task.done
      // Another one may have its place by now.
      if (growing.get(id) === one) {
        growing.delete(id)
        settle(id, ended)
      }
      onChange(id)
      sync()
    }
    const one: Growing = { task, isBegun: false, isStopped: false, over: end() }
    growing.set(id, one)
  }

  const stop = (one: Growing): void => {
    one.isStopped = true
    one.task.stop()
  }

  const sync = (): void => {
    if (isClosed) return
    const wanted = new Set(toGrow(store).map(({ id }) => id))
    for (const [id, one] of growing) if (!wanted.has(id)) stop(one)
    for (const id of wanted) if (!growing.has(id)) begin(id)
  }

  return {
    stateOf: ({ id, isGrowing, end }) => {
      const one = growing.get(id)
      if (isGrowing && one) {
        const { running, waiting } = line()
        const place = waiting.findIndex(other => other.id === id)
        if (place !== -1) return { kind: 'waiting', place: place + 1 }
        return running?.id === id ? { kind: 'running' } : { kind: 'paused' }
      }
      const fault = faults.get(id)
      if (fault) return { kind: 'failed', fault }
      return end ? { kind: 'done', end } : { kind: 'paused' }
    },
    sync,
    goOn: id => {
      const one = growing.get(id)
      if (one) tasks.resume(one.task.id)
    },
    interrupt: id => {
      const one = growing.get(id)
      if (!one) return
      const place = tasks.list().findIndex(({ id: task }) => task === one.task.id)
      // It comes behind the one that ends, so that it waits for that.
      begin(id)
      const next = growing.get(id)
      if (next && next !== one) tasks.move(next.task.id, place + 1)
      stop(one)
    },
    isBegun: id => growing.get(id)?.isBegun === true,
    move: (id, place) => {
      const { waiting } = line()
      const moved = waiting.find(one => one.id === id)
      const rest = waiting.filter(one => one !== moved)
      const [next, last] = [rest[place - 1], rest.at(-1)]
      if (!moved || !last) return
      const others = tasks.list().filter(({ id: task }) => task !== moved.task)
      const at = others.findIndex(({ id: task }) => task === (next ?? last).task)
      tasks.move(moved.task, next ? at : at + 1)
    },
    close: async () => {
      isClosed = true
      const ending = [...growing.values()].map(one => {
        stop(one)
        return one.over
      })
      await Promise.all(ending)
    },
  }
}
