import { edgeValues, lastTurnAt, bestLineFrom, lineOfEdge } from './answer'
import { isAtOnce, valueAt, type SolvedGraph } from './induction'
import { edgeOf, edgesOf, statesAlong, type SetupState } from './setupGraph'

/** A turn of a setup phase as it was played. */
export interface PlayedSetupMove {
  readonly uci: string
  /** The state in which it was played. */
  readonly state: SetupState
  /** The value of the state before it, in centipawns from White's view. */
  readonly before: number
  /** The value of the state after it. */
  readonly value: number
  /** What the mover gave away, in centipawns, 0 or more. */
  readonly cost: number
  readonly isBest: boolean
  /** The best move and the expected line after it, in UCI; begins with the played move if that is one of the best. */
  readonly better: readonly string[]
}

/** The value of Black's last move against White's strategy, if it is chosen without seeing White's. */
const yieldOf = (
  solved: SolvedGraph,
  parent: SetupState | undefined,
  uci: string,
): { readonly best: number; readonly value: number } | undefined => {
  if (!parent || !isAtOnce(solved.graph, solved.reading, parent.stage)) return undefined
  const { columns, values, white } = lastTurnAt(solved, parent)!
  const yields = columns.map((_, column) =>
    white.reduce((sum, share, row) => sum + share * values[row]![column]!, 0),
  )
  return { best: Math.min(...yields), value: yields[columns.indexOf(uci)]! }
}

const ownYield = (solved: SolvedGraph, state: SetupState, edge: number) => {
  const place = edgesOf(solved.graph, state).indexOf(edge)
  return { best: valueAt(solved, state), value: edgeValues(solved, state)[place]! }
}

const playedMove = (
  solved: SolvedGraph,
  uci: string,
  [parent, state, behind]: readonly [SetupState | undefined, SetupState, SetupState],
  band: number,
): PlayedSetupMove => {
  const edge = edgeOf(solved.graph, state, uci)!
  const { best, value } = yieldOf(solved, parent, uci) ?? ownYield(solved, state, edge)
  const cost = Math.abs(best - value)
  const isBest = cost <= band
  return {
    uci,
    state,
    before: valueAt(solved, state),
    value: valueAt(solved, behind),
    cost,
    isBest,
    better: isBest ? lineOfEdge(solved, state, edge) : bestLineFrom(solved, state),
  }
}

/**
 * Values the turns of a setup from its beginning. If both sides take their last turn without seeing the other's, Black's is
 * measured against what White should choose, not against what White chose.
 *
 * @param ucis legal moves in order
 * @param band moves that cost at most this many centipawns count as equal to the best
 */
export const playedTurns = (
  solved: SolvedGraph,
  ucis: readonly string[],
  band: number,
): readonly PlayedSetupMove[] => {
  const states = statesAlong(solved.graph, ucis)
  return ucis.map((uci, turn) =>
    playedMove(solved, uci, [states[turn - 1], states[turn]!, states[turn + 1]!], band),
  )
}
