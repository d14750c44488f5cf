import { seededRandom, type Random } from '../setup/starts/random'
import type { SetupGraph } from './setupGraph'

/** Neither side goes where it gets nothing, and no value is as far as this. */
const NOWHERE = 1e9

/** A value that stands for no drawn rank at all. */
export const isNowhere = (value: number): boolean => Math.abs(value) >= NOWHERE

/** A half of so many places, by lot. */
const half = (count: number, random: Random): readonly boolean[] => {
  const kept = Array.from({ length: count }, (_, place) => place < Math.ceil(count / 2))
  for (let place = count - 1; place > 0; place--) {
    const other = random.below(place + 1)
    ;[kept[place], kept[other]] = [kept[other]!, kept[place]!]
  }
  return kept
}

/**
 * Takes half of the ranks that were drawn away, others each time. How far the answer moves by that is how far a sample as
 * large as the whole one moves it: what half of a sample departs from the whole has the same variance as what the whole
 * one departs from its own mean.
 *
 * @returns changes the values of the arrays in place; undefined if nothing was drawn by lot
 */
export const thinning = (
  { sampled, rows, columns }: SetupGraph,
  seed: string,
): ((values: Float64Array) => void) | undefined => {
  if (!sampled) return undefined
  const random = seededRandom(`${seed} thinned`)
  const whole = (count: number): readonly boolean[] => Array.from({ length: count }, () => true)
  return values => {
    const keptRows = sampled.rows ? half(rows, random) : whole(rows)
    const keptColumns = sampled.columns ? half(columns, random) : whole(columns)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        if (!keptColumns[column]) values[row * columns + column] = NOWHERE
        if (!keptRows[row]) values[row * columns + column] = -NOWHERE
      }
  }
}
