import type { PricingProgress, SolverRefusal, SolverRequest } from '@shared/ipc/solver'
import { ok, type Result } from '@shared/result'
import { arraysFrom } from '@shared/solver/setupGraph'
import type { ExactMemory } from '../memory/searchMemory'
import type { SearchEngine } from '../search/searchEngines'
import { planOf, type SearchCourse } from '../tasks/plan'
import { searchSpeed } from '../tasks/searchSpeed'
import type { QueuedTask } from '../tasks/task'
import type { TaskQueue } from '../tasks/taskQueue'
import { usualBudget } from './engineSolver'
import { searchStates } from './searchStates'
import type { AskedPlace } from './solverQuestion'

/** What an engine is asked to do with a setup. */
export interface SetupWork {
  /** The position on the screen goes before annotations. */
  readonly kind: 'setup' | 'pricing'
  readonly request: SolverRequest
  readonly engine: SearchEngine
  /** What the request is about, found in the meantime. */
  readonly asking: Promise<Result<AskedPlace, SolverRefusal>>
  /** The states whose answers are wanted, one after the other. */
  readonly statesOf: (asked: AskedPlace) => AskedPlace['place']['states']
  /** Called when more is known. */
  readonly hear: () => void
}

/** An engine at work on a setup. */
export interface SetupSearch {
  readonly kind: SetupWork['kind']
  readonly task: QueuedTask<Result<void, SolverRefusal>>
  /** Undefined as long as nothing has been searched. */
  progress(): PricingProgress | undefined
  /** How fast arrays are searched; undefined where too few nodes were needed. */
  nodesPerSecond(): number | undefined
}

/** Searches of setups, one at a time: what is known of a setup must not change during another search. */
export interface SetupSearches {
  /**
   * Begins a search and replaces the one before, once that is no longer asked or reported.
   *
   * @param tell called with the progress of the search, to its end
   */
  begin<T>(
    work: SetupWork,
    tell: (search: SetupSearch) => Promise<T>,
  ): { readonly search: SetupSearch; readonly told: Promise<T> }
  /** Nothing has taken its place. */
  isCurrent(search: SetupSearch): boolean
  /** Something that matches is being searched. */
  isBusyWith(matches: (searched: AskedPlace) => boolean): boolean
  /** Ends the search, if it is of that kind; what was found stays. */
  stop(kind: SetupWork['kind']): void
  /** Ends the search; it reports nothing more. */
  close(): Promise<void>
}

/** Follows how much of the work is done; each position is expected to take as much as arrays can still arise. */
const progressOf = ({ place, known, nodes }: AskedPlace, states: AskedPlace['place']['states']) => {
  const { graph } = place.phase
  const weights = states.map(state => arraysFrom(graph, state))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const begun = known.solver.searched()
  let done = 0
  let doneWeight = 0
  let stateBegun = begun
  return {
    next: () => {
      // Gone through once more.
      if (done === states.length) return
      doneWeight += weights[done]!
      done += 1
      stateBegun = known.solver.searched()
    },
    now: (): PricingProgress => {
      const searched = known.solver.searched()
      const weight = weights[done] ?? 0
      const part = weight === 0 ? 0 : Math.min(1, (searched - stateBegun) / usualBudget(nodes, weight))
      return {
        done,
        turns: states.length,
        share: whole === 0 ? 1 : (doneWeight + part * weight) / whole,
        nodes: searched - begun,
      }
    },
  }
}

/** Where searches are put. */
interface Surroundings {
  readonly memory: ExactMemory
  readonly tasks: Pick<TaskQueue, 'add'>
  /** Told of what is asked once what is known of it has been loaded. */
  readonly onLoaded: (asked: AskedPlace) => void
}

const addSearch = (
  { memory, tasks, onLoaded }: Surroundings,
  { kind, request, engine, asking, statesOf, hear }: SetupWork,
  before: Promise<void>,
): SetupSearch => {
  let progress: ReturnType<typeof progressOf> | undefined
  const speed = searchSpeed()
  const course = async function* (): SearchCourse<Result<void, SolverRefusal>> {
    await before
    const asked = await asking
    if (!asked.ok) return asked
    const { known, reading, nodes } = asked.value
    await known.load(memory, nodes)
    onLoaded(asked.value)
    const states = statesOf(asked.value)
    const follow = progressOf(asked.value, states)
    progress = follow
    speed.goOn()
    yield* searchStates(known.solver, states, { reading, nodes }, (state, ending) => {
      follow.next()
      if (ending === 'settled') known.settle({ state, reading, nodes })
    })
    return ok(undefined)
  }
  const task = tasks.add({
    kind,
    title: '',
    variant: request.variant,
    precedence: kind === 'setup' ? 'screen' : 'background',
    goesFirst: true,
    engine,
    plan: planOf(course()),
    hear: (_, found, isRemembered) => {
      if (!isRemembered) speed.onNodes(found.nodes)
      hear()
    },
    onResumed: speed.goOn,
    progress: () => ({ share: progress?.now().share ?? 0 }),
  })
  return { kind, task, progress: () => progress?.now(), nodesPerSecond: speed.nodesPerSecond }
}

export const setupSearches = (memory: ExactMemory, tasks: Pick<TaskQueue, 'add'>): SetupSearches => {
  let current: SetupSearch | undefined
  let searched: AskedPlace | undefined
  let last: Promise<void> = Promise.resolve()
  const surroundings = { memory, tasks, onLoaded: (asked: AskedPlace) => (searched = asked) }

  return {
    begin: (work, tell) => {
      current?.task.stop()
      const search = addSearch(surroundings, work, last)
      current = search
      void search.task.done.finally(() => (searched = undefined))
      const told = tell(search)
      // A failure here is a bug, which only the log gets; the next search goes on.
      last = new Promise(resolve => void told.finally(resolve))
      return { search, told }
    },
    isCurrent: search => search === current,
    isBusyWith: matches => searched !== undefined && matches(searched),
    stop: kind => {
      if (current?.kind === kind) current.task.stop()
    },
    close: async () => {
      const { task } = current ?? {}
      current = undefined
      task?.stop()
      await last
    },
  }
}
