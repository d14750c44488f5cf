import type { Role } from '@shared/board/role'
import { arrayRanks } from '@shared/setup/starts/arrayRanks'
import { remembered } from '@shared/setup/ranks/remembered'
import type { VariantDefinition, VariantRules } from '@shared/variants/variant'
import { boundedValue } from '../engine/search/arrays'

/*
 * Values of arrays from their two ranks: an effect of White's rank, one of Black's, and one for every piece of White on its file
 * together with every piece of Black on its own. Far fewer numbers than there are arrays, so that a sample of arrays decides them.
 */

/** What stands where in each back rank of a system whose sides have ranks of their own. */
export interface PiecePlaces {
  /** How many back ranks a side can have: an array is White's number times this plus Black's. */
  readonly ranks: number
  /** How many pairs of a piece and a file there are. */
  readonly count: number
  /** For each rank, by its number, the pairs that it has. */
  readonly of: readonly Uint16Array[]
}

const placesOf = (variant: VariantRules): PiecePlaces | undefined => {
  if (variant.start.black !== 'independent') return undefined
  const { ranks } = arrayRanks(variant)
  const width = ranks[0]!.length
  const roles = [...new Set(ranks.flat())].filter((role): role is Role => role !== undefined).sort()
  return {
    ranks: ranks.length,
    count: roles.length * width,
    of: ranks.map(rank =>
      Uint16Array.from(
        rank.flatMap((role, file) => (role === undefined ? [] : [roles.indexOf(role) * width + file])),
      ),
    ),
  }
}

const rememberedPlaces = remembered(rules => rules.start, placesOf)

/** The pieces on their files in all ranks of a system; undefined where one side's rank follows from the other's. Made once. */
export const piecePlaces = (variant: VariantDefinition): PiecePlaces | undefined => rememberedPlaces(variant)

/** The effects of ranks and pieces, in centipawns from White's view. */
export interface RankModel {
  /** Of White's rank, by its number; the mean of all arrays is in it. */
  readonly white: Float64Array
  /** Of Black's rank, by its number. */
  readonly black: Float64Array
  /** The entry at `w * count + b` belongs to White's piece `w` and Black's piece `b`. */
  readonly crossed: Float64Array
}

/** The value of an array by its ranks, in centipawns, not rounded. */
export const valueByRanks = ({ ranks, count, of }: PiecePlaces, model: RankModel, number: number): number => {
  const [white, black] = [Math.floor(number / ranks), number % ranks]
  let value = model.white[white]! + model.black[black]!
  for (const own of of[white]!) for (const other of of[black]!) value += model.crossed[own * count + other]!
  return value
}

/** The values of all arrays by their ranks, by number, as an atlas has them. */
export const valuesByRanks = ({ ranks, count, of }: PiecePlaces, model: RankModel): Int16Array => {
  const values = new Int16Array(ranks * ranks)
  const against = new Float64Array(count)
  for (let white = 0; white < ranks; white++) {
    against.fill(0)
    for (const own of of[white]!)
      for (let other = 0; other < count; other++) against[other]! += model.crossed[own * count + other]!
    for (let black = 0; black < ranks; black++) {
      let value = model.white[white]! + model.black[black]!
      for (const other of of[black]!) value += against[other]!
      values[white * ranks + black] = Math.round(boundedValue(value))
    }
  }
  return values
}
