import type { ValuedStarts } from '@shared/atlas/fairness'
import { NO_VALUE } from '../../atlas/atlasFormat'

/** The starts that have a value. */
export const valuedStarts = (all: Int16Array): ValuedStarts => {
  const numbers = Uint32Array.from(all.keys()).filter(number => all[number] !== NO_VALUE)
  return { numbers, values: Int16Array.from(numbers, number => all[number]!) }
}
