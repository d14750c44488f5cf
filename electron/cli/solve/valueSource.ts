import type { Errors } from '@shared/solver/estimate'
import { solve, type Reading, type SolvedGraph } from '@shared/solver/induction'
import { edgesOf, ROOT, type SetupGraph } from '@shared/solver/setupGraph'
import type { Answered } from '../io/answers'
import type { OpenSetup } from './openSetup'

/** A setup phase that was solved with values from somewhere. */
export interface ValuedSetup {
  readonly solved: SolvedGraph
  /** Of the position that was asked about. */
  readonly errors: Errors
  /** In centipawns: moves that cost no more cannot be told apart from the best. */
  readonly band: number
  /** Positions that were searched. */
  readonly nodes: number
}

/** Where the values of the arrays come from: a file, or engines that evaluate them. */
export type ValueSource = (setup: OpenSetup, reading: Reading) => Promise<Answered<ValuedSetup>>

/** Solved with values that have no error. */
export const certainly = (graph: SetupGraph, values: Float64Array, reading: Reading): ValuedSetup => ({
  solved: solve(graph, values, reading),
  errors: { value: 0, moves: edgesOf(graph, ROOT).map(() => 0) },
  band: 0,
  nodes: 0,
})
