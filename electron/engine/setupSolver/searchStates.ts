import { ok, type Result } from '@shared/result'
import type { SetupState } from '@shared/solver/setupGraph'
import type { Ending } from '@shared/solver/solving'
import type { ArrayEvaluator, ArrayFault } from '../arrays/arrayEvaluator'
import type { EngineSolver, SolverQuestion } from './engineSolver'

/** Who wants to hear how a search of several positions gets on. */
export interface SearchListener {
  /** The value of an array has come. */
  onValue(): void
  /** The search of one of the positions is over. */
  onState?(state: SetupState, ending: Ending): void
}

/** Asks an engine about several positions of a setup, one after the other, until each answer stands. */
export const searchStates = async (
  solver: EngineSolver,
  states: readonly SetupState[],
  how: Pick<SolverQuestion, 'reading' | 'nodes'>,
  evaluator: ArrayEvaluator,
  listener: SearchListener,
): Promise<Result<void, ArrayFault>> => {
  for (const state of states) {
    const ended = await solver.solve({ state, ...how, isThorough: false }, evaluator, () =>
      listener.onValue(),
    )
    if (!ended.ok) return ended
    listener.onState?.(state, ended.value)
  }
  return ok(undefined)
}
