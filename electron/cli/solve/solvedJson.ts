import type { LastTurn } from '@shared/solver/answer'
import type { SolvedSetup } from './solveSetup'

/** A number rounded to a count of decimals; zero has no sign. */
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0

/** Centipawns with two decimals at most: mixed strategies are worth fractions of them. */
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

/** A solved setup phase for programs. Values that were given have an error of 0. */
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
