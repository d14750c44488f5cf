/** A game of at most two rows and two columns. White chooses the row and Black the column; the entries are what White gets. */
export type Matrix = readonly (readonly number[])[]

/** The best way to play a matrix game. */
export interface MatrixSolution {
  readonly value: number
  /** How often White chooses each row, 0 to 1. */
  readonly white: readonly number[]
  /** How often Black chooses each column, 0 to 1. */
  readonly black: readonly number[]
  /** What each row yields against Black's strategy; the maximum is the value. */
  readonly yields: readonly number[]
}

/** The value if there is no saddle point. Exact for whole numbers, except for the division. */
const mixedValue = (a: number, b: number, c: number, d: number): number =>
  // Zero has no sign.
  (a * d - b * c) / (a + d - b - c) + 0

/**
 * The value of `[[a, b], [c, d]]` to White. A game with a single row or column is passed with that repeated. Creates no objects,
 * because it is called a hundred thousand times.
 */
export const valueOfFour = (a: number, b: number, c: number, d: number): number => {
  const secured = Math.max(Math.min(a, b), Math.min(c, d))
  const conceded = Math.min(Math.max(a, c), Math.max(b, d))
  return secured === conceded ? secured : mixedValue(a, b, c, d)
}

/** The first entry, in reading order, that is the minimum of its row and the maximum of its column. */
const saddleOf = (matrix: Matrix): readonly [row: number, column: number] | undefined => {
  for (const [row, values] of matrix.entries())
    for (const [column, value] of values.entries())
      if (value === Math.min(...values) && value === Math.max(...matrix.map(other => other[column]!)))
        return [row, column]
  return undefined
}

const purely = (choice: number, of: number): readonly number[] =>
  Array.from({ length: of }, (_, index) => (index === choice ? 1 : 0))

const solvePure = (matrix: Matrix, [row, column]: readonly [number, number]): MatrixSolution => ({
  value: matrix[row]![column]!,
  white: purely(row, matrix.length),
  black: purely(column, matrix[0]!.length),
  yields: matrix.map(values => values[column]!),
})

/** Solves a game in which both sides mix: each plays its two choices so often that the other side is indifferent. */
const solveMixed = ([[a, b], [c, d]]: Matrix & [readonly number[], readonly number[]]): MatrixSolution => {
  const [one, two, three, four] = [a!, b!, c!, d!]
  const spread = one + four - two - three
  const value = mixedValue(one, two, three, four)
  return {
    value,
    white: [(four - three) / spread, (one - two) / spread],
    black: [(four - two) / spread, (one - three) / spread],
    yields: [value, value],
  }
}

const isTwoByTwo = (matrix: Matrix): matrix is Matrix & [readonly number[], readonly number[]] =>
  matrix.length === 2 && matrix.every(values => values.length === 2)

/**
 * The value and strategies of a matrix game of at most two rows and columns, in which White maximizes. The answer is always the
 * same one: the first saddle point in reading order if there is any, else the mixed strategies, which are unique.
 */
export const solveMatrix = (matrix: Matrix): MatrixSolution => {
  const saddle = saddleOf(matrix)
  if (saddle) return solvePure(matrix, saddle)
  if (!isTwoByTwo(matrix)) throw new Error('a matrix game of more than two rows or columns')
  return solveMixed(matrix)
}
