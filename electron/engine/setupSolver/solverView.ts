import { unwrap } from '@shared/result'
import { answerAt, edgeErrors, lineOfEdge } from '@shared/solver/answer'
import { valueAt } from '@shared/solver/induction'
import { playedTurns } from '@shared/solver/playedTurns'
import {
  arraysFrom,
  edgeOf,
  arrayIndices,
  ROOT,
  type SetupGraph,
  type SetupState,
} from '@shared/solver/setupGraph'
import type { PlayedTurn, SolverMove, SolverProgress, SolverView } from '@shared/solver/view'
import type { Core } from '../../core/load'
import { Position } from '../../core/position'
import type { SetupLine } from '../../rules/setup/setupLine'
import type { SetupConclusion } from './engineSolver'
import { matrixAt, sansByUci, sansOf } from './solverMatrix'

/** Plays the line from its beginning to its end, and returns the cost of each turn. */
const playedOn = (
  position: Position,
  { moves, ucis }: SetupLine,
  { solved, band }: SetupConclusion,
): readonly PlayedTurn[] =>
  playedTurns(solved, ucis, band).map(({ uci, value, cost, isBest, better }, turn) => {
    const [san] = sansOf(position, [uci])
    const played = {
      uci,
      san: san!,
      turn: position.turn(),
      value,
      cost,
      isBest,
      better: sansOf(position, better),
    }
    position.playFound(moves[turn]!)
    return played
  })

const movesAt = (
  position: Position,
  state: SetupState,
  { solved, errors, band }: SetupConclusion,
): readonly SolverMove[] => {
  const sans = sansByUci(position)
  const errorOf = edgeErrors(solved, state, errors.moves)
  return answerAt(solved, state, band).moves.map(move => ({
    ...move,
    san: sans.get(move.uci)!,
    error: errorOf(move.uci),
    isBest: move.cost <= band,
    line: sansOf(position, lineOfEdge(solved, state, edgeOf(solved.graph, state, move.uci)!)),
  }))
}

/** The expected values of the arrays that can still arise, in ascending order. */
const valuesFrom = ({ solved }: SetupConclusion, state: SetupState): readonly number[] => {
  const ends = solved.layers.at(-1)!
  return arrayIndices(solved.graph, state)
    .map(array => ends[array]!)
    .sort((one, other) => one - other)
}

const sampleOf = (graph: SetupGraph): Pick<SolverView, 'sampled'> =>
  graph.sampled ? { sampled: graph.arrays.length } : {}

/** The answer for the position at the end of a line, or for the setup if the line goes beyond it. */
export const solverView = (
  core: Core,
  line: SetupLine,
  state: SetupState,
  conclusion: SetupConclusion,
  progress: SolverProgress,
): SolverView => {
  const { solved, errors, startError } = conclusion
  const { variant, options, start } = line
  using position = unwrap(Position.from(core, variant, start, options))
  const played = playedOn(position, line, conclusion)
  const matrix = matrixAt(position, state, conclusion.solved)
  return {
    reading: solved.reading,
    ...sampleOf(solved.graph),
    turn: position.turn(),
    value: valueAt(solved, state),
    error: errors.value,
    moves: movesAt(position, state, conclusion),
    ...(matrix && { matrix }),
    start: { value: valueAt(solved, ROOT), error: startError, arrays: arraysFrom(solved.graph, ROOT) },
    played,
    values: valuesFrom(conclusion, state),
    progress,
  }
}
