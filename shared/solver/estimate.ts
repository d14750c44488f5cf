import { edgeValues } from './answer'
import { solvedDraws, type Breathe } from './draws'
import type { ErrorModel } from './errorModel'
import { type SolvedGraph, valueAt } from './induction'
import type { Measured } from './measured'
import type { SetupState, SetupGraph } from './setupGraph'
import { seededRandom, type Random } from '../setup/starts/random'

/** A value beyond all others, for moves that neither side may choose: no drawn rank can be reached. */
const NOWHERE = 1e9

/** Marks a random half of `count` places. */
const half = (count: number, random: Random): readonly boolean[] => {
  const kept = Array.from({ length: count }, (_, place) => place < Math.ceil(count / 2))
  for (let place = count - 1; place > 0; place--) {
    const other = random.below(place + 1)
    ;[kept[place], kept[other]] = [kept[other]!, kept[place]!]
  }
  return kept
}

/**
 * Leaves out a random half of the sampled ranks, a different half each time. The answer then varies as much as between samples of
 * full size: half of a sample deviates from the whole with the same variance as the whole deviates from its own mean.
 *
 * @returns a function that changes the values of the arrays in place; undefined if the ranks are not a sample
 */
const thinning = (
  { sampled, rows, columns }: SetupGraph,
  seed: string,
): ((values: Float64Array) => void) | undefined => {
  if (!sampled) return undefined
  const random = seededRandom(`${seed} thinned`)
  const whole = (count: number): readonly boolean[] => Array.from({ length: count }, () => true)
  return values => {
    const keptRows = sampled.rows ? half(rows, random) : whole(rows)
    const keptColumns = sampled.columns ? half(columns, random) : whole(columns)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        if (!keptColumns[column]) values[row * columns + column] = NOWHERE
        if (!keptRows[row]) values[row * columns + column] = -NOWHERE
      }
  }
}

/**
 * The errors of the values of a state, in centipawns: in nine of ten cases the result of a far deeper search is within them. They
 * include the bias from picking the best of many uncertain values, and the variation between samples if ranks were sampled.
 */
export interface Errors {
  readonly value: number
  /** The error of each move, in the order of the generator. */
  readonly moves: readonly number[]
}

/** How many draws from the posterior estimate the errors; fewer if each one takes long, or if the search goes on anyway. */
const DRAWS = 100
const FEWER_DRAWS = 30
const MANY_ARRAYS = 10_000

/** The share of cases in which the truth is within the error. */
const CONFIDENCE = 0.9

/** The distance from the value within which the required share of the draws lies. */
const errorOf = (value: number, draws: readonly number[]): number => {
  const distances = Float64Array.from(draws, draw => Math.abs(draw - value)).sort()
  return distances[Math.ceil(CONFIDENCE * distances.length) - 1]!
}

/** The answer about a setup, and what it is based on. */
export interface Conclusion {
  readonly expected: SolvedGraph
  readonly measured: Measured
  readonly model: ErrorModel
  /** Set if another answer follows soon, so that this one need not be so exact. */
  readonly isPassing?: boolean
}

const drawsFor = ({ measured: { values }, isPassing = false }: Conclusion): number =>
  isPassing || values.length > MANY_ARRAYS ? FEWER_DRAWS : DRAWS

/** Collects what the draws say about a state. */
const tallyOf = (expected: SolvedGraph, state: SetupState) => {
  const values: number[] = []
  const moves = edgeValues(expected, state).map((): number[] => [])
  return {
    look: (solved: SolvedGraph): void => {
      values.push(valueAt(solved, state))
      edgeValues(solved, state).forEach((value, place) => {
        if (Math.abs(value) < NOWHERE) moves[place]!.push(value)
      })
    },
    errors: (): Errors => ({
      value: errorOf(valueAt(expected, state), values),
      moves: edgeValues(expected, state).map((value, place) => errorOf(value, moves[place]!)),
    }),
  }
}

/**
 * The errors of several states, in their order.
 *
 * @param seed the same seed gives the same errors
 */
export const estimateErrors = async (
  conclusion: Conclusion,
  states: readonly SetupState[],
  seed: string,
  breathe: Breathe,
): Promise<readonly Errors[]> => {
  const { expected, measured, model } = conclusion
  const tallies = states.map(state => tallyOf(expected, state))
  const { graph, reading } = expected
  const draws = drawsFor(conclusion)
  const change = thinning(graph, seed)
  const plan = { graph, reading, measured, model, target: 'deep', draws, seed } as const
  for await (const solved of solvedDraws({ ...plan, ...(change && { change }) }, breathe))
    for (const tally of tallies) tally.look(solved)
  return tallies.map(tally => tally.errors())
}
