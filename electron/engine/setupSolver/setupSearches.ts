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
  /** A search for the position on the screen takes precedence over one for annotations. */
  readonly kind: 'setup' | 'pricing'
  readonly request: SolverRequest
  readonly engine: SearchEngine
  /** Resolves to the subject of the request, once it is found. */
  readonly asking: Promise<Result<AskedPlace, SolverRefusal>>
  /** The states to be searched, one after the other. */
  readonly statesOf: (asked: AskedPlace) => AskedPlace['place']['states']
  /** Called when more is known. */
  readonly hear: () => void
}

/** A search of a setup by an engine. */
export interface SetupSearch {
  readonly kind: SetupWork['kind']
  readonly task: QueuedTask<Result<void, SolverRefusal>>
  /** Undefined until something has been searched. */
  progress(): PricingProgress | undefined
  /** The speed of the searches of arrays; undefined if too few nodes were needed. */
  nodesPerSecond(): number | undefined
}

/** Runs searches of setups, one at a time: what is known of a setup must not change during another search. */
export interface SetupSearches {
  /**
   * Begins a search that replaces the previous one, as soon as that has stopped searching and reporting.
   *
   * @param tell reports the progress of the search until its end
   */
  begin<T>(
    work: SetupWork,
    tell: (search: SetupSearch) => Promise<T>,
  ): { readonly search: SetupSearch; readonly told: Promise<T> }
  /** Whether no other search has replaced this one. */
  isCurrent(search: SetupSearch): boolean
  /** Whether a matching question is being searched. */
  isBusyWith(matches: (searched: AskedPlace) => boolean): boolean
  /** Ends the search if it is of this kind; its results are kept. */
  stop(kind: SetupWork['kind']): void
  /** Ends the search; it makes no more reports. */
  close(): Promise<void>
}

/**
 * Tracks how much of the work is done; each state is expected to take time in proportion to the arrays that can still
 * arise.
 */
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
      // In a further pass, the progress stays complete.
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

/** What searches need. */
interface Surroundings {
  readonly memory: ExactMemory
  readonly tasks: Pick<TaskQueue, 'add'>
  /** Called with the question once what is known about it has been loaded. */
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
      // A failure here is a bug and is only logged; the next search goes on.
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
