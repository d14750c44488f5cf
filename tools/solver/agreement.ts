/** How well one judge of the same things agrees with another. */
export interface Agreement {
  /** Pearson's coefficient, -1 to 1. */
  readonly correlation: number
  /** Root of the mean square by which the reference differs from the best line through the judge's values. */
  readonly error: number
  /** Root of the mean square of the differences, as values stand. */
  readonly difference: number
  /** The spread of the judge's values divided by that of the reference's. */
  readonly scale: number
  /** Mean of the judge's values less that of the reference's. */
  readonly bias: number
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Holds values against those of a reference, place by place; at least two, not all alike. */
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
