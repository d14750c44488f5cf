import { solvedDraws, type Breathe } from './draws'
import { errorsAt, type ErrorModel } from './errorModel'
import { edgeValues } from './answer'
import { type Reading, type SolvedGraph, isAtOnce, valueAt } from './induction'
import type { Measured } from './measured'
import { arrayIndices, endsFrom, statesBehind, type SetupGraph, type SetupState } from './setupGraph'

/** The state after a best move. */
const bestBehind = (solved: SolvedGraph, state: SetupState): SetupState => {
  const { axis, turn, offsets, targets } = solved.graph.stages[state.stage]!
  const sign = turn === 'white' ? 1 : -1
  // One object for all edges: there may be thousands.
  const behind = { ...state, stage: state.stage + 1 }
  let best = 0
  let most = -Infinity
  for (let edge = offsets[state[axis]]!; edge < offsets[state[axis] + 1]!; edge++) {
    behind[axis] = targets[edge]!
    const value = sign * valueAt(solved, behind)
    if (value > most) [best, most] = [behind[axis], value]
  }
  return { ...behind, [axis]: best }
}

/**
 * The indices of the arrays on which the value of a state depends: the one to which best play leads, or all arrays of the last
 * turn if both sides choose at once.
 */
const criticalArrays = (solved: SolvedGraph, state: SetupState): readonly number[] => {
  const { graph, reading } = solved
  let now = state
  while (now.stage < graph.stages.length) {
    if (isAtOnce(graph, reading, now.stage))
      return statesBehind(graph, now)
        .flatMap(behind => statesBehind(graph, behind))
        .map(({ row, column }) => row * graph.columns + column)
    now = bestBehind(solved, now)
  }
  return [now.row * graph.columns + now.column]
}

/** A plan for solving a setup with few nodes for most arrays and more nodes where they matter. */
export interface RefinementPlan {
  readonly graph: SetupGraph
  /** The state whose moves are to be compared. */
  readonly state: SetupState
  readonly reading: Reading
  /** Nodes for each array, ascending. An array climbs from one level to the next; the search at the last level is final. */
  readonly ladder: readonly number[]
  readonly model: ErrorModel
}

/** An array to search, by its index in the graph, and the number of nodes. */
export interface Question {
  readonly array: number
  readonly nodes: number
}

/** How many possible worlds are drawn to see which arrays matter. An array that matters in none of them is searched no deeper. */
const DRAWS = 32

/** Searches in a round: enough to keep the threads busy, few enough to learn from each round. */
const ROUND = 24

/**
 * If fewer arrays than this are left, they are searched to the top level at once: planning more rounds would take longer than the
 * nodes it saves.
 */
const FEW = ROUND / 2

/**
 * The next level must have at least this many times the nodes that an array has, say from an atlas; a smaller step would teach
 * too little.
 */
const LEAST_STEP = 1.5

/** How often each rank is searched before any conclusion is drawn. */
const LOOKS = 6

/** Moves up to this many times the equality margin behind the best are searched as well, so that the border is sharp. */
const MARGIN = 1.25

/** Node counts for the levels, each four times the one before. Searches with fewer than a thousand nodes say little. */
export const ladderTo = (nodes: number): readonly number[] => {
  const lower = [64, 16, 4].map(share => Math.round(nodes / share)).filter(count => count >= 1000)
  return [...lower, nodes]
}

/**
 * The difference from which one move counts as worse than another, in centipawns: the own error of a single array after a search
 * with this many nodes.
 */
export const indistinguishable = (model: ErrorModel, nodes: number): number => errorsAt(model, nodes).own

/** All arrays that can arise from a state, ordered so that every rank comes up early and equally often. */
export const spreadOut = (graph: SetupGraph, state: SetupState): readonly number[] => {
  const { rows, columns } = endsFrom(graph, state)
  const longer = Math.max(rows.length, columns.length)
  const step = Math.ceil(columns.length / LOOKS)
  const arrays = new Set<number>()
  const add = (row: number, column: number) => arrays.add(rows[row]! * graph.columns + columns[column]!)
  for (let look = 0; look < Math.min(rows.length, columns.length); look++)
    for (let place = 0; place < longer; place++)
      add(place % rows.length, (place + look * step) % columns.length)
  for (const array of arrayIndices(graph, state)) arrays.add(array)
  return [...arrays]
}

/** The first questions: each rank in several arrays with a few nodes; empty once these were searched. */
export const firstQuestions = (
  { graph, state, ladder }: RefinementPlan,
  measured: Measured,
): readonly Question[] => {
  const { rows, columns } = endsFrom(graph, state)
  return spreadOut(graph, state)
    .slice(0, LOOKS * Math.max(rows.length, columns.length))
    .filter(array => measured.nodes[array] === 0)
    .map(array => ({ array, nodes: ladder[0]! }))
}

/** The moves that are best in a world, or count as equal to the best. */
const contenders = (solved: SolvedGraph, state: SetupState, band: number): readonly SetupState[] => {
  const { graph } = solved
  const sign = graph.stages[state.stage]!.turn === 'white' ? 1 : -1
  const values = edgeValues(solved, state).map(value => sign * value)
  const most = Math.max(...values)
  return statesBehind(graph, state).filter((_, place) => values[place]! >= most - MARGIN * band)
}

/**
 * The arrays that decide something in possible worlds and can still be searched deeper, with the number of those worlds. Drawing
 * stops once there are enough arrays for a round.
 */
const decisiveArrays = async (
  plan: RefinementPlan,
  measured: Measured,
  seed: string,
  breathe: Breathe,
): Promise<ReadonlyMap<number, number>> => {
  const target = plan.ladder.at(-1)!
  const band = indistinguishable(plan.model, target)
  const worlds = new Map<number, number>()
  for await (const solved of solvedDraws(
    { ...plan, from: plan.state, measured, target, draws: DRAWS, seed },
    breathe,
  )) {
    const decisive = contenders(solved, plan.state, band).flatMap(move => criticalArrays(solved, move))
    for (const array of new Set(decisive))
      if (measured.nodes[array]! < target) worlds.set(array, (worlds.get(array) ?? 0) + 1)
    if (worlds.size >= ROUND) break
  }
  return worlds
}

/**
 * The arrays to search next: those that may still change which moves are best or what the setup is worth, the likeliest first.
 * Empty if there are none, or if no deeper search is planned.
 */
export const nextQuestions = async (
  plan: RefinementPlan,
  measured: Measured,
  seed: string,
  breathe: Breathe,
): Promise<readonly Question[]> => {
  const worlds = await decisiveArrays(plan, measured, seed, breathe)
  const target = plan.ladder.at(-1)!
  const next = (nodes: number): number =>
    worlds.size < FEW ? target : (plan.ladder.find(level => level > LEAST_STEP * nodes) ?? target)
  return [...worlds]
    .sort(([one, often], [other, otherOften]) => otherOften - often || one - other)
    .slice(0, ROUND)
    .map(([array]) => ({ array, nodes: next(measured.nodes[array]!) }))
}
