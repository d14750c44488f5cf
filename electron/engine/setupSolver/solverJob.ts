import type { SolverRefusal, SolverUpdate } from '@shared/ipc/solver'
import type { TaskProgress } from '@shared/ipc/tasks'
import { err, ok, type Result } from '@shared/result'
import { arraysFrom } from '@shared/solver/setupGraph'
import type { SolverView } from '@shared/solver/view'
import type { Searcher, SearchFault } from '../search/searcher'
import { usualBudget } from './engineSolver'
import { engineJob, type EngineJobParts } from './engineJob'
import { pace } from './pace'
import { searchStates } from './searchStates'
import { statesToSolve, type AskedPlace } from './solverQuestion'

/** Milliseconds between two updates. */
export const UPDATE_MS = 250

/** A search that takes the place of another, and is replaced by the next. */
export interface SetupJob {
  readonly asked: AskedPlace
  /** Resolves when nothing more is asked or told. */
  readonly done: Promise<void>
  readonly isRunning: () => boolean
  /** Ends the search; what was found stays. */
  stop(): void
  /** Ends the search; nothing more is told. */
  drop(): void
}

/** A search for what was asked of a position, on its way. Stopped, it tells once more what was found. */
export interface SolverJob extends SetupJob {
  /** The engine is there, or why it is not. */
  readonly opened: Promise<Result<void, SolverRefusal>>
}

export interface SolverJobParts extends Omit<EngineJobParts, 'search' | 'progress'> {
  readonly number: number
  readonly show: (isRunning: () => boolean) => Promise<SolverView>
  readonly emit: (update: SolverUpdate) => void
}

/** Asks until the answer stands everywhere it is wanted. */
const search = (
  asked: AskedPlace,
  searcher: Pick<Searcher, 'search'>,
  onValue: () => void,
): Promise<Result<void, SearchFault>> => {
  const { known, reading, nodes } = asked
  return searchStates(known.solver, statesToSolve(asked), { reading, nodes }, searcher, {
    onValue,
    onState: (state, ending) => {
      if (ending === 'settled') known.settle({ state, reading, nodes })
    },
  })
}

/** How much of what is usually asked has been asked since now. */
const progressOf = ({ place, known, nodes, state }: AskedPlace) => {
  const begun = known.solver.searched()
  const most = usualBudget(nodes, arraysFrom(place.phase.graph, state))
  return (): TaskProgress => ({ share: Math.min(1, (known.solver.searched() - begun) / most) })
}

/** Begins a search. */
export const solverJob = ({ number, asked, memory, before, open, show, emit }: SolverJobParts): SolverJob => {
  let isDropped = false
  const isHeard = () => !isDropped

  const tell = async (failure?: SolverRefusal): Promise<void> => {
    if (!isHeard()) return
    const view = await show(() => job.isRunning())
    // It may have been dropped meanwhile.
    if (isHeard()) emit({ job: number, view, ...(failure && { failure }) })
  }
  const updates = pace(() => tell(), UPDATE_MS)
  const job = engineJob({
    asked,
    memory,
    before,
    open,
    progress: progressOf(asked),
    search: searcher => search(asked, searcher, () => updates.soon()),
  })

  const run = async (): Promise<void> => {
    const opened = await job.opened
    const found = await job.searched
    await updates.end()
    const failure = found.ok || found.error.kind === 'stopped' ? undefined : found.error
    // An engine that could not be opened is refused in the answer to the request.
    if (opened.ok || failure === undefined) await tell(failure)
  }
  // What fails here is a bug, which nobody but the log hears of; whoever waits goes on.
  const done = new Promise<void>(resolve => void run().finally(resolve))

  return {
    asked,
    opened: job.opened.then(opened =>
      opened.ok || opened.error.kind === 'stopped' ? ok(undefined) : err(opened.error),
    ),
    done,
    isRunning: job.isRunning,
    stop: () => job.stop(),
    drop: () => {
      isDropped = true
      job.stop()
    },
  }
}
