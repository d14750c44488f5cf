import type { Role } from '@shared/board/role'
import { arrayRanks } from '@shared/setup/starts/arrayRanks'
import { remembered } from '@shared/remembered'
import type { VariantRules } from '@shared/variants/variant'
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

/** The pieces on their files in all ranks of a system; undefined where one side's rank follows from the other's. Made once. */
export const piecePlaces = remembered(placesOf, rules => rules.start)

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

/** An atlas keeps effects in whole tenths of a centipawn. */
const TENTHS = 10

const inTenths = (effects: Float64Array): Int32Array =>
  Int32Array.from(effects, effect => Math.round(effect * TENTHS))

/** More tenths than any sum of effects has below zero; a multiple of ten. */
const BELOW = 1e8

/** A value in whole centipawns, from one in tenths; halves go up. In integers of 32 bits, because millions are made. */
const fromTenths = (tenths: number): number =>
  boundedValue((((tenths + BELOW + TENTHS / 2) / TENTHS) | 0) - BELOW / TENTHS)

/** The value of an array by its ranks as an atlas has it, in whole centipawns: its effects are whole tenths, whose sum is exact. */
export const wholeValueByRanks = (places: PiecePlaces, model: RankModel, number: number): number =>
  fromTenths(Math.round(valueByRanks(places, model, number) * TENTHS))

/** Halves of ranks, each once. */
interface RankHalves {
  /** The pairs of a piece and a file that each half has. */
  readonly halves: readonly Uint16Array[]
  /** For each rank, by its number, the places of its two halves. */
  readonly left: Uint16Array
  readonly right: Uint16Array
}

/** Ranks have far fewer halves than there are ranks, so that most of a sum over pieces is done once for many of them. */
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

/** The values of all arrays by their ranks, by number, each as {@link wholeValueByRanks} has it. */
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
