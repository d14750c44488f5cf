import type { SolverRefusal, SolverUpdate } from '@shared/ipc/solver'
import { err, ok, type Result } from '@shared/result'
import { arraysFrom } from '@shared/solver/setupGraph'
import type { SolverView } from '@shared/solver/view'
import type { Searcher, SearchFault } from '../search/searcher'
import { usualBudget } from './engineSolver'
import { pace } from './pace'
import { searchStates } from './searchStates'
import type { SetupJob, SetupJobs } from './setupJobs'
import { statesToSolve, type AskedPlace } from './solverQuestion'

/** Milliseconds between two updates. */
export const UPDATE_MS = 250

/** A search for what was asked of a position, on its way. Stopped, it tells once more what was found. */
export interface SolverJob {
  readonly job: SetupJob
  /** The engine is there, or why it is not. */
  readonly opening: Promise<Result<void, SolverRefusal>>
}

export interface SolverJobParts {
  readonly number: number
  readonly asked: AskedPlace
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
const shareOf = ({ place, known, nodes, state }: AskedPlace) => {
  const begun = known.solver.searched()
  const most = usualBudget(nodes, arraysFrom(place.phase.graph, state))
  return (): number => Math.min(1, (known.solver.searched() - begun) / most)
}

/** Begins a search. */
export const solverJob = (jobs: SetupJobs, { number, asked, show, emit }: SolverJobParts): SolverJob => {
  const tell = async (failure?: SolverRefusal): Promise<void> => {
    if (job.isDropped()) return
    const view = await show(() => job.isRunning())
    // It may have been dropped meanwhile.
    if (!job.isDropped()) emit({ job: number, view, ...(failure && { failure }) })
  }
  const updates = pace(() => tell(), UPDATE_MS)
  const work = {
    asked,
    kind: 'setup',
    share: shareOf(asked),
    search: (searcher: Pick<Searcher, 'search'>) => search(asked, searcher, () => updates.soon()),
  } as const
  const { job } = jobs.begin(work, async ({ opened, searched }) => {
    const ready = await opened
    const found = await searched
    await updates.end()
    const failure = found.ok || found.error.kind === 'stopped' ? undefined : found.error
    // An engine that could not be opened is refused in the answer to the request.
    if (ready.ok || failure === undefined) await tell(failure)
  })
  return {
    job,
    opening: job.opened.then(opened =>
      opened.ok || opened.error.kind === 'stopped' ? ok(undefined) : err(opened.error),
    ),
  }
}
