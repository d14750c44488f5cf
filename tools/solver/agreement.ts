/** How well the values of a judge agree with those of a reference. */
export interface Agreement {
  /** Pearson's coefficient, -1 to 1. */
  readonly correlation: number
  /** The RMS difference of the reference from the best line through the judge's values. */
  readonly error: number
  /** The RMS difference of the values as they are. */
  readonly difference: number
  /** The spread of the judge's values divided by that of the reference's. */
  readonly scale: number
  /** Mean of the judge's values less that of the reference's. */
  readonly bias: number
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Compares values with those of a reference, one by one; there must be at least two, not all equal. */
export const agreementOf = (values: readonly number[], reference: readonly number[]): Agreement => {
  const [center, aim] = [mean(values), mean(reference)]
  const spread = mean(values.map(value => (value - center) ** 2))
  const truth = mean(reference.map(value => (value - aim) ** 2))
  const common = mean(values.map((value, place) => (value - center) * (reference[place]! - aim)))
  const correlation = common / Math.sqrt(spread * truth)
  return {
    correlation,
    error: Math.sqrt(truth * (1 - correlation ** 2)),
    difference: Math.sqrt(mean(values.map((value, place) => (value - reference[place]!) ** 2))),
    scale: Math.sqrt(spread / truth),
    bias: center - aim,
  }
}
