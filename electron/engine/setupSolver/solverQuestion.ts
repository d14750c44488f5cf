import type { SolverProgress, SolverView } from '@shared/solver/view'
import { arrayIndices } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import { questionName, type KnownSetup, type StateQuestion } from './knownSetup'
import type { SetupPlace } from './setupPhases'
import { solverView } from './solverView'

/** What was asked, and what the engine that was asked is known to say. */
export interface AskedPlace extends StateQuestion {
  readonly place: SetupPlace
  readonly known: KnownSetup
}

/** Some array of the setup has been searched, or something is expected of all. */
export const isAnythingKnown = ({ solver }: KnownSetup): boolean =>
  solver.knowledge.measured.prior !== undefined || solver.knowledge.measured.nodes.some(nodes => nodes > 0)

/** The same engine is asked about the same position in the same way. */
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

/** Where the engine has to be sure of the best moves: at the position, or at every turn of a setup that is over. */
export const statesToSolve = ({ place, state }: AskedPlace): AskedPlace['place']['states'] =>
  state.stage < place.phase.graph.stages.length ? [state] : place.states.slice(0, -1)

/** The answers for all these positions are final by what is known. */
export const areSettled = async (
  known: KnownSetup,
  states: AskedPlace['place']['states'],
  how: Pick<StateQuestion, 'reading' | 'nodes'>,
): Promise<boolean> => {
  for (const state of states) if (!(await known.isSettled({ state, ...how }))) return false
  return true
}

/** All that is known now of the question. Takes a while, and lets other work run meanwhile. */
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
