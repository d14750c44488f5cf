import type { TrainingProgress, TrainingResult } from '@shared/ipc/training'
import type { Reading } from '@shared/solver/induction'
import { ROOT, statesAlong, type SetupGraph } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import { priceSetup } from '../../rules/setup/priceSetup'
import type { SetupLine } from '../../rules/setup/setupLine'
import { engineSolver, type EngineSolver } from '../setupSolver/engineSolver'
import type { SearchCourse } from '../tasks/plan'

/** A throw whose arrays are valued while pieces are placed. Its values are kept for further trainings on it. */
export interface TrainedThrow {
  readonly solver: EngineSolver
  /** Nodes for each array. */
  readonly nodes: number
  /** Whether Black sees White's last pair before placing Black's own. */
  readonly reading: Reading
  /** Positions whose best choice is final, by the moves that lead to them. */
  readonly settled: Set<string>
}

const nameOf = (line: SetupLine, turn: number): string => line.ucis.slice(0, turn).join(' ')

/** The number of turns with a choice, made or still to make: all positions so far except the end of the setup. */
const turnsOf = ({ solver }: TrainedThrow, line: SetupLine): number =>
  Math.min(line.ucis.length + 1, solver.graph.stages.length)

/** Whether all pieces are placed. */
const isOver = ({ solver }: TrainedThrow, line: SetupLine): boolean =>
  line.ucis.length === solver.graph.stages.length

/** A throw about which nothing is known yet. */
export const trainedThrow = (
  { variant, options }: Pick<SetupLine, 'variant' | 'options'>,
  graph: SetupGraph,
  { nodes, reading }: Pick<TrainedThrow, 'nodes' | 'reading'>,
): TrainedThrow => ({ solver: engineSolver({ variant, options, graph }), nodes, reading, settled: new Set() })

/**
 * The throw as it is valued for a position. A result must not depend on how fast the player was or whether the program
 * was closed in the meantime, so once the setup is over it is computed from scratch. Remembered arrays are not searched
 * again.
 */
export const valuedFor = (thrown: TrainedThrow, line: SetupLine): TrainedThrow =>
  isOver(thrown, line) ? trainedThrow(line, thrown.solver.graph, thrown) : thrown

/** The progress of valuing the arrays. */
export const progressOf = (thrown: TrainedThrow, line: SetupLine): TrainingProgress => {
  const { nodes } = thrown.solver.knowledge.measured
  const turns = line.ucis.map((_, turn) => nameOf(line, turn))
  return {
    priced: turns.filter(name => thrown.settled.has(name)).length,
    played: turns.length,
    arrays: nodes.length,
    searched: nodes.filter(count => count > 0).length,
  }
}

/** The share of the choices that are final, 0 to 1. */
export const shareOf = (thrown: TrainedThrow, line: SetupLine): number => {
  const turns = turnsOf(thrown, line)
  const settled = Array.from({ length: turns }, (_, turn) => nameOf(line, turn)).filter(name =>
    thrown.settled.has(name),
  )
  return settled.length / turns
}

/** Searches until the best choice is certain at each turn, in order. */
async function* settle(thrown: TrainedThrow, line: SetupLine): SearchCourse<void> {
  const { solver, nodes, reading, settled } = thrown
  const states = statesAlong(solver.graph, line.ucis)
  for (let turn = 0; turn < turnsOf(thrown, line); turn++) {
    if (settled.has(nameOf(line, turn))) continue
    yield* solver.solve({ state: states[turn]!, reading, nodes, isThorough: false })
    settled.add(nameOf(line, turn))
  }
}

const resultOf = async (core: Core, thrown: TrainedThrow, line: SetupLine): Promise<TrainingResult> => {
  const { solver, nodes, reading } = thrown
  const { solved, startError, band } = await solver.conclude({ state: ROOT, reading, nodes })
  return { setup: priceSetup(core, line, solved, band), error: startError }
}

/** Values the arrays that a training needs so far; returns the result once the setup is over, else undefined. */
export async function* evaluateTraining(
  core: Core,
  thrown: TrainedThrow,
  line: SetupLine,
): SearchCourse<TrainingResult | undefined> {
  yield* settle(thrown, line)
  return isOver(thrown, line) ? await resultOf(core, thrown, line) : undefined
}
