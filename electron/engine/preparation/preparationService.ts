import { randomUUID } from 'node:crypto'
import type {
  GrowthNow,
  NewPreparation,
  PreparationPatch,
  PreparationRecord,
  PreparationRefusal,
  PreparationSummary,
} from '@shared/ipc/preparations'
import { worthOfEdge } from '@shared/preparation/backUp'
import type { Entry } from '@shared/preparation/entry'
import type { Wish } from '@shared/preparation/graph'
import { fromSide, type Worth } from '@shared/preparation/worth'
import { err, ok, type Result } from '@shared/result'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'
import { flatten } from '@shared/tree/flat'
import type { FlatGame } from '@shared/tree/game'
import type { Core } from '../../core/load'
import { openPosition } from '../../rules/positions/openPosition'
import { setupRefusal } from '../../rules/setup/setupGraphOf'
import { reachedEnd } from './growth/growth'
import { Growths, type GrowthsParts, withNumbers } from './growth/growths'
import { throttle } from '../line/throttle'
import type { LivePreparation } from './kept/livePreparation'
import { forgetDamage, type PreparationStore } from './kept/preparationStore'
import { jobOf, openedPreparations, type OpenedPreparation } from './openedPreparations'
import { openReached, reachedBy } from './search/positions'
import { preparedGame } from './preparedGame'
import { firstLine, positionsAlong } from './view/lines'
import type { PreparationViews } from './view/preparationViews'

type Answered<T> = Result<T, PreparationRefusal>

/** Milliseconds between two updates of the list of all preparations. */
const TOLD_MS = 250

/** Prepares openings in the background, one at a time. */
export interface PreparationService {
  list(): readonly PreparationSummary[]
  create(wanted: NewPreparation): Answered<string>
  change(id: string, patch: PreparationPatch): Promise<Answered<null>>
  pause(id: string): Answered<null>
  resume(id: string): Answered<null>
  /** Moves a waiting preparation to another place among those that wait; 1 is next. */
  queue(id: string, place: number): Answered<null>
  remove(id: string): Answered<null>
  restore(id: string): Answered<null>
  decide(id: string, wish: Pick<Wish, 'path' | 'kind'>): Promise<Answered<null>>
  seen(id: string): Promise<Answered<null>>
  /** Called when the user has seen which parts of the log could not be used. */
  damageSeen(id: string): Answered<null>
  game(id: string): Promise<Answered<FlatGame>>
  /** Returns a view of a preparation. */
  view<T>(id: string, look: (views: PreparationViews) => T | Promise<T>): Promise<Answered<T>>
  /** Resolves when all engines have ended and everything is on disk. */
  close(): Promise<void>
}

export interface PreparationParts extends Omit<
  GrowthsParts,
  'openLive' | 'onRound' | 'onSetup' | 'onChange'
> {
  readonly tellList: (all: readonly PreparationSummary[]) => void
  readonly tellNow: (now: GrowthNow) => void
}

/** The FEN in our own spelling, if an opening can be prepared from the position. */
const startOf = (core: Core, { variant, options, fen }: NewPreparation): Answered<string> => {
  const opened = openPosition(core, { variant, options, fen })
  if (!opened.ok) return err({ kind: 'illegalPosition' })
  using position = opened.value.position
  const refusal = isInSetup(position.setup()) ? setupRefusal(position) : undefined
  return refusal ? err({ kind: 'tooManyArrays' }) : ok(position.fen())
}

const fresh = (wanted: NewPreparation, now: number): PreparationRecord => ({
  ...wanted,
  id: randomUUID(),
  createdAt: now,
  isGrowing: true,
  queuedAt: now,
  spentMs: 0,
  end: null,
  positions: 0,
  searchedNodes: 0,
  covered: 0,
  value: 0,
  changedAt: now,
  seenAt: now,
  isDeleted: false,
})

/** Whether a change restarts the growth. */
const isAboutGrowth = (patch: PreparationPatch): boolean => Object.keys(patch).some(name => name !== 'name')

const JOB_FIELDS = ['margin', 'depth', 'nodes', 'totalNodes'] as const

/** Whether a change affects what the preparation searches ({@link jobOf}). */
const isAboutJob = (patch: PreparationPatch): boolean => JOB_FIELDS.some(name => patch[name] !== undefined)

/** The assumed value of a move that no search has reported: for one of ours at most that of the worst known one. */
const assumedWorth = (live: LivePreparation, entry: Entry): Worth => {
  const { turn, edges, worth = 0 } = entry
  if (turn !== live.job().color) return worth
  const known = edges.flatMap(edge => [edge.told, worthOfEdge(live.graph.entries, edge, turn)])
  return known.reduce((a, b) => (fromSide(b, turn) < fromSide(a, turn) ? b : a), worth)
}

/** The user's decision about a move, with the move itself if no search has reported it. */
const wishOf = (
  core: Core,
  live: LivePreparation,
  { path, kind }: Pick<Wish, 'path' | 'kind'>,
): Answered<Wish> => {
  const viewed = { graph: live.graph, job: live.job() }
  const uci = path.at(-1)
  const { entry, line } = positionsAlong(viewed, path.slice(0, -1))
  if (uci === undefined || line.length < path.length - 1 || entry.state !== 'searched')
    return err({ kind: 'illegalMove' })
  if (entry.edges.some(({ move }) => move.uci === uci)) return ok({ path, kind })
  using position = openReached(core, live.job(), entry.fen)
  const reached = reachedBy(position, uci)
  if (!reached) return err({ kind: 'illegalMove' })
  const told = assumedWorth(live, entry)
  const added = { move: reached.move, to: reached.key, told, isNatural: false }
  return ok({ path, kind, added })
}

type Opening = (id: string) => Promise<Answered<OpenedPreparation>>

/** Changes the records of preparations. */
const recordKeeper = ({ core, store, clock }: PreparationParts, growing: Growths, opened: Opening) => {
  const put = (
    id: string,
    change: (record: PreparationRecord) => Partial<PreparationRecord>,
  ): Answered<null> => {
    const record = store.byId(id)
    if (!record) return err({ kind: 'unknownPreparation' })
    store.keep({ ...record, ...change(record) })
    growing.sync()
    return ok(null)
  }
  const grow = (): Partial<PreparationRecord> => ({ isGrowing: true, end: null, queuedAt: clock() })

  /** Lets a preparation go on by itself if the limit that ended it was raised. */
  const goOn = async (id: string): Promise<void> => {
    const record = store.byId(id)
    if (!record?.end) return
    const live = await opened(id)
    const isEnded = live.ok && reachedEnd(live.value.live, record) !== undefined
    if (!isEnded) put(id, grow)
  }

  return {
    create: (wanted: NewPreparation): Answered<string> => {
      const start = startOf(core, wanted)
      if (!start.ok) return start
      const record = fresh({ ...wanted, fen: start.value }, clock())
      store.keep(record)
      growing.sync()
      return ok(record.id)
    },
    change: async (id: string, patch: PreparationPatch): Promise<Answered<null>> => {
      const done = put(id, () => patch)
      if (!done.ok || !isAboutGrowth(patch)) return done
      growing.interrupt(id)
      if (isAboutJob(patch)) {
        const live = await opened(id)
        if (!live.ok) return live
        await live.value.live.setJob(jobOf(store.byId(id)!))
        put(id, record => withNumbers(record, live.value.live, clock()))
      }
      await goOn(id)
      return ok(null)
    },
    pause: (id: string) => put(id, () => ({ isGrowing: false })),
    resume: (id: string): Answered<null> => {
      // Its task may have been paused in the list of tasks.
      if (store.byId(id)?.isGrowing !== true) return put(id, grow)
      growing.goOn(id)
      return ok(null)
    },
    queue: (id: string, place: number): Answered<null> => {
      if (!store.byId(id)) return err({ kind: 'unknownPreparation' })
      growing.move(id, place)
      return ok(null)
    },
    remove: (id: string) => put(id, () => ({ isDeleted: true })),
    restore: (id: string) => put(id, () => ({ isDeleted: false })),
    put,
  }
}

type Keeper = ReturnType<typeof recordKeeper>

/** Changes and reads the trees of preparations. */
const treeKeeper = ({ core, store, clock }: PreparationParts, keeper: Keeper, opened: Opening) => {
  /** Runs an action on a preparation in memory. */
  const inMemory = async <T>(
    id: string,
    act: (live: LivePreparation) => Answered<T> | Promise<Answered<T>>,
  ): Promise<Answered<T>> => {
    const one = await opened(id)
    return one.ok ? act(one.value.live) : one
  }
  return {
    decide: (id: string, wanted: Pick<Wish, 'path' | 'kind'>) =>
      inMemory(id, async live => {
        const wish = wishOf(core, live, wanted)
        if (!wish.ok) return wish
        const decided = await live.decide(wish.value)
        if (!decided.ok) return err({ kind: 'unreadable', detail: decided.error })
        const goesOn = store.byId(id)?.end === 'complete'
        const more = goesOn ? { end: null, isGrowing: true, queuedAt: clock() } : {}
        return keeper.put(id, record => ({ ...withNumbers(record, live, clock()), ...more }))
      }),
    seen: (id: string) =>
      inMemory(id, async live => {
        const now = clock()
        const seen = await live.see(now)
        if (!seen.ok) return err({ kind: 'unreadable', detail: seen.error })
        return keeper.put(id, () => ({ seenAt: now }))
      }),
    game: (id: string) =>
      inMemory(id, async live => {
        const grown = { graph: live.graph, ...live.progress() }
        const { game } = await preparedGame(live.job(), store.byId(id)!.nodes, grown)
        return ok(flatten(game))
      }),
  }
}

/** The preparations that are not deleted, the latest first. */
const summariesOf = (store: PreparationStore, growing: Growths): readonly PreparationSummary[] =>
  store
    .all()
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .map(record => ({ ...record, state: growing.stateOf(record) }))

export const preparationService = (parts: PreparationParts): PreparationService => {
  const { store, tellList, tellNow } = parts
  const opened = openedPreparations(
    parts,
    id => growing.isBegun(id),
    () => listChanged.soon(),
  )
  const list = () => summariesOf(store, growing)

  const listChanged = throttle(() => tellList(list()), TOLD_MS)
  let solving: GrowthNow | undefined
  const setupChanged = throttle(() => solving && tellNow(solving), TOLD_MS)
  const growing = new Growths({
    ...parts,
    openLive: async id => {
      const one = await opened.open(id)
      return one.ok ? ok(one.value.live) : err('detail' in one.error ? one.error.detail : one.error.kind)
    },
    onRound: (id, live, entries) => {
      solving = undefined
      const viewed = { graph: live.graph, job: live.job() }
      tellNow({ id, lines: entries.map(entry => firstLine(viewed, entry)) })
    },
    onSetup: (id, setup) => {
      solving = { id, lines: [], setup }
      setupChanged.soon()
    },
    onChange: () => listChanged.soon(),
  })
  const keeper = recordKeeper(parts, growing, opened.open)
  const trees = treeKeeper(parts, keeper, opened.open)
  const told = <T>(answer: T): T => {
    listChanged.soon()
    return answer
  }
  growing.sync()

  return {
    list,
    create: wanted => told(keeper.create(wanted)),
    change: async (id, patch) => told(await keeper.change(id, patch)),
    pause: id => told(keeper.pause(id)),
    resume: id => told(keeper.resume(id)),
    queue: (id, place) => told(keeper.queue(id, place)),
    remove: id => told(keeper.remove(id)),
    restore: id => told(keeper.restore(id)),
    decide: async (id, wanted) => told(await trees.decide(id, wanted)),
    seen: async id => told(await trees.seen(id)),
    damageSeen: id => told(forgetDamage(store, id) ? ok(null) : err({ kind: 'unknownPreparation' })),
    game: trees.game,
    view: async (id, look) => {
      const one = await opened.open(id)
      return one.ok ? ok(await look(one.value.views)) : one
    },
    close: async () => {
      await growing.close()
      listChanged.cancel()
      setupChanged.cancel()
      await store.flush()
    },
  }
}
