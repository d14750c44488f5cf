import type { ErrorModel } from './errorModel'
import { type Reading, solve, type SolvedGraph, solverFrom } from './induction'
import type { Measured } from './measured'
import { drawValues, normalNumbers, posteriorOf, type Target } from './posterior'
import type { SetupGraph, SetupState } from './setupGraph'

/** Lets other work be done between two pieces of a long one. */
export type Breathe = () => Promise<void>

/** What is drawn from, and how often. */
export interface DrawPlan {
  readonly graph: SetupGraph
  readonly reading: Reading
  readonly measured: Measured
  readonly model: ErrorModel
  readonly target: Target
  /** Only what can arise from here is solved; the whole setup if not said. */
  readonly from?: SetupState
  readonly draws: number
  /** The same draws for the same seed. */
  readonly seed: string
  /** Changes the values of a draw in place before the setup is solved for them. */
  readonly change?: (values: Float64Array) => void
}

/** Solves the setup for values drawn from the posterior, `draws` times at most. A solution is valid until the next one is asked for. */
export async function* solvedDraws(
  { graph, reading, measured, model, target, from, draws, seed, change }: DrawPlan,
  breathe: Breathe,
): AsyncGenerator<SolvedGraph, void, void> {
  const posterior = posteriorOf(measured, model, target)
  const random = normalNumbers(seed)
  const solveFor = solverFrom(graph, reading, from)
  // All draws share one array, which spares the garbage collector.
  const values = new Float64Array(measured.values.length)
  for (let draw = 0; draw < draws; draw++) {
    drawValues(posterior, random, values)
    change?.(values)
    yield solveFor(values)
    await breathe()
  }
}

/**
 * The setup solved for the expected results of a search of all arrays to the target: the values themselves where they
 * are known.
 */
export const solveExpected = (
  graph: SetupGraph,
  reading: Reading,
  measured: Measured,
  model: ErrorModel,
  target: Target,
): SolvedGraph => solve(graph, posteriorOf(measured, model, target).mean, reading)
