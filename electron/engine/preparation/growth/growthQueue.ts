import type { GrowthEnd, GrowthFault, GrowthState, PreparationRecord } from '@shared/ipc/preparations'
import type { Entry } from '@shared/preparation/entry'
import type { Result } from '@shared/result'
import type { Core } from '../../../core/load'
import type { SearchEngine } from '../../search/searchEngines'
import { planOf } from '../../tasks/plan'
import type { QueuedTask } from '../../tasks/task'
import type { TaskQueue } from '../../tasks/taskQueue'
import type { LivePreparation } from '../kept/livePreparation'
import type { PreparationStore } from '../kept/preparationStore'
import type { PreparationMeans } from '../search/preparationMeans'
import { growth, type GrowthOutcome } from './growth'

/** Lets preparations grow, one at a time, in the order in which they were told to. */
export interface GrowthQueue {
  /** What becomes of a preparation. */
  stateOf(record: PreparationRecord): GrowthState
  /** Something has changed in what is to grow. */
  pump(): void
  /** The one that is growing begins anew, as its settings have changed. */
  interrupt(id: string): void
  isRunning(id: string): boolean
  /** One that waits gets another place among those that do; 1 is next. Nothing changes for one that does not wait. */
  move(id: string, place: number): void
  /** Growth ends, to go on in the next run; resolves when nothing is left of any engine. */
  close(): Promise<void>
}

export interface QueueParts {
  readonly core: Core
  readonly store: PreparationStore
  readonly tasks: Pick<TaskQueue, 'add'>
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

interface Running {
  readonly id: string
  isStopped: boolean
  task?: QueuedTask<GrowthOutcome>
  over?: Promise<void>
}

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

const waitingIn = (store: PreparationStore): readonly PreparationRecord[] =>
  store
    .all()
    .filter(({ isGrowing, isDeleted }) => isGrowing && !isDeleted)
    .toSorted((a, b) => a.queuedAt - b.queuedAt)

/** What has become of one that was told to grow: it may not even have begun. */
type RunEnd =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'done'; readonly end: GrowthEnd }
  | { readonly kind: 'failed'; readonly fault: GrowthFault }

const failed = (fault: GrowthFault): RunEnd => ({ kind: 'failed', fault })

/** From reading one preparation to the end of its growth. */
const grow = async (parts: QueueParts, running: Running): Promise<RunEnd> => {
  const { core, store, tasks, engineOf, openLive, clock } = parts
  const { buildGraph, onRound, onSetup, onChange } = parts
  const { id } = running
  const record = () => store.byId(id)!
  const { engineId } = record()
  const engine = engineOf(engineId)
  if (!engine) return failed({ kind: 'unknownEngine', engineId })
  const live = await openLive(id)
  if (!live.ok) return failed({ kind: 'unreadable', detail: live.error })
  if (running.isStopped) return { kind: 'stopped' }
  const course = growth({
    core,
    live: live.value,
    record,
    width: engine.width,
    buildGraph,
    isStopped: () => running.isStopped,
    onRound: entries => onRound(id, live.value, entries),
    onSetup: nodes => onSetup(id, nodes),
    onGrown: ms => {
      const grown = withNumbers(record(), live.value, clock())
      store.keep({ ...grown, spentMs: grown.spentMs + Math.round(ms) })
      onChange(id)
    },
  })
  running.task = tasks.add({
    kind: 'preparation',
    title: record().name,
    variant: record().variant,
    precedence: 'background',
    engine,
    plan: planOf(course),
    progress: () => ({ share: record().covered }),
    onStopped: () => store.keep({ ...record(), isGrowing: false }),
  })
  const ended = await running.task.done
  if (!ended.ok) return ended.error.kind === 'stopped' ? { kind: 'stopped' } : failed(ended.error)
  return ended.value.kind === 'notSaved' ? failed(ended.value) : ended.value
}

const stop = (one: Running): void => {
  one.isStopped = true
  one.task?.stop()
}

/** Those that wait, the next one first, without the one that grows. */
const lineBehind = (store: PreparationStore, running: Running | undefined): readonly PreparationRecord[] =>
  waitingIn(store).filter(one => one.id !== running?.id)

/** Its place among those that wait; 1 is next. */
const placeOf = (store: PreparationStore, id: string, running: Running | undefined): number =>
  1 + lineBehind(store, running).findIndex(one => one.id === id)

/** Has records wait in this order: they share out the times that they have, each later than the one before. */
const keepInOrder = (store: PreparationStore, order: readonly PreparationRecord[]): void => {
  const times = order.map(({ queuedAt }) => queuedAt).toSorted((a, b) => a - b)
  let before = 0
  for (const [place, record] of order.entries()) {
    before = Math.max(before + 1, times[place]!)
    if (record.queuedAt !== before) store.keep({ ...record, queuedAt: before })
  }
}

/** One of those that wait gets another place; 1 is next. */
const moveInLine = (
  store: PreparationStore,
  line: readonly PreparationRecord[],
  id: string,
  place: number,
): void => {
  const moved = line.find(one => one.id === id)
  if (moved) keepInOrder(store, line.filter(one => one !== moved).toSpliced(place - 1, 0, moved))
}

export const growthQueue = (parts: QueueParts): GrowthQueue => {
  const { store, onChange } = parts
  /** Why preparations do not grow although they should, in this run of the program. */
  const faults = new Map<string, GrowthFault>()
  let running: Running | undefined
  let isClosed = false

  const settle = (id: string, outcome: RunEnd): void => {
    const record = store.byId(id)!
    if (outcome.kind === 'done') store.keep({ ...record, isGrowing: false, end: outcome.end })
    if (outcome.kind === 'failed') {
      faults.set(id, outcome.fault)
      store.keep({ ...record, isGrowing: false })
    }
  }

  const run = async (one: Running): Promise<void> => {
    const outcome = await grow(parts, one)
    settle(one.id, outcome)
    running = undefined
    onChange(one.id)
    pump()
  }

  const pump = (): void => {
    if (isClosed) return
    const waiting = waitingIn(store)
    if (running) {
      if (waiting.every(({ id }) => id !== running!.id)) stop(running)
      return
    }
    const [first] = waiting
    if (!first) return
    faults.delete(first.id)
    running = { id: first.id, isStopped: false }
    running.over = run(running)
    onChange(first.id)
  }

  return {
    stateOf: ({ id, isGrowing, end }) => {
      if (running?.id === id && isGrowing) return { kind: 'running' }
      if (isGrowing) return { kind: 'waiting', place: placeOf(store, id, running) }
      const fault = faults.get(id)
      if (fault) return { kind: 'failed', fault }
      return end ? { kind: 'done', end } : { kind: 'paused' }
    },
    pump,
    interrupt: id => {
      if (running?.id === id) stop(running)
    },
    isRunning: id => running?.id === id,
    move: (id, place) => moveInLine(store, lineBehind(store, running), id, place),
    close: async () => {
      isClosed = true
      if (running) stop(running)
      await running?.over
    },
  }
}
