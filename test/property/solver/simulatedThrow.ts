import { unwrap } from '@shared/result'
import { errorsAt, type ErrorModel } from '@shared/solver/errorModel'
import { normalNumbers } from '@shared/solver/posterior'
import type { Question } from '@shared/solver/refinement'
import type { SetupGraph } from '@shared/solver/setupGraph'
import { seededRandom } from '@shared/setup/starts/random'
import { randomStartCount, randomStartSetup } from '@shared/setup/starts/starts'
import { variantById } from '@shared/variants'
import { Position } from '../../../electron/core/position'
import { setupGraphOf } from '../../../electron/rules/setup/setupGraphOf'
import { theCore } from '../../support/aPosition'

/** A throw whose array values and search errors follow an error model. */
export interface SimulatedThrow {
  readonly graph: SetupGraph
  /** The true values of the arrays. */
  readonly truth: Float64Array
  /** Returns the result of a search, the same for the same question. */
  readonly search: (question: Question) => number
}

const thrownGraph = (seed: string): SetupGraph => {
  const variant = variantById('fischer-benko')
  const number = seededRandom(seed).below(randomStartCount(variant))
  using position = unwrap(Position.from(theCore(), variant, unwrap(randomStartSetup(variant, number))))
  return unwrap(setupGraphOf(position))
}

/** The search errors at a level: shared by all arrays, shared by arrays of the same rank, and individual. */
const searchErrors = (graph: SetupGraph, model: ErrorModel, nodes: number, seed: string) => {
  const random = normalNumbers(`${seed} ${nodes}`)
  const { bias, common, row, column, noise } = errorsAt(model, nodes)
  const shared = bias + common * random.next()
  const rows = Array.from({ length: graph.rows }, () => row * random.next())
  const columns = Array.from({ length: graph.columns }, () => column * random.next())
  return graph.arrays.map(
    (_, array) =>
      shared +
      rows[Math.floor(array / graph.columns)]! +
      columns[array % graph.columns]! +
      noise * random.next(),
  )
}

export const simulateThrow = (seed: string, model: ErrorModel): SimulatedThrow => {
  const graph = thrownGraph(seed)
  const random = normalNumbers(seed)
  const rows = Array.from({ length: graph.rows }, () => model.ranks * random.next())
  const columns = Array.from({ length: graph.columns }, () => model.ranks * random.next())
  const truth = Float64Array.from(
    graph.arrays,
    (_, array) =>
      20 +
      rows[Math.floor(array / graph.columns)]! +
      columns[array % graph.columns]! +
      model.interaction * random.next(),
  )
  const levels = new Map<number, readonly number[]>()
  const errorsOf = (nodes: number) => {
    const errors = levels.get(nodes) ?? searchErrors(graph, model, nodes, seed)
    levels.set(nodes, errors)
    return errors
  }
  return {
    graph,
    truth,
    search: ({ array, nodes }) => Math.round(truth[array]! + errorsOf(nodes)[array]!),
  }
}
