import type { Color } from '@shared/board/color'
import type { Move } from '@shared/board/move'
import { playLevel, type PlayLevel } from '@shared/analysis/levels'
import type { PlayRequest } from '@shared/ipc/play'
import { makeUci } from '@shared/notation/uci'
import { type Random, seededRandom } from '@shared/setup/starts/random'
import { answerAt, type LastTurn, type SolvedMove } from '@shared/solver/answer'
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
import { drawnPlace, seedOf } from './drawnPlace'

/**
 * The likelihood of a placement relative to the best ones, which have 1. Placements that cannot be told apart from the
 * best count as best. Beyond that, the likelihood falls by a factor of e for each temperature that the placement costs;
 * at temperature 0 it is 0.
 */
export const placementLikelihood = (cost: number, band: number, temperature: number): number => {
  const beyond = Math.max(0, cost - band)
  if (temperature === 0) return beyond === 0 ? 1 : 0
  return Math.exp(-beyond / temperature)
}

/** The move of a setup that a player of this level chooses: at random, weighted by {@link placementLikelihood}. */
export const choosePlacement = <M extends Pick<SolvedMove, 'cost'>>(
  moves: readonly M[],
  band: number,
  { placementTemperature }: Pick<PlayLevel, 'placementTemperature'>,
  random: Random,
): M => {
  const weights = moves.map(({ cost }) => placementLikelihood(cost, band, placementTemperature))
  return moves[drawnPlace(weights, random)]!
}

const sumOver = (shares: readonly number[], values: readonly number[]): number =>
  values.reduce((sum, value, place) => sum + value * shares[place]!, 0)

/** The cost of each pair of a side against the other side's best mixture, in centipawns. */
const pairCosts = ({ values, white, black, columns }: LastTurn, side: Color): readonly number[] => {
  if (side === 'white') {
    const yields = values.map(row => sumOver(black, row))
    return yields.map(value => Math.max(...yields) - value)
  }
  const yields = columns.map((_, column) =>
    sumOver(
      white,
      values.map(row => row[column]!),
    ),
  )
  return yields.map(value => value - Math.min(...yields))
}

/**
 * The last pair, in UCI, of a side that does not see the other's pair. At the upper levels it is drawn with the shares
 * of the matrix game, at the lower ones by the cost of each pair.
 *
 * @param band in centipawns; pairs that cost no more cannot be told apart from the best
 */
export const choosePair = (
  lastTurn: LastTurn,
  side: Color,
  band: number,
  { placementTemperature }: Pick<PlayLevel, 'placementTemperature'>,
  random: Random,
): string => {
  const pairs = side === 'white' ? lastTurn.rows : lastTurn.columns
  const shares = side === 'white' ? lastTurn.white : lastTurn.black
  const likelihoods = pairCosts(lastTurn, side).map(cost =>
    placementLikelihood(cost, band, placementTemperature),
  )
  return pairs[drawnPlace(placementTemperature === 0 ? shares : likelihoods, random)]!
}

/**
 * A throw of Half-Random Transcendental has 3,600 arrays. With many more, finding out which arrays matter takes longer
 * than searching them.
 */
const MAX_ARRAYS = 5000

/** Whether the engine places by the values of arrays: in a setup whose arrays can all be searched. */
export const isForeseeable = (position: Position): boolean =>
  hasSetupMoves(position) && position.completions('white') * position.completions('black') <= MAX_ARRAYS

const sumOf = (questions: readonly { readonly nodes: number }[]): number =>
  questions.reduce((sum, { nodes }) => sum + nodes, 0)

/** The nodes of the level, but at least enough for a first look at every rank. */
const budgetOf = (graph: SetupGraph, reading: Reading, { arrayNodes, placementNodes }: PlayLevel): number => {
  const plan = { graph, state: ROOT, reading, model: OWN_ERRORS, ladder: ladderTo(arrayNodes) }
  const first = firstQuestions(plan, nothingMeasured(graph.rows, graph.columns))
  return Math.max(placementNodes, sumOf(first))
}

/** The move of a setup chosen by what is known of the arrays, in UCI. */
const chosenUci = (
  { graph, knowledge }: EngineSolver,
  reading: Reading,
  request: Pick<PlayRequest, 'gameId' | 'moves' | 'level' | 'pairOf'>,
): string => {
  const { measured, model } = knowledge
  const level = playLevel(request.level)
  const nodes = level.arrayNodes
  const answer = answerAt(solveExpected(graph, reading, measured, model, nodes))
  const band = indistinguishable(model, nodes)
  const random = seededRandom(seedOf(request))
  return request.pairOf && answer.lastTurn
    ? choosePair(answer.lastTurn, request.pairOf, band, level, random)
    : choosePlacement(answer.moves, band, level, random).uci
}

/**
 * The move for its UCI. Black's last pair is looked up after any pair of White's, because Black's options do not depend
 * on it.
 */
const moveOf = (position: Position, uci: string, pairOf: Color | undefined): Move | undefined => {
  if (pairOf === 'black') position.playFound(position.legalMoves()[0]!)
  return position.legalMoves().find(move => makeUci(position.variant, move) === uci)
}

export interface PlacementSearch {
  readonly course: SearchCourse<void>
  /** The share of the nodes that has been used, 0 to 1. */
  readonly progress: () => number
  /** Chooses by what is known; to be called only once the course has ended or was abandoned. */
  readonly choose: () => Move | undefined
}

/**
 * Finds a placement or relocation as a player of the requested level. The arrays are valued with the nodes of the
 * level, always from scratch; the move is then drawn at random, weighted by the costs of the moves. The result is the
 * same for the same game, moves and level, unless the move is chosen before the course has ended.
 *
 * @param position is in use until the move is chosen; if a pair of Black's is requested, it is left after a pair of
 *   White's
 */
export const searchPlacement = (
  position: Position,
  request: PlayRequest,
  graphs: Pick<GraphThread, 'build'>,
): PlacementSearch => {
  const { variant } = position
  const { options, pairOf } = request
  const reading = pairOf ? 'simultaneous' : (request.reading ?? 'sequential')
  const level = playLevel(request.level)
  const nodes = level.arrayNodes
  let looked: { readonly solver: EngineSolver; readonly budget: number } | undefined

  const course = async function* (): SearchCourse<void> {
    const graph = await graphs.build({ variant: variant.id, options, fen: position.fen() })
    const [solver, budget] = [engineSolver({ variant, options, graph }), budgetOf(graph, reading, level)]
    looked = { solver, budget }
    yield* solver.solve({ state: ROOT, reading, nodes, isThorough: false, budget })
  }
  return {
    course: course(),
    progress: () => (looked ? Math.min(1, looked.solver.knowledge.asked / looked.budget) : 0),
    choose: () => moveOf(position, chosenUci(looked!.solver, reading, request), pairOf),
  }
}
