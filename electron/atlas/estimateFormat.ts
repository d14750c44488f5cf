import { err, map, ok, type Result } from '@shared/result'
import { VALUE_BYTES, type AtlasFault } from './atlasFormat'
import type { SearchedArrays } from './fitRanks'
import type { PiecePlaces, RankModel } from './rankModel'

/*
 * What an estimate holds in place of values: the effects of White's ranks, of Black's ranks and of pairs of opposing pieces, two bytes each
 * in tenths of a centipawn; then six bytes for each array that was searched, ascending: number (4), value (2).
 */

const TENTHS = 10
const EFFECT_BYTES = 2
const MOST_TENTHS = 32_767
const NUMBER_BYTES = 4
const SEARCHED_BYTES = NUMBER_BYTES + VALUE_BYTES

/** The contents of an estimate. */
export interface Estimated {
  readonly model: RankModel
  readonly searched: SearchedArrays
}

const effectCount = ({ ranks, count }: PiecePlaces): number => 2 * ranks + count ** 2

/** How many bytes an estimate takes. */
export const estimateBytes = (places: PiecePlaces, searched: number): number =>
  effectCount(places) * EFFECT_BYTES + searched * SEARCHED_BYTES

/** The bytes of an estimate; effects are rounded to tenths of a centipawn. */
export const writeEstimate = ({ model, searched }: Estimated): Buffer => {
  const effects = [...model.white, ...model.black, ...model.crossed]
  const bytes = Buffer.alloc(effects.length * EFFECT_BYTES + searched.numbers.length * SEARCHED_BYTES)
  effects.forEach((effect, place) => {
    const tenths = Math.round(effect * TENTHS)
    bytes.writeInt16LE(Math.max(-MOST_TENTHS, Math.min(MOST_TENTHS, tenths)), place * EFFECT_BYTES)
  })
  searched.numbers.forEach((number, place) => {
    const at = effects.length * EFFECT_BYTES + place * SEARCHED_BYTES
    bytes.writeUInt32LE(number, at)
    bytes.writeInt16LE(searched.values[place]!, at + NUMBER_BYTES)
  })
  return bytes
}

const searchedIn = (bytes: Buffer, arrays: number): Result<SearchedArrays, AtlasFault> => {
  const count = bytes.length / SEARCHED_BYTES
  const numbers = new Uint32Array(count)
  const values = new Int16Array(count)
  for (let place = 0; place < count; place++) {
    numbers[place] = bytes.readUInt32LE(place * SEARCHED_BYTES)
    values[place] = bytes.readInt16LE(place * SEARCHED_BYTES + NUMBER_BYTES)
    const isAscending = place === 0 || numbers[place]! > numbers[place - 1]!
    if (!isAscending || numbers[place]! >= arrays) return err({ kind: 'damaged' })
  }
  return ok({ numbers, values })
}

/** Reads an estimate from bytes of the right length. */
export const readEstimate = (places: PiecePlaces, bytes: Buffer): Result<Estimated, AtlasFault> => {
  const { ranks } = places
  const end = effectCount(places) * EFFECT_BYTES
  return map(searchedIn(bytes.subarray(end), ranks * ranks), searched => {
    const effects = Float64Array.from(
      { length: effectCount(places) },
      (_, place) => bytes.readInt16LE(place * EFFECT_BYTES) / TENTHS,
    )
    const white = effects.subarray(0, ranks)
    const black = effects.subarray(ranks, 2 * ranks)
    return { model: { white, black, crossed: effects.subarray(2 * ranks) }, searched }
  })
}
