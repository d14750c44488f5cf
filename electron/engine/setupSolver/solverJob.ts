import type { SolverRefusal, SolverUpdate } from '@shared/ipc/solver'
import { err, ok, type Result } from '@shared/result'
import type { SolverView } from '@shared/solver/view'
import type { ArrayEvaluator, ArrayFault } from '../arrays/arrayEvaluator'
import type { ArrayMemory } from '../arrays/arrayMemory'
import { rememberedEvaluator } from '../arrays/rememberedEvaluator'
import { pace } from './pace'
import { statesToSolve, type AskedPlace } from './solverQuestion'
import { refusalOf } from './solverRefusal'

/** Milliseconds between two updates. */
const UPDATE_MS = 250

/** A search for what was asked, on its way. */
export interface SolverJob {
  readonly asked: AskedPlace
  /** The engine is there, or why it is not. */
  readonly opened: Promise<Result<void, SolverRefusal>>
  /** Resolves when nothing more is asked or told; the engine may still be ending. */
  readonly done: Promise<void>
  /** Resolves when nothing is left of the engine either. */
  readonly closed: Promise<void>
  readonly isRunning: () => boolean
  /** Ends the search; what was found is told once more. */
  stop(): void
  /** Ends the search; nothing more is told. */
  drop(): void
}

export interface SolverJobParts {
  readonly number: number
  readonly asked: AskedPlace
  readonly memory: ArrayMemory
  /** The job before, which must be over when this one begins to search. */
  readonly before: Promise<void>
  readonly show: (isRunning: () => boolean) => Promise<SolverView>
  readonly emit: (update: SolverUpdate) => void
}

/** Asks until the answer stands for each state, or the nodes are spent; says whether they were. */
const pass = async (
  asked: AskedPlace,
  evaluator: ArrayEvaluator,
  onValue: () => void,
): Promise<Result<boolean, ArrayFault>> => {
  const { known, reading, nodes } = asked
  let isSpent = false
  for (const state of statesToSolve(asked)) {
    const ended = await known.solver.solve({ state, reading, nodes, isThorough: false }, evaluator, onValue)
    if (!ended.ok) return ended
    if (ended.value === 'settled') known.settle({ state, reading, nodes })
    else isSpent = true
  }
  return ok(isSpent)
}

/** What is learned for one state may open another again, but hardly more often than this. */
const MOST_PASSES = 3

/** Asks until the answer stands everywhere it is wanted. */
const search = async (
  asked: AskedPlace,
  evaluator: ArrayEvaluator,
  onValue: () => void,
): Promise<Result<void, ArrayFault>> => {
  const { knowledge } = asked.known.solver
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const before = knowledge.asked
    const isSpent = await pass(asked, evaluator, onValue)
    if (!isSpent.ok) return isSpent
    if (isSpent.value || knowledge.asked === before) break
  }
  return ok(undefined)
}

/** Begins a search. */
export const solverJob = ({ number, asked, memory, before, show, emit }: SolverJobParts): SolverJob => {
  const ending = new AbortController()
  let evaluator: ArrayEvaluator | undefined
  let isRunning = true
  let isDropped = false
  const isHeard = () => !isDropped

  const tell = async (failure?: SolverRefusal): Promise<void> => {
    if (!isHeard()) return
    const view = await show(() => isRunning)
    // It may have been dropped meanwhile.
    if (isHeard()) emit({ job: number, view, ...(failure && { failure }) })
  }
  const updates = pace(() => tell(), UPDATE_MS)

  const open = async (): Promise<Result<ArrayEvaluator, ArrayFault>> => {
    await before
    await asked.known.load(memory, asked.nodes)
    const opened = await asked.engine.open(ending.signal)
    if (opened.ok) evaluator = rememberedEvaluator(opened.value, memory)
    if (ending.signal.aborted) return err({ kind: 'stopped' })
    return opened.ok ? ok(evaluator!) : opened
  }
  const opening = open()

  const run = async (): Promise<void> => {
    const opened = await opening
    const found = opened.ok ? await search(asked, opened.value, () => updates.soon()) : opened
    isRunning = false
    await updates.end()
    const failure = found.ok ? undefined : refusalOf(found.error)
    // An engine that could not be opened is refused in the answer to the request.
    if (opened.ok || failure === undefined) await tell(failure)
  }
  // What fails here is a bug, which nobody but the log hears of; whoever waits goes on.
  const done = new Promise<void>(resolve => void run().finally(resolve))

  const stop = (): void => {
    ending.abort()
    // Closed, so that nothing more is asked of it after what is being thought about now.
    void evaluator?.close()
  }
  return {
    asked,
    opened: opening.then(opened => {
      const refusal = opened.ok ? undefined : refusalOf(opened.error)
      return refusal ? err(refusal) : ok(undefined)
    }),
    done,
    closed: done.then(() => evaluator?.close()),
    isRunning: () => isRunning,
    stop,
    drop: () => {
      isDropped = true
      stop()
    },
  }
}
