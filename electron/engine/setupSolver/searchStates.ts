import type { SetupState } from '@shared/solver/setupGraph'
import type { Ending } from '@shared/solver/solving'
import type { SearchCourse } from '../tasks/plan'
import type { EngineSolver, SolverQuestion } from './engineSolver'

type How = Pick<SolverQuestion, 'reading' | 'nodes'>

/** Called when the search of a state is over; a state may be searched again. */
type HearState = (state: SetupState, ending: Ending) => void

/** Goes once through all states; returns whether the nodes were enough for each. */
async function* pass(
  solver: EngineSolver,
  states: readonly SetupState[],
  how: How,
  hear: HearState,
): SearchCourse<boolean> {
  let isEnough = true
  for (const state of states) {
    const ending = yield* solver.solve({ state, ...how, isThorough: false })
    if (ending === 'spent') isEnough = false
    hear(state, ending)
  }
  return isEnough
}

/**
 * The most passes. What is learned about one state may make the answer for another uncertain again, but hardly more
 * often than this.
 */
const MAX_PASSES = 3

/**
 * Searches several states of a setup, one after the other, until each answer is final given what was learned about all
 * of them, or the nodes for one of them are spent.
 */
export async function* searchStates(
  solver: EngineSolver,
  states: readonly SetupState[],
  how: How,
  hear: HearState = () => undefined,
): SearchCourse<void> {
  for (let passes = 0; passes < MAX_PASSES; passes++) {
    const before = solver.knowledge.asked
    const isEnough = yield* pass(solver, states, how, hear)
    // With a single state there is no other that could make its answer uncertain again.
    if (!isEnough || states.length < 2 || solver.knowledge.asked === before) return
  }
}
