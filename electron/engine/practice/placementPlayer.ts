import type { Move } from '@shared/board/move'
import { playLevel, type PlayLevel } from '@shared/analysis/levels'
import type { PlayRequest } from '@shared/ipc/play'
import { makeUci } from '@shared/notation/uci'
import { seededRandom } from '@shared/setup/starts/random'
import { answerAt, type SolvedMove } from '@shared/solver/answer'
import { solveExpected } from '@shared/solver/draws'
import type { Reading } from '@shared/solver/induction'
import { nothingMeasured } from '@shared/solver/measured'
import { OWN_ERRORS } from '@shared/solver/ownErrors'
import { firstQuestions, indistinguishable, ladderTo } from '@shared/solver/refinement'
import { ROOT, type SetupGraph } from '@shared/solver/setupGraph'
import type { Position } from '../../core/position'
import { hasSetupMoves } from '../../rules/setup/setupGraphOf'
import { engineSolver, type EngineSolver } from '../setupSolver/engineSolver'
import type { GraphThread } from '../setupSolver/setupGraphThread'
import type { SearchCourse } from '../tasks/plan'
import { choosePlacement } from './choosePlacement'
import { seedOf } from './seedOf'

/** A throw of Half-Random Transcendental has 3,600. With many more, seeing which arrays matter takes longer than searching them. */
const MAX_ARRAYS = 5000

/** Black sees what White has placed: so the game goes on this board. */
const READING: Reading = 'sequential'

/** Whether the engine places by what the arrays are worth: it is a setup whose arrays can all be looked at. */
export const isForeseeable = (position: Position): boolean =>
  hasSetupMoves(position) && position.completions('white') * position.completions('black') <= MAX_ARRAYS

const sumOf = (questions: readonly { readonly nodes: number }[]): number =>
  questions.reduce((sum, { nodes }) => sum + nodes, 0)

/** The nodes of the level, but enough for a first look at every rank. */
const budgetOf = (graph: SetupGraph, { arrayNodes, placementNodes }: PlayLevel): number => {
  const plan = { graph, state: ROOT, reading: READING, model: OWN_ERRORS, ladder: ladderTo(arrayNodes) }
  const first = firstQuestions(plan, nothingMeasured(graph.rows, graph.columns))
  return Math.max(placementNodes, sumOf(first))
}

const pricedMoves = ({ graph, knowledge }: EngineSolver, nodes: number): readonly SolvedMove[] => {
  const { measured, model } = knowledge
  return answerAt(solveExpected(graph, READING, measured, model, nodes)).moves
}

/** A placement that is being looked for. */
export interface PlacementSearch {
  readonly course: SearchCourse<void>
  /** The share of the nodes that are used, 0 to 1. */
  readonly progress: () => number
  /** By what is known; not before the course was followed or left. */
  readonly choose: () => Move | undefined
}

/**
 * Looks for a placement or relocation as a player of the level asked for: has the arrays valued as far as the nodes of
 * the level go, always from nothing, and draws by lot among the moves by what they cost. The same for the same game,
 * moves and level, unless it is chosen before the course has ended.
 *
 * @param position stays in use until the move is chosen
 */
export const searchPlacement = (
  position: Position,
  request: PlayRequest,
  graphs: Pick<GraphThread, 'build'>,
): PlacementSearch => {
  const { variant } = position
  const { options } = request
  const level = playLevel(request.level)
  const nodes = level.arrayNodes
  let looked: { readonly solver: EngineSolver; readonly budget: number } | undefined

  const course = async function* (): SearchCourse<void> {
    const graph = await graphs.build({ variant: variant.id, options, fen: position.fen() })
    const [solver, budget] = [engineSolver({ variant, options, graph }), budgetOf(graph, level)]
    looked = { solver, budget }
    yield* solver.solve({ state: ROOT, reading: READING, nodes, isThorough: false, budget })
  }
  return {
    course: course(),
    progress: () => (looked ? Math.min(1, looked.solver.knowledge.asked / looked.budget) : 0),
    choose: () => {
      const { solver } = looked!
      const band = indistinguishable(solver.knowledge.model, nodes)
      const random = seededRandom(seedOf(request))
      const { uci } = choosePlacement(pricedMoves(solver, nodes), band, level, random)
      return position.legalMoves().find(move => makeUci(variant, move) === uci)
    },
  }
}
