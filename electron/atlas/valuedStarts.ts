import { NO_VALUE, type ValuedStarts } from '@shared/atlas/fairness'

/** The starts that have a value. */
export const valuedStarts = (all: Int16Array): ValuedStarts => {
  const numbers = new Uint32Array(all.length)
  let count = 0
  for (let number = 0; number < all.length; number++) if (all[number] !== NO_VALUE) numbers[count++] = number
  if (count === all.length) return { numbers, values: all }
  return { numbers: numbers.subarray(0, count), values: all.filter(value => value !== NO_VALUE) }
}
