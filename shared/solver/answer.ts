import { isAtOnce, valueAt, type SolvedGraph } from './induction'
import { solveMatrix, type Matrix, type MatrixSolution } from './matrixGame'
import { arraysFrom, edgesOf, ROOT, stateBehind, statesBehind, type SetupState } from './setupGraph'

/** A move of a setup phase and its result. */
export interface SolvedMove {
  readonly uci: string
  /** In centipawns from White's view, with best play by both sides from there on. */
  readonly value: number
  /** What the mover gives away, in centipawns, 0 for a best move. */
  readonly cost: number
  /** How many arrays can still arise. */
  readonly arrays: number
}

/** The last turn of both sides as a game in which neither sees the other's choice. */
export interface LastTurn extends Pick<MatrixSolution, 'white' | 'black'> {
  /** White's moves, in UCI. */
  readonly rows: readonly string[]
  /** Black's moves, in UCI. */
  readonly columns: readonly string[]
  /** Centipawns from White's view. */
  readonly values: Matrix
}

/** What is known about a state. */
export interface SetupAnswer {
  /** In centipawns from White's view. */
  readonly value: number
  /** How many arrays can arise. */
  readonly arrays: number
  /** Every legal move, the best for the mover first; equal ones are in the order of the generator. */
  readonly moves: readonly SolvedMove[]
  /** The moves that cannot be distinguished from the best, in UCI. */
  readonly best: readonly string[]
  /** The line of best moves to the end of the setup, in UCI; of equal moves the first. */
  readonly line: readonly string[]
  /** Only set if both sides have one turn left and take it at once. */
  readonly lastTurn: LastTurn | undefined
}

const uciAt = ({ graph }: SolvedGraph, { stage }: SetupState, edge: number): string =>
  graph.stages[stage]!.moves[edge]!

interface LastGame extends MatrixSolution {
  readonly values: Matrix
  readonly columns: readonly string[]
}

/** The matrix game of a state in which both sides take their last turn, whatever the reading. */
const gameAt = (solved: SolvedGraph, state: SetupState): LastGame | undefined => {
  const { graph } = solved
  if (!isAtOnce(graph, 'simultaneous', state.stage)) return undefined
  const replies = edgesOf(graph, { ...state, stage: state.stage + 1 })
  const values = statesBehind(graph, state).map(behind =>
    replies.map(reply => valueAt(solved, stateBehind(graph, behind, reply))),
  )
  const columns = replies.map(reply => graph.stages[state.stage + 1]!.moves[reply]!)
  return { ...solveMatrix(values), values, columns }
}

/** The matrix game of a state, if it is played as one. */
const lastGame = (solved: SolvedGraph, state: SetupState): LastGame | undefined =>
  solved.reading === 'simultaneous' ? gameAt(solved, state) : undefined

/**
 * The value of each edge of a state in the order of the generator, in centipawns from White's view; in a matrix game, what the
 * move yields against Black's strategy.
 */
export const edgeValues = (solved: SolvedGraph, state: SetupState): readonly number[] =>
  lastGame(solved, state)?.yields ?? statesBehind(solved.graph, state).map(behind => valueAt(solved, behind))

/** The error of each move of a state by its UCI, from errors in the order of the generator. */
export const edgeErrors = (
  solved: SolvedGraph,
  state: SetupState,
  errors: readonly number[],
): ((uci: string) => number) => {
  const byUci = new Map(
    edgesOf(solved.graph, state).map((edge, place) => [uciAt(solved, state, edge), errors[place]!]),
  )
  return uci => byUci.get(uci) ?? 0
}

/** The line that begins with an edge: its move and the expected moves to the end of the setup, in UCI. In a sample it is the move alone. */
export const lineOfEdge = (solved: SolvedGraph, state: SetupState, edge: number): readonly string[] => {
  if (solved.graph.sampled) return [uciAt(solved, state, edge)]
  const game = lastGame(solved, state)
  const rest = game
    ? [game.columns[game.black.findIndex(share => share > 0)]!]
    : bestLineFrom(solved, stateBehind(solved.graph, state, edge))
  return [uciAt(solved, state, edge), ...rest]
}

/** The line of best moves to the end of the setup, in UCI; of equal moves the first. Empty at the end. */
export const bestLineFrom = (solved: SolvedGraph, state: SetupState): readonly string[] => {
  const edges = edgesOf(solved.graph, state)
  if (edges.length === 0) return []
  const best = edges[edgeValues(solved, state).indexOf(valueAt(solved, state))]!
  return lineOfEdge(solved, state, best)
}

const movesAt = (solved: SolvedGraph, state: SetupState): readonly SolvedMove[] => {
  const { graph } = solved
  const values = edgeValues(solved, state)
  const best = valueAt(solved, state)
  return edgesOf(graph, state)
    .map((edge, index) => ({
      uci: uciAt(solved, state, edge),
      value: values[index]!,
      cost: Math.abs(best - values[index]!),
      arrays: arraysFrom(graph, stateBehind(graph, state, edge)),
    }))
    .sort((one, other) => one.cost - other.cost)
}

/** The last turn of both sides as a matrix game, whatever the reading; undefined in any other state. */
export const lastTurnAt = (solved: SolvedGraph, state: SetupState): LastTurn | undefined => {
  const game = gameAt(solved, state)
  if (!game) return undefined
  const { values, white, black, columns } = game
  const rows = edgesOf(solved.graph, state).map(edge => uciAt(solved, state, edge))
  return { rows, columns, values, white, black }
}

/**
 * The answer about a state of a solved setup phase, by default about its beginning.
 *
 * @param band moves that cost at most this many centipawns count as equal to the best
 */
export const answerAt = (solved: SolvedGraph, state: SetupState = ROOT, band = 0): SetupAnswer => {
  const moves = movesAt(solved, state)
  return {
    value: valueAt(solved, state),
    arrays: arraysFrom(solved.graph, state),
    moves,
    best: moves.filter(({ cost }) => cost <= band).map(({ uci }) => uci),
    line: bestLineFrom(solved, state),
    lastTurn: solved.reading === 'simultaneous' ? lastTurnAt(solved, state) : undefined,
  }
}
