import { isAtOnce, valueAt, type SolvedGraph } from './induction'
import { edgesOf, stateBehind, type SetupGraph, type SetupState } from './setupGraph'

/** The state after a best move. */
const bestBehind = (solved: SolvedGraph, state: SetupState): SetupState => {
  const { graph } = solved
  const { axis, turn, offsets, targets } = graph.stages[state.stage]!
  const sign = turn === 'white' ? 1 : -1
  let best: SetupState | undefined
  let most = -Infinity
  for (let edge = offsets[state[axis]]!; edge < offsets[state[axis] + 1]!; edge++) {
    const behind = { ...state, stage: state.stage + 1, [axis]: targets[edge]! }
    const value = sign * valueAt(solved, behind)
    if (value > most) [best, most] = [behind, value]
  }
  return best!
}

/** All states behind one, where no single one is the answer. */
const allBehind = (graph: SetupGraph, state: SetupState): readonly SetupState[] =>
  edgesOf(graph, state).map(edge => stateBehind(graph, state, edge))

/**
 * The arrays, by index, that the value of a state rests on: the one that best play leads to, or all of the last turn
 * where both sides choose at once.
 */
export const criticalArrays = (solved: SolvedGraph, state: SetupState): readonly number[] => {
  const { graph, reading } = solved
  let now = state
  while (now.stage < graph.stages.length) {
    if (isAtOnce(graph, reading, now.stage))
      return allBehind(graph, now)
        .flatMap(behind => allBehind(graph, behind))
        .map(({ row, column }) => row * graph.columns + column)
    now = bestBehind(solved, now)
  }
  return [now.row * graph.columns + now.column]
}
