import type { Role } from '@shared/board/role'
import { arrayRanks } from '@shared/setup/starts/arrayRanks'
import { remembered } from '@shared/remembered'
import type { VariantRules } from '@shared/variants/variant'
import { boundedValue } from '../engine/search/arrays'

/*
 * Computes values of arrays from their two ranks: an effect of White's rank, one of Black's, and one for every pair of a White piece on its
 * file and a Black piece on its file. These are far fewer numbers than there are arrays, so a sample of arrays determines them.
 */

/** Which pieces stand on which files in each back rank of a system whose sides have independent ranks. */
export interface PiecePlaces {
  /** How many back ranks a side can have: an array is White's number times this plus Black's. */
  readonly ranks: number
  /** How many pairs of a piece and a file there are. */
  readonly count: number
  /** For each rank, by its number, the pairs of a piece and a file that it has. */
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

/** The pieces on their files in all ranks of a system; undefined if one side's rank follows from the other's. Computed once. */
export const piecePlaces = remembered(placesOf, rules => rules.start)

/** The effects of ranks and pieces, in centipawns from White's view. */
export interface RankModel {
  /** The effect of White's rank, by its number; includes the mean of all arrays. */
  readonly white: Float64Array
  /** The effect of Black's rank, by its number. */
  readonly black: Float64Array
  /** The entry at `w * count + b` belongs to White's piece `w` and Black's piece `b`. */
  readonly crossed: Float64Array
}

/** The value of an array according to its ranks, in centipawns, not rounded. */
export const valueByRanks = ({ ranks, count, of }: PiecePlaces, model: RankModel, number: number): number => {
  const [white, black] = [Math.floor(number / ranks), number % ranks]
  let value = model.white[white]! + model.black[black]!
  for (const own of of[white]!) for (const other of of[black]!) value += model.crossed[own * count + other]!
  return value
}

/** Tenths in a centipawn. An atlas keeps effects in whole tenths. */
const TENTHS = 10

const inTenths = (effects: Float64Array): Int32Array =>
  Int32Array.from(effects, effect => Math.round(effect * TENTHS))

/** An offset that makes every sum of effects positive; a multiple of ten. */
const BELOW = 1e8

/** Converts tenths to whole centipawns; halves are rounded up. Uses 32-bit integers because millions of values are made. */
const fromTenths = (tenths: number): number =>
  boundedValue((((tenths + BELOW + TENTHS / 2) / TENTHS) | 0) - BELOW / TENTHS)

/**
 * The value of an array according to its ranks as an atlas has it, in whole centipawns: the effects are whole tenths, so their sum is
 * exact.
 */
export const wholeValueByRanks = (places: PiecePlaces, model: RankModel, number: number): number =>
  fromTenths(Math.round(valueByRanks(places, model, number) * TENTHS))

/** The distinct halves of ranks. */
interface RankHalves {
  /** The pairs of a piece and a file that each half has. */
  readonly halves: readonly Uint16Array[]
  /** For each rank, by its number, the indices of its two halves. */
  readonly left: Uint16Array
  readonly right: Uint16Array
}

/** There are far fewer halves than ranks, so most of a sum over pieces is computed once for many ranks. */
const halvesOf = ({ of }: PiecePlaces): RankHalves => {
  const halves: Uint16Array[] = []
  const places = new Map<string, number>()
  const placeOf = (half: Uint16Array): number => {
    const key = half.join()
    const place = places.get(key) ?? halves.push(half) - 1
    places.set(key, place)
    return place
  }
  const left = Uint16Array.from(of, own => placeOf(own.subarray(0, own.length >> 1)))
  const right = Uint16Array.from(of, own => placeOf(own.subarray(own.length >> 1)))
  return { halves, left, right }
}

/** The values of all arrays according to their ranks, by number, each equal to {@link wholeValueByRanks}. */
export const valuesByRanks = (places: PiecePlaces, model: RankModel): Int16Array => {
  const { ranks, count, of } = places
  const [whites, blacks, crossed] = [model.white, model.black, model.crossed].map(inTenths) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ]
  const { halves, left, right } = halvesOf(places)
  const values = new Int16Array(ranks * ranks)
  const against = new Int32Array(count)
  const sums = new Int32Array(halves.length)
  for (let white = 0, number = 0; white < ranks; white++) {
    against.fill(0)
    for (const own of of[white]!)
      for (let other = 0; other < count; other++) against[other]! += crossed[own * count + other]!
    for (let half = 0; half < sums.length; half++) {
      let sum = 0
      for (const other of halves[half]!) sum += against[other]!
      sums[half] = sum
    }
    for (let black = 0; black < ranks; black++, number++)
      values[number] = fromTenths(
        whites[white]! + blacks[black]! + sums[left[black]!]! + sums[right[black]!]!,
      )
  }
  return values
}
