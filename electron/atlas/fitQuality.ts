import type { SearchedArrays } from './fitRanks'
import { valueByRanks, type PiecePlaces, type RankModel } from './rankModel'

/** How well a rank model predicts the value of an array that it has not seen, found by leaving values out. */
export interface FitQuality {
  /** The root mean square of the prediction error, in centipawns. */
  readonly deviation: number
  /** The correlation between predicted and searched values. */
  readonly correlation: number
}

/** The number of parts into which the values are divided; one part is left out at a time. */
const FOLDS = 5

const pickedFrom = (
  { numbers, values }: SearchedArrays,
  test: (place: number) => boolean,
): SearchedArrays => ({
  numbers: numbers.filter((_, place) => test(place)),
  values: values.filter((_, place) => test(place)),
})

/** The weight of each array, chosen so that all of White's ranks count alike, however many of their arrays were searched. */
const weightsOf = (ranks: number, numbers: Uint32Array): Float64Array => {
  const seen = new Uint32Array(ranks)
  for (const number of numbers) seen[Math.floor(number / ranks)]! += 1
  return Float64Array.from(numbers, number => 1 / seen[Math.floor(number / ranks)]!)
}

type Moments = Record<
  'weight' | 'told' | 'found' | 'toldSquare' | 'foundSquare' | 'product' | 'square',
  number
>

const correlationOf = ({ weight, told, found, toldSquare, foundSquare, product }: Moments): number => {
  const between = product / weight - (told / weight) * (found / weight)
  const ofTold = toldSquare / weight - (told / weight) ** 2
  const ofFound = foundSquare / weight - (found / weight) ** 2
  return ofTold > 0 && ofFound > 0 ? between / Math.sqrt(ofTold * ofFound) : 0
}

/** Fits the model to four fifths of the values at a time, and compares its predictions with the remaining fifth. */
export const fitQuality = (
  places: PiecePlaces,
  searched: SearchedArrays,
  fit: (searched: SearchedArrays) => RankModel,
): FitQuality => {
  const sums: Moments = { weight: 0, told: 0, found: 0, toldSquare: 0, foundSquare: 0, product: 0, square: 0 }
  const weights = weightsOf(places.ranks, searched.numbers)
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fit(pickedFrom(searched, place => place % FOLDS !== fold))
    for (let place = fold; place < searched.numbers.length; place += FOLDS) {
      const told = valueByRanks(places, model, searched.numbers[place]!)
      const found = searched.values[place]!
      const weight = weights[place]!
      sums.weight += weight
      sums.told += weight * told
      sums.found += weight * found
      sums.toldSquare += weight * told ** 2
      sums.foundSquare += weight * found ** 2
      sums.product += weight * told * found
      sums.square += weight * (told - found) ** 2
    }
  }
  return { deviation: Math.sqrt(sums.square / sums.weight), correlation: correlationOf(sums) }
}
