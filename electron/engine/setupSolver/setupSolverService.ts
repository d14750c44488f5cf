import type { EngineFault } from '@shared/analysis/engineFault'
import type { ServiceOf } from '@shared/ipc/declare'
import type {
  PlayedSetup,
  SolverRefusal,
  SolverRequest,
  solverRequests,
  SolverUpdate,
} from '@shared/ipc/solver'
import { chain, err, map, ok, type Result } from '@shared/result'
import { MAX_ARRAYS } from '@shared/solver/setupGraph'
import type { SolverView } from '@shared/solver/view'
import type { ExactMemory } from '../memory/searchMemory'
import type { Core } from '../../core/load'
import type { Emit } from '../../shell/ports'
import type { SearchEngine } from '../search/searchEngines'
import { throttle } from '../line/throttle'
import type { TaskQueue } from '../tasks/taskQueue'
import { serialQueue } from '../../files/disk/serialQueue'
import { pace } from './pace'
import { playedSetup, turnsOf } from './playedSetup'
import type { AskAtlas } from './atlasKnowledge'
import type { GraphThread } from './setupGraphThread'
import { type SetupSearch, setupSearches, type SetupSearches } from './setupSearches'
import { setupPhases } from './setupPhases'
import { isAnythingKnown, isSameQuestion, statesToSolve, viewOf, type AskedPlace } from './solverQuestion'

/** Solves the setup phases of games, one at a time, and sends the answers. */
export interface SetupSolverService extends ServiceOf<typeof solverRequests> {
  /** Ends the search; resolves when the engine has ended. */
  close(): Promise<void>
}

export interface SetupSolverParts {
  readonly core: Core
  readonly memory: ExactMemory
  readonly graphs: GraphThread
  /** Returns the engine with an id, if there is one. */
  readonly engineOf: (engineId: string) => SearchEngine | undefined
  readonly tasks: Pick<TaskQueue, 'add'>
  readonly emit: Emit
  /** Returns what is known of arrays before an engine is used. */
  readonly askAtlas?: AskAtlas
}

/** Milliseconds between two updates. */
const UPDATE_MS = 250

/** Milliseconds between two updates about a setup that is being priced. Its turns are not on the board, so fewer are enough. */
const PRICED_MS = 1000

type Asking = Promise<Result<AskedPlace, SolverRefusal>>

/** Finds the engine of a request at once, and the position of the request after a while. */
type Ask = (
  request: SolverRequest,
) => Result<{ readonly engine: SearchEngine; readonly asking: Asking }, EngineFault>

const asker = ({ core, graphs, engineOf, askAtlas }: SetupSolverParts): Ask => {
  const findPlace = setupPhases(core, start => graphs.build(start), askAtlas)

  return request => {
    const { engineId, reading, nodes } = request
    const engine = engineOf(engineId)
    if (!engine) return err({ kind: 'unknownEngine', engineId })
    const asking = findPlace(request).then(found =>
      map(found, place => {
        const known = place.phase.knownTo(engine.identity)
        return { place, known, reading, nodes, state: place.states.at(-1)! }
      }),
    )
    return ok({ engine, asking })
  }
}

/** Turns are priced by all arrays; a setup of which the graph is only a sample is refused. */
const unsampled =
  (ask: Ask): Ask =>
  request =>
    map(ask(request), ({ engine, asking }) => {
      const whole = asking.then(found =>
        chain(found, asked => {
          const { sampled } = asked.place.phase.graph
          return sampled ? err({ kind: 'tooManyArrays', arrays: sampled.of, most: MAX_ARRAYS }) : ok(asked)
        }),
      )
      return { engine, asking: whole }
    })

/** Runs tasks one after the other, because each keeps a core busy. */
const inTurn = () => {
  const newest = new Map<string, object>()
  const each = serialQueue()
  return {
    /** Runs a task when all earlier ones are done. */
    each,
    /**
     * The same, unless another task of its kind was added in the meantime: a user who steps quickly wants the current
     * position, not those on the way.
     *
     * @returns null if the task was skipped
     */
    newest: <T>(kind: string, work: () => Promise<T>): Promise<T | null> => {
      newest.set(kind, work)
      return each(async () => (newest.get(kind) === work ? work() : null))
    },
  }
}

type Show = (asked: AskedPlace, isRunning: () => boolean) => Promise<SolverView>

/** Answers at once with what is known; null if nothing is. */
const answerer =
  (memory: ExactMemory, searches: SetupSearches) =>
  async <T>(
    found: ReturnType<Ask>,
    tell: (asked: AskedPlace) => Promise<T | null>,
  ): Promise<Result<T | null, SolverRefusal>> => {
    const asked = found.ok ? await found.value.asking : found
    if (!asked.ok) return asked
    const { known, nodes } = asked.value
    // The results of a running search are newer, and must not be changed before it ends.
    if (!searches.isBusyWith(searched => searched.known === known)) await known.load(memory, nodes)
    return ok(isAnythingKnown(known) ? await tell(asked.value) : null)
  }

/**
 * Reports what is known during the search, and once more at its end; stops reporting if another search has replaced it.
 */
const solverUpdates = (
  searches: SetupSearches,
  show: Show,
  emit: Emit,
  search: SetupSearch,
  asked: AskedPlace,
) => {
  const { id, done } = search.task
  const tell = async (isRunning: boolean, more: Omit<SolverUpdate, 'job' | 'view'> = {}): Promise<void> => {
    if (!searches.isCurrent(search)) return
    const view = await show(asked, () => isRunning)
    // Another search may have replaced it in the meantime.
    if (searches.isCurrent(search)) emit('solver:update', { job: id, view, ...more })
  }
  // An update under way when the search ends still reports it as running; only the last update corrects that.
  const updates = pace(() => tell(true), UPDATE_MS)
  const end = async (): Promise<void> => {
    const ended = chain(await done, found => found)
    await updates.end()
    const nodesPerSecond = search.nodesPerSecond()
    if (ended.ok) await tell(false, { ...(nodesPerSecond !== undefined && { nodesPerSecond }) })
    else await tell(false, ended.error.kind === 'stopped' ? { isStopped: true } : { failure: ended.error })
  }
  return { soon: updates.soon, end }
}

const solver =
  (searches: SetupSearches, show: Show, ask: Ask, emit: Emit): SetupSolverService['start'] =>
  async request => {
    const found = ask(request)
    if (!found.ok) return found
    const { engine, asking } = found.value
    let updates: ReturnType<typeof solverUpdates> | undefined
    const hear = () => updates?.soon()
    const work = { kind: 'setup', request, engine, asking, statesOf: statesToSolve, hear } as const
    const begun = searches.begin(work, async search => {
      const asked = await asking
      if (!asked.ok) return
      updates = solverUpdates(searches, show, emit, search, asked.value)
      await updates.end()
    })
    return map(await asking, () => begun.search.task.id)
  }

const pricer =
  (core: Core, searches: SetupSearches, ask: Ask, emit: Emit): SetupSolverService['price'] =>
  async request => {
    const found = ask(request)
    if (!found.ok) return found
    const { engine, asking } = found.value
    const emitNow = () => {
      const progress = search.progress()
      if (progress) emit('solver:pricing', progress)
    }
    const updates = throttle(emitNow, PRICED_MS)
    const hear = () => updates.soon()
    const work = { kind: 'pricing', request, engine, asking, statesOf: turnsOf, hear } as const
    const { search, told } = searches.begin(
      work,
      async ({ task }): Promise<Result<PlayedSetup | null, SolverRefusal>> => {
        const ended = chain(await task.done, priced => priced)
        updates.cancel()
        if (!ended.ok) return ended.error.kind === 'stopped' ? ok(null) : err(ended.error)
        const asked = await asking
        return asked.ok ? ok(await playedSetup(core, asked.value, false)) : asked
      },
    )
    return told
  }

export const setupSolverService = (parts: SetupSolverParts): SetupSolverService => {
  const { core, memory, tasks, emit } = parts
  const ask = asker(parts)
  const askWhole = unsampled(ask)
  const turns = inTurn()
  const searches = setupSearches(memory, tasks)
  const show: Show = (asked, isRunning) => turns.each(() => viewOf(core, asked, isRunning))
  const answer = answerer(memory, searches)
  /** Whether the same question is being searched. */
  const isSearched = (asked: AskedPlace) => () => searches.isBusyWith(same => isSameQuestion(same, asked))

  return {
    look: request =>
      answer(ask(request), asked => turns.newest('look', () => viewOf(core, asked, isSearched(asked)))),
    played: request =>
      answer(askWhole(request), asked => {
        const isSearched = searches.isBusyWith(searched => searched.known === asked.known)
        return turns.newest('played', () => playedSetup(core, asked, isSearched))
      }),
    start: solver(searches, show, ask, emit),
    stop: () => searches.stop('setup'),
    price: pricer(core, searches, askWhole, emit),
    cancelPricing: () => searches.stop('pricing'),
    close: () => searches.close(),
  }
}
