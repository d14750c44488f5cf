import type { Color } from '../board/color'

/** Setups with more arrays take too long to solve. */
export const MAX_ARRAYS = 50_000

/** The part of a state that a turn changes; see {@link SetupGraph}. */
export type Axis = 'row' | 'column'

/** One turn of a setup phase: the edges from each state of its axis to states of the next stage. */
export interface Stage {
  readonly turn: Color
  readonly axis: Axis
  /** The edges of state `s` of the axis are `offsets[s]` to `offsets[s + 1] - 1`, in the order of the generator. */
  readonly offsets: Uint32Array
  /** The state of the axis in the next stage to which each edge leads; all edges of a state lead to different ones. */
  readonly targets: Uint32Array
  /** The move of each edge in UCI. */
  readonly moves: readonly string[]
}

/** A possible end of the setup: both back ranks are complete and White is to move. */
export interface SetupArray {
  /** White's back rank from the a-file, in capitals. */
  readonly white: string
  /** Black's back rank from the a-file, in capitals too. */
  readonly black: string
  readonly fen: string
}

/**
 * A sample of a setup with too many arrays: each side can only reach randomly chosen ranks. After the first move, each move of a
 * stage leads directly to a rank and is named by its letters.
 */
export interface Sampled {
  /** How many arrays can arise without sampling. */
  readonly of: number
  /** How many of them can arise after each first move, in the order of the generator. */
  readonly behind: readonly number[]
  /** Whether White's ranks are incomplete. */
  readonly rows: boolean
  /** Whether Black's ranks are incomplete. */
  readonly columns: boolean
}

/**
 * A setup phase from some point to its end. A state is a row and a column, and a turn changes one of them. What a side may place
 * never depends on the other side, so White's back rank is the row and Black's the column, and their product need not be stored.
 * If the rules tie the sides together (relocation), all states are rows and there is one column.
 */
export interface SetupGraph {
  /** The turns in order, at least one; the first begins at row 0, column 0. */
  readonly stages: readonly Stage[]
  /** Whether White and Black place their last pieces at the same time, in the last two turns. */
  readonly lastAtOnce: boolean
  /** The number of rows at the end. */
  readonly rows: number
  /** The number of columns at the end. */
  readonly columns: number
  /** The array of each end, at row times columns plus column. */
  readonly arrays: readonly SetupArray[]
  /** Only set if the arrays are a sample. */
  readonly sampled?: Sampled
}

/** A state in a graph; the stage after the last one is the end. */
export interface SetupState {
  readonly stage: number
  readonly row: number
  readonly column: number
}

/** Where every graph begins. */
export const ROOT: SetupState = { stage: 0, row: 0, column: 0 }

/** How many rows and columns the states of a stage have. */
export interface LayerSize {
  readonly rows: number
  readonly columns: number
}

const sizeBefore = ({ axis, offsets }: Stage, after: LayerSize): LayerSize =>
  axis === 'row' ? { ...after, rows: offsets.length - 1 } : { ...after, columns: offsets.length - 1 }

/** The size of every stage, with the end as the last. */
export const layerSizes = ({ stages, rows, columns }: SetupGraph): readonly LayerSize[] =>
  stages.reduceRight<readonly LayerSize[]>(
    (sizes, stage) => [sizeBefore(stage, sizes[0]!), ...sizes],
    [{ rows, columns }],
  )

/** The numbers of the edges of a state; none at the end. */
export const edgesOf = ({ stages }: SetupGraph, state: SetupState): readonly number[] => {
  const stage = stages[state.stage]
  if (!stage) return []
  const first = stage.offsets[state[stage.axis]]!
  return Array.from({ length: stage.offsets[state[stage.axis] + 1]! - first }, (_, edge) => first + edge)
}

/** The state to which an edge of a state leads. */
export const stateBehind = ({ stages }: SetupGraph, state: SetupState, edge: number): SetupState => {
  const { axis, targets } = stages[state.stage]!
  return { ...state, stage: state.stage + 1, [axis]: targets[edge]! }
}

/** The states to which the edges of a state lead, in the order of the generator. */
export const statesBehind = (graph: SetupGraph, state: SetupState): readonly SetupState[] =>
  edgesOf(graph, state).map(edge => stateBehind(graph, state, edge))

/** The edge of a state that a move in UCI names; undefined if there is none. */
export const edgeOf = (graph: SetupGraph, state: SetupState, uci: string): number | undefined =>
  edgesOf(graph, state).find(edge => graph.stages[state.stage]!.moves[edge] === uci)

/** The states through which moves in UCI lead, the root first. All moves must be legal. */
export const statesAlong = (graph: SetupGraph, ucis: readonly string[]): readonly SetupState[] => {
  const states = [ROOT]
  for (const uci of ucis) {
    const state = states.at(-1)!
    const edge = edgeOf(graph, state, uci)
    if (edge === undefined) throw new Error(`${uci} is no move of the setup`)
    states.push(stateBehind(graph, state, edge))
  }
  return states
}

/** The rows and columns of a set of states, ascending: every row is combined with every column. */
export interface ReachableStates {
  readonly rows: Uint32Array
  readonly columns: Uint32Array
}

/** The targets of all edges from these places of an axis, ascending. */
const targetsOf = ({ offsets, targets }: Stage, places: Uint32Array): Uint32Array => {
  const reached = new Set<number>()
  for (const place of places)
    for (let edge = offsets[place]!; edge < offsets[place + 1]!; edge++) reached.add(targets[edge]!)
  return Uint32Array.from(reached).sort()
}

/**
 * The states that can still arise from a state, stage by stage: at its own stage (only itself), at each later one, and
 * at the end.
 */
export const reachesFrom = (
  { stages }: SetupGraph,
  { stage, row, column }: SetupState,
): readonly ReachableStates[] => {
  let reach: ReachableStates = { rows: Uint32Array.of(row), columns: Uint32Array.of(column) }
  const reaches = [reach]
  for (const next of stages.slice(stage)) {
    const { rows, columns } = reach
    reach =
      next.axis === 'row'
        ? { rows: targetsOf(next, rows), columns }
        : { rows, columns: targetsOf(next, columns) }
    reaches.push(reach)
  }
  return reaches
}

/** The end states that can still arise from a state. */
export const endsFrom = (graph: SetupGraph, state: SetupState): ReachableStates =>
  reachesFrom(graph, state).at(-1)!

/** The indices of the arrays that can still arise from a state, row by row. */
export const arrayIndices = (graph: SetupGraph, state: SetupState): readonly number[] => {
  const { rows, columns } = endsFrom(graph, state)
  return Array.from(rows).flatMap(row => Array.from(columns, column => row * graph.columns + column))
}

/** How many different arrays can still arise from a state, 1 at the end. In a sample, arrays that were not drawn count as well. */
export const arraysFrom = (graph: SetupGraph, state: SetupState): number => {
  if (graph.sampled && state.stage === 0) return graph.sampled.of
  if (graph.sampled && state.stage === 1) return graph.sampled.behind[state[graph.stages[0]!.axis]]!
  const { rows, columns } = endsFrom(graph, state)
  return rows.length * columns.length
}
