import type { SetupGraph } from '@shared/solver/setupGraph'
import type { VariantDefinition } from '@shared/variants/variant'
import { startCount } from '@shared/setup/starts/starts'
import { arrayNumberOfFen } from './arrayNumberOfFen'

/**
 * The start numbers of a setup's arrays, in the order of its graph; undefined if one of them is not a start of the system. If the sides
 * have independent ranks, it is enough to look at one array for each rank.
 */
export const numbersOfGraph = (
  variant: VariantDefinition,
  options: readonly string[],
  { arrays, rows, columns }: SetupGraph,
): readonly (number | undefined)[] => {
  const numberOf = (place: number) => arrayNumberOfFen(variant, options, arrays[place]!.fen)
  if (variant.start.black !== 'independent' || arrays.length !== rows * columns)
    return arrays.map((_, place) => numberOf(place))
  const ranks = Math.round(Math.sqrt(startCount(variant)))
  const rankOf = (number: number | undefined, of: (number: number) => number) =>
    number === undefined ? undefined : of(number)
  const white = Array.from({ length: rows }, (_, row) =>
    rankOf(numberOf(row * columns), number => Math.floor(number / ranks)),
  )
  const black = Array.from({ length: columns }, (_, column) =>
    rankOf(numberOf(column), number => number % ranks),
  )
  return white.flatMap(row =>
    black.map(column => (row === undefined || column === undefined ? undefined : row * ranks + column)),
  )
}
