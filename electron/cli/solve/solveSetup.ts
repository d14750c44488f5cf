import type { Color } from '@shared/board/color'
import { map } from '@shared/result'
import { answerAt, edgeErrors, type SetupAnswer, type SolvedMove, type LastTurn } from '@shared/solver/answer'
import type { Reading } from '@shared/solver/induction'
import { ROOT } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import type { PositionText } from '../../rules/positions/openPosition'
import { sansByUci, sansOf } from '../../engine/setupSolver/solverMatrix'
import type { Answered } from '../io/answers'
import { fillIn, type GivenValue } from './arrayValues'
import { openSetup, type OpenSetup, certainly, type ValuedSetup } from './openSetup'

/** A move with its result, in the form that is printed. */
export interface WrittenSolution extends SolvedMove {
  readonly san: string
  /** The likely error of its value, in centipawns. */
  readonly error: number
}

/** Everything the command prints about a setup phase. */
export interface SolvedSetup extends Omit<SetupAnswer, 'moves'> {
  readonly variant: string
  /** In canonical form. */
  readonly fen: string
  readonly turn: Color
  readonly reading: Reading
  readonly moves: readonly WrittenSolution[]
  /** The likely error of the value, in centipawns. */
  readonly error: number
  /** The expected line in SAN. */
  readonly sans: readonly string[]
  /** The number of arrays that were sampled; absent if all were used. */
  readonly sampled?: number
  /** The nodes that were searched for the values of the arrays. */
  readonly nodes: number
}

/** Describes a setup phase whose arrays have values. */
export const solvedSetup = (
  { position }: OpenSetup,
  { solved, errors, band, nodes }: ValuedSetup,
): SolvedSetup => {
  const answer = answerAt(solved, ROOT, band)
  const errorOf = edgeErrors(solved, ROOT, errors.moves)
  const sans = sansByUci(position)
  return {
    ...answer,
    ...(solved.graph.sampled && { sampled: solved.graph.arrays.length }),
    variant: position.variant.id,
    fen: position.fen(),
    turn: position.turn(),
    reading: solved.reading,
    error: errors.value,
    moves: answer.moves.map(move => ({ ...move, san: sans.get(move.uci)!, error: errorOf(move.uci) })),
    sans: sansOf(position, answer.line),
    nodes,
  }
}

/** Solves a setup phase from given values. */
export const solveGiven = (
  core: Core,
  text: PositionText,
  reading: Reading,
  given: Iterable<GivenValue>,
): Answered<SolvedSetup> => {
  const opened = openSetup(core, text)
  if (!opened.ok) return opened
  using position = opened.value.position
  const { graph, options } = opened.value
  return map(fillIn(graph, given), values =>
    solvedSetup({ position, options, graph }, certainly(graph, values, reading)),
  )
}

/** A number rounded to some decimals; zero never has a sign. */
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0

/** Centipawns with at most two decimals: the values of mixed strategies may be fractions. */
export const roundedCentipawns = (value: number): number => rounded(value, 2)

const SHARE_DECIMALS = 6

const shares = (strategy: readonly number[]): readonly number[] =>
  strategy.map(share => rounded(share, SHARE_DECIMALS))

const matrixJson = ({ rows, columns, values, white, black }: LastTurn): object => ({
  rows,
  columns,
  values: values.map(row => row.map(roundedCentipawns)),
  white: shares(white),
  black: shares(black),
})

/** A solved setup phase as JSON. Values that were given have an error of 0. */
export const solvedJson = (solved: SolvedSetup): object => {
  const { variant, fen, reading, arrays, value, error, moves, best, line, lastTurn, nodes, sampled } = solved
  return {
    variant,
    fen,
    last: reading,
    arrays,
    ...(sampled !== undefined && { sampled }),
    value: roundedCentipawns(value),
    error: roundedCentipawns(error),
    moves: moves.map(move => ({
      uci: move.uci,
      san: move.san,
      value: roundedCentipawns(move.value),
      error: roundedCentipawns(move.error),
      cost: roundedCentipawns(move.cost),
      arrays: move.arrays,
    })),
    best,
    line,
    matrix: lastTurn ? matrixJson(lastTurn) : null,
    nodes,
  }
}
