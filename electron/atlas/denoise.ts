import { boundedValue } from '../engine/search/arrays'

/*
 * Removes part of the noise from values of searches. As a matrix, White's ranks by Black's, values follow few patterns: what each rank is
 * worth, and how pieces face each other. The noise of single searches follows none. The singular values of noise are known in advance, so
 * the singular values of the matrix are shrunk by what noise adds to them (Gavish and Donoho, "Optimal Shrinkage of Singular Values", IEEE
 * Transactions on Information Theory 63, 2017, for the Frobenius norm of a square matrix).
 */

/** The median of the squares of the singular values of square noise, in units of its size times its variance. */
const MEDIAN_OF_NOISE = 0.6528
/** The largest singular value of square noise, in units of its standard deviation times the root of its size. */
const EDGE = 2

/** The mean of all values, and how far the mean of each of White's ranks and of each of Black's deviates from it. */
const rankEffects = (ranks: number, values: Int16Array) => {
  const white = new Float64Array(ranks)
  const black = new Float64Array(ranks)
  values.forEach((value, number) => {
    white[Math.floor(number / ranks)]! += value / ranks
    black[number % ranks]! += value / ranks
  })
  const mean = white.reduce((sum, value) => sum + value, 0) / ranks
  return { mean, white: white.map(value => value - mean), black: black.map(value => value - mean) }
}

const median = (ascending: readonly number[]): number => {
  const middle = ascending.length >> 1
  return ascending.length % 2 === 1 ? ascending[middle]! : (ascending[middle - 1]! + ascending[middle]!) / 2
}

/**
 * The factor that turns a singular value into what it would be without noise.
 *
 * @param unit the standard deviation of the noise times the root of the matrix's size
 */
const shrinkage = (value: number, unit: number): number => {
  if (unit === 0) return 1
  const units = value / unit
  return units > EDGE ? Math.sqrt(units ** 2 - EDGE ** 2) / units : 0
}

/**
 * The values of all arrays with less noise. Takes about ten seconds for 960 ranks.
 *
 * @param ranks how many back ranks a side can have: an array is White's number times this plus Black's
 * @param values one for each array, in centipawns from White's view
 * @param trust the share, 0 to 1, of the difference between a value and the patterns of all values that counts
 */
export const denoised = async (ranks: number, values: Int16Array, trust: number): Promise<Int16Array> => {
  const { EigenvalueDecomposition, Matrix } = await import('ml-matrix')
  const { mean, white, black } = rankEffects(ranks, values)
  const byRanks = (one: number, other: number) => mean + white[one]! + black[other]!
  const rest = Matrix.zeros(ranks, ranks)
  for (let one = 0; one < ranks; one++)
    for (let other = 0; other < ranks; other++)
      rest.set(one, other, values[one * ranks + other]! - byRanks(one, other))
  const { eigenvectorMatrix: patterns, realEigenvalues } = new EigenvalueDecomposition(
    rest.transpose().mmul(rest),
    { assumeSymmetric: true },
  )
  const sizes = realEigenvalues.map(square => Math.sqrt(Math.max(0, square)))
  const unit = median(sizes.toSorted((one, other) => one - other)) / Math.sqrt(MEDIAN_OF_NOISE)
  const shrunk = patterns.clone()
  sizes.forEach((size, place) => shrunk.mulColumn(place, shrinkage(size, unit)))
  const pattern = rest.mmul(shrunk.mmul(patterns.transpose()))
  return values.map((value, number) => {
    const [one, other] = [Math.floor(number / ranks), number % ranks]
    const smooth = byRanks(one, other) + pattern.get(one, other)
    return boundedValue(Math.round(smooth + trust * (value - smooth)))
  })
}
