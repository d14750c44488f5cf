import type { Distribution, ValuedStart, ValuedStarts } from './fairness'
import { countValues, distributionOf } from './valueCounts'

/** How the values of starts are distributed, and which of them are the farthest from equality. */
export interface Fairness extends Distribution {
  /** The start with the highest value for White, the lowest number among equals. */
  readonly best: ValuedStart
  /** The start with the lowest value for White, the lowest number among equals. */
  readonly worst: ValuedStart
}

/** The place of the first value that no other is better than. */
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
