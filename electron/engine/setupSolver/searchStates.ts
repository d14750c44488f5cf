import { ok, type Result } from '@shared/result'
import type { SetupState } from '@shared/solver/setupGraph'
import type { Ending } from '@shared/solver/solving'
import type { Searcher, SearchFault } from '../search/searcher'
import type { EngineSolver, SolverQuestion } from './engineSolver'

/** Who wants to hear how a search of several positions gets on. */
export interface SearchListener {
  /** The value of an array has come. */
  onValue(): void
  /** The search of one of the positions is over; it may be gone through again. */
  onState?(state: SetupState, ending: Ending): void
}

type How = Pick<SolverQuestion, 'reading' | 'nodes'>

/** Once through all positions; says whether the nodes were enough for each. */
const pass = async (
  solver: EngineSolver,
  states: readonly SetupState[],
  how: How,
  searcher: Pick<Searcher, 'search'>,
  listener: SearchListener,
): Promise<Result<boolean, SearchFault>> => {
  let isEnough = true
  for (const state of states) {
    const ended = await solver.solve({ state, ...how, isThorough: false }, searcher, () => listener.onValue())
    if (!ended.ok) return ended
    if (ended.value === 'spent') isEnough = false
    listener.onState?.(state, ended.value)
  }
  return ok(isEnough)
}

/** What is learned about one position may open another again, but hardly more often than this. */
const MOST_PASSES = 3

/**
 * Asks an engine about several positions of a setup, one after the other, until each answer stands by what was learned
 * about all of them, or the nodes for one of them are spent.
 */
export const searchStates = async (
  solver: EngineSolver,
  states: readonly SetupState[],
  how: How,
  searcher: Pick<Searcher, 'search'>,
  listener: SearchListener,
): Promise<Result<void, SearchFault>> => {
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const before = solver.knowledge.asked
    const isEnough = await pass(solver, states, how, searcher, listener)
    if (!isEnough.ok) return isEnough
    // A single position cannot be opened again by another.
    if (!isEnough.value || states.length < 2 || solver.knowledge.asked === before) break
  }
  return ok(undefined)
}
