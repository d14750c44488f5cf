import type { SolverRefusal, SolverUpdate } from '@shared/ipc/solver'
import { err, ok, type Result } from '@shared/result'
import type { SolverView } from '@shared/solver/view'
import type { ArrayEvaluator, ArrayFault } from '../arrays/arrayEvaluator'
import { engineJob, type EngineJobParts } from './engineJob'
import { pace } from './pace'
import { searchStates } from './searchStates'
import { statesToSolve, type AskedPlace } from './solverQuestion'
import { refusalOf } from './solverRefusal'

/** Milliseconds between two updates. */
export const UPDATE_MS = 250

/** A search that takes the place of another, and is replaced by the next. */
export interface SetupJob {
  readonly asked: AskedPlace
  /** Resolves when nothing more is asked or told; the engine may still be ending. */
  readonly done: Promise<void>
  /** Resolves when nothing is left of the engine either. */
  readonly closed: Promise<void>
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

export interface SolverJobParts extends Omit<EngineJobParts, 'search'> {
  readonly number: number
  readonly show: (isRunning: () => boolean) => Promise<SolverView>
  readonly emit: (update: SolverUpdate) => void
}

/** Asks until the answer stands everywhere it is wanted. */
const search = (
  asked: AskedPlace,
  evaluator: ArrayEvaluator,
  onValue: () => void,
): Promise<Result<void, ArrayFault>> => {
  const { known, reading, nodes } = asked
  return searchStates(known.solver, statesToSolve(asked), { reading, nodes }, evaluator, {
    onValue,
    onState: (state, ending) => {
      if (ending === 'settled') known.settle({ state, reading, nodes })
    },
  })
}

/** Begins a search. */
export const solverJob = ({ number, asked, memory, before, show, emit }: SolverJobParts): SolverJob => {
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
    search: evaluator => search(asked, evaluator, () => updates.soon()),
  })

  const run = async (): Promise<void> => {
    const opened = await job.opened
    const found = await job.searched
    await updates.end()
    const failure = found.ok ? undefined : refusalOf(found.error)
    // An engine that could not be opened is refused in the answer to the request.
    if (opened.ok || failure === undefined) await tell(failure)
  }
  // What fails here is a bug, which nobody but the log hears of; whoever waits goes on.
  const done = new Promise<void>(resolve => void run().finally(resolve))

  return {
    asked,
    opened: job.opened.then(opened => {
      const refusal = opened.ok ? undefined : refusalOf(opened.error)
      return refusal ? err(refusal) : ok(undefined)
    }),
    done,
    closed: done.then(() => job.close()),
    isRunning: job.isRunning,
    stop: () => job.stop(),
    drop: () => {
      isDropped = true
      job.stop()
    },
  }
}
