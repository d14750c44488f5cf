import type { Distribution, ValuedStart, ValuedStarts } from './fairness'
import { countValues, distributionOf } from './valueCounts'

/** The distribution of the values of starts, with the two that are farthest from equality. */
export interface Fairness extends Distribution {
  /** The start with the highest value for White; of equal ones, the one with the lowest number. */
  readonly best: ValuedStart
  /** The start with the lowest value for White; of equal ones, the one with the lowest number. */
  readonly worst: ValuedStart
}

/** The index of the best value; of equal ones the first. */
const placeOfBest = (
  values: ArrayLike<number>,
  isBetter: (one: number, other: number) => boolean,
): number => {
  let best = 0
  for (let place = 1; place < values.length; place++)
    if (isBetter(values[place]!, values[best]!)) best = place
  return best
}

/**
 * How fair these starts are.
 *
 * @param starts at least one
 */
export const fairnessOf = ({ numbers, values }: ValuedStarts): Fairness => {
  if (values.length === 0) throw new RangeError('no starts have no fairness')
  const startAt = (place: number): ValuedStart => ({ number: numbers[place]!, value: values[place]! })
  return {
    ...distributionOf(countValues(values)),
    best: startAt(placeOfBest(values, (one, other) => one > other)),
    worst: startAt(placeOfBest(values, (one, other) => one < other)),
  }
}
