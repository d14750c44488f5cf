import type { SolverMatrix } from '@shared/ipc/contract'

/** What the last pairs of both sides come to. */
export interface FinalPair {
  /** The least of each row: what White can be held to after it. */
  readonly worst: readonly number[]
  /** The most of each column: what White can get from it. */
  readonly best: readonly number[]
  /** Where both choices are best whatever the other side does; absent where they have to be mixed. */
  readonly saddle?: { readonly row: number; readonly column: number }
  /** What White gets who shows his pair first. */
  readonly inSequence: number
}

const isSure = (share: number): boolean => share === 1

/** What is to be said of a matrix of pairs. */
export const finalPair = ({ values, white, black }: SolverMatrix): FinalPair => {
  const worst = values.map(row => Math.min(...row))
  const best = (values[0] ?? []).map((_, column) => Math.max(...values.map(row => row[column]!)))
  const inSequence = Math.max(...worst)
  const [row, column] = [white.findIndex(isSure), black.findIndex(isSure)]
  const isMixed = row === -1 || column === -1
  return { worst, best, inSequence, ...(!isMixed && { saddle: { row, column } }) }
}
