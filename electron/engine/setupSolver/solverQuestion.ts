import type { SolverProgress, SolverView } from '@shared/solver/view'
import { arrayIndices } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import { questionName, type KnownSetup, type StateQuestion } from './knownSetup'
import type { SetupPlace } from './setupPhases'
import { solverView } from './solverView'

/** A question, and what is known from the engine that it is addressed to. */
export interface AskedPlace extends StateQuestion {
  readonly place: SetupPlace
  readonly known: KnownSetup
}

/** Whether any array of the setup has been searched, or expected values are known for all. */
export const isAnythingKnown = ({ solver }: KnownSetup): boolean =>
  solver.knowledge.measured.prior !== undefined || solver.knowledge.measured.nodes.some(nodes => nodes > 0)

/** Whether the same engine is asked about the same position in the same way. */
export const isSameQuestion = (one: AskedPlace, other: AskedPlace): boolean =>
  one.known === other.known && questionName(one) === questionName(other)

const progressOf = (asked: AskedPlace, isRunning: boolean, isSettled: boolean): SolverProgress => {
  const { known, state, nodes } = asked
  const { graph, knowledge } = known.solver
  const levels = arrayIndices(graph, state).map(array => knowledge.measured.nodes[array]!)
  const deep = levels.filter(level => level >= nodes).length
  return {
    arrays: levels.length,
    searched: levels.filter(level => level > 0).length,
    deep,
    nodes: knowledge.asked,
    isSettled: deep === levels.length || isSettled,
    isRunning,
  }
}

/** The states in which the best moves must be certain: the current one, or all turns of a setup that is over. */
export const statesToSolve = ({ place, state }: AskedPlace): AskedPlace['place']['states'] =>
  state.stage < place.phase.graph.stages.length ? [state] : place.states.slice(0, -1)

/** Whether the answers for all these states are final by what is known. */
export const areSettled = async (
  known: KnownSetup,
  states: AskedPlace['place']['states'],
  how: Pick<StateQuestion, 'reading' | 'nodes'>,
): Promise<boolean> => {
  for (const state of states) if (!(await known.isSettled({ state, ...how }))) return false
  return true
}

/** Everything that is known so far about the question. Takes a while, and yields to other work. */
export const viewOf = async (
  core: Core,
  asked: AskedPlace,
  isRunning: () => boolean,
): Promise<SolverView> => {
  const { place, known, state, reading, nodes } = asked
  const conclusion = await known.solver.conclude({ state, reading, nodes }, isRunning())
  // Answers that are still being searched are not final.
  const isSettled = !isRunning() && (await areSettled(known, statesToSolve(asked), { reading, nodes }))
  return solverView(core, place.line, state, conclusion, progressOf(asked, isRunning(), isSettled))
}
