import type { ErrorModel } from './errorModel'
import { type Reading, solve, type SolvedGraph, solverFrom } from './induction'
import type { Measured } from './measured'
import { drawValues, normalNumbers, posteriorOf, type Target } from './posterior'
import type { SetupGraph, SetupState } from './setupGraph'

/** Lets other work run between two steps of a long task. */
export type Breathe = () => Promise<void>

/** What to draw from, and how often. */
export interface DrawPlan {
  readonly graph: SetupGraph
  readonly reading: Reading
  readonly measured: Measured
  readonly model: ErrorModel
  readonly target: Target
  /** Only the states that can arise from this one are solved; by default the whole setup. */
  readonly from?: SetupState
  readonly draws: number
  /** The same seed gives the same draws. */
  readonly seed: string
  /** Changes the values of a draw in place before the setup is solved for them. */
  readonly change?: (values: Float64Array) => void
}

/**
 * Solves the setup for values drawn from the posterior, at most `draws` times. A solution is only valid until the next one is
 * requested.
 */
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

/** Solves the setup for the expected results of searching all arrays to the target. Known values are used as they are. */
export const solveExpected = (
  graph: SetupGraph,
  reading: Reading,
  measured: Measured,
  model: ErrorModel,
  target: Target,
): SolvedGraph => solve(graph, posteriorOf(measured, model, target).mean, reading)
