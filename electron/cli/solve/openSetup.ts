import { chain, err, ok, type Result } from '@shared/result'
import { type SetupGraph, edgesOf, ROOT } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import type { Position } from '../../core/position'
import { describeSetupRefusal } from '../../rules/describeError'
import type { PositionText } from '../../rules/positions/openPosition'
import { sampledGraphOf, DEFAULT_SAMPLED_RANKS } from '../../rules/setup/sampledGraph'
import { setupGraphOf, type SetupRefusal } from '../../rules/setup/setupGraphOf'
import { openAsked, type Answered } from '../io/answers'
import type { Errors } from '@shared/solver/estimate'
import { solve, type Reading, type SolvedGraph } from '@shared/solver/induction'

/** A setup phase that can be solved once its arrays have values. The caller disposes of its position. */
export interface OpenSetup {
  readonly position: Position
  /** Ids of the variant's options that are on. */
  readonly options: readonly string[]
  readonly graph: SetupGraph
}

/** How to draw a sample if too many arrays can arise. */
export interface SampleChoice {
  /** The same seed always draws the same sample; by default the position itself is the seed. */
  readonly seed: string | undefined
}

const graphOf = (position: Position, sample: SampleChoice | undefined): Result<SetupGraph, SetupRefusal> => {
  const graph = setupGraphOf(position)
  if (graph.ok || graph.error.kind !== 'tooManyArrays' || !sample) return graph
  return ok(sampledGraphOf(position, { seed: sample.seed ?? position.fen(), ranks: DEFAULT_SAMPLED_RANKS }))
}

/**
 * Opens a setup phase, or says why it cannot be solved.
 *
 * @param sample if given, a sample is drawn when there are too many arrays
 */
export const openSetup = (core: Core, text: PositionText, sample?: SampleChoice): Answered<OpenSetup> =>
  chain(openAsked(core, text), ({ position }) => {
    const graph = graphOf(position, sample)
    if (graph.ok) return ok({ position, options: text.options, graph: graph.value })
    position[Symbol.dispose]()
    return err(describeSetupRefusal(graph.error))
  })

/** A setup phase solved with values from any source. */
export interface ValuedSetup {
  readonly solved: SolvedGraph
  /** The errors for the position in question. */
  readonly errors: Errors
  /** In centipawns; moves that cost no more than this cannot be told apart from the best. */
  readonly band: number
  /** The nodes that were searched. */
  readonly nodes: number
}

/** A source of the values of arrays: a file, or an engine that evaluates them. */
export type ValueSource = (setup: OpenSetup, reading: Reading) => Promise<Answered<ValuedSetup>>

/** A setup solved with values that have no error. */
export const certainly = (graph: SetupGraph, values: Float64Array, reading: Reading): ValuedSetup => ({
  solved: solve(graph, values, reading),
  errors: { value: 0, moves: edgesOf(graph, ROOT).map(() => 0) },
  band: 0,
  nodes: 0,
})
