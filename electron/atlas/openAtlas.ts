import { createHash } from 'node:crypto'
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { NO_VALUE } from '@shared/atlas/fairness'
import { atlasFamily, type AtlasFamily } from '@shared/atlas/atlasFamily'
import { chain, err, map, ok, type Result } from '@shared/result'
import { isVariantId, variantById } from '@shared/variants'
import { unknownOption } from '@shared/variants/options'
import { notOrdinary, WITHOUT_WAITING } from '../files/disk/ordinaryFile'
import {
  CHECKSUM_BYTES,
  headerLength,
  PREFIX_BYTES,
  readAtlasHeader,
  VALUE_BYTES,
  valuesAt,
  valuesIn,
  type AtlasFault,
  type AtlasHeader,
} from './atlasFormat'
import { estimateBytes, readEstimate } from './estimateFormat'
import type { SearchedArrays } from './fitRanks'
import { piecePlaces, valuesByRanks, wholeValueByRanks, type PiecePlaces } from './rankModel'
import { valuedStarts } from './valuedStarts'

/** An atlas on the disk. Values are read from the file when they are needed. */
export interface Atlas extends Disposable {
  readonly header: AtlasHeader
  readonly family: AtlasFamily
  /** The SHA-256 at its end, in hexadecimal digits, which identifies it. */
  readonly checksum: string
  /** The value of an array in centipawns, White's view; undefined if it has none yet. Takes microseconds. */
  valueOf(number: number): number | undefined
  /** The values of all arrays, by number; `NO_VALUE` for those that have none yet. */
  all(): Int16Array
  /**
   * The value that a search found for an array; undefined if it was not searched. It differs from `valueOf` only if values are estimated or
   * denoised.
   */
  foundOf(number: number): number | undefined
  /** The numbers of the arrays that were searched, ascending, and the values found. */
  found(): SearchedArrays
}

/** Bytes read at a time when a whole file is read. */
const PIECE_BYTES = 1 << 20

/** Fills bytes from an offset of the file; returns only those that exist if the file ends earlier. */
const fillAt = (file: number, at: number, bytes: Buffer): Buffer => {
  const { length } = bytes
  let filled = 0
  while (filled < length) {
    const read = readSync(file, bytes, filled, length - filled, at + filled)
    if (read === 0) break
    filled += read
  }
  return bytes.subarray(0, filled)
}

const readAt = (file: number, at: number, length: number): Buffer => fillAt(file, at, Buffer.alloc(length))

/** Reads bytes that existed when the file was checked; throws if the file has been cut off since. */
const mustFill = (file: number, at: number, bytes: Buffer): Buffer => {
  if (fillAt(file, at, bytes).length < bytes.length)
    throw Object.assign(new Error('the atlas was cut off while it was read'), { code: 'EIO' })
  return bytes
}

/** The family that a header names, provided that its arrays and rules are those of this version. */
export const familyIn = ({
  system,
  options,
  rules,
  arrays,
}: AtlasHeader): Result<AtlasFamily, AtlasFault> => {
  const other = err({ kind: 'otherRules', system } as const)
  if (!isVariantId(system)) return other
  const variant = variantById(system)
  if (unknownOption(variant, options) !== undefined) return other
  const family = atlasFamily(variant, options)
  return family.rules === rules && family.arrays === arrays ? ok(family) : other
}

const checkLength = (bytes: number, expected: number): Result<null, AtlasFault> => {
  if (bytes < expected) return err({ kind: 'cutOff', bytes, expected })
  return bytes === expected ? ok(null) : err({ kind: 'damaged' })
}

/** Checks the checksum of the whole file. Takes ten milliseconds for a million arrays. */
const checkSum = (file: number, end: number): Result<null, AtlasFault> => {
  const hash = createHash('sha256')
  for (let at = 0; at < end; at += PIECE_BYTES) hash.update(readAt(file, at, Math.min(PIECE_BYTES, end - at)))
  return hash.digest().equals(readAt(file, end, CHECKSUM_BYTES)) ? ok(null) : err({ kind: 'damaged' })
}

const isOf = ({ arrays }: AtlasHeader, number: number): boolean =>
  Number.isInteger(number) && number >= 0 && number < arrays

/** What the body of an atlas provides. */
type AtlasValues = Omit<Atlas, 'header' | 'checksum' | typeof Symbol.dispose>

/** A value for each array, read from the file at an offset. */
const valueTable = (file: number, begin: number, header: AtlasHeader): Pick<Atlas, 'valueOf' | 'all'> => {
  const bytes = Buffer.alloc(VALUE_BYTES)
  return {
    valueOf: number => {
      if (!isOf(header, number)) return undefined
      const value = mustFill(file, begin + number * VALUE_BYTES, bytes).readInt16LE()
      return value === NO_VALUE ? undefined : value
    },
    all: () => valuesIn(mustFill(file, begin, Buffer.alloc(header.arrays * VALUE_BYTES))),
  }
}

/** Opens the values of an atlas. Denoised values, if there are any, follow those that searches found. */
const openValues = (file: number, begin: number, header: AtlasHeader, family: AtlasFamily): AtlasValues => {
  const found = valueTable(file, begin, header)
  const told = header.denoised ? valueTable(file, begin + header.arrays * VALUE_BYTES, header) : found
  return {
    ...told,
    family,
    foundOf: found.valueOf,
    found: () => {
      const { numbers, values } = valuedStarts(found.all())
      return { numbers: Uint32Array.from(numbers), values: Int16Array.from(values) }
    },
  }
}

interface EstimateBody {
  readonly family: AtlasFamily
  readonly places: PiecePlaces
  readonly trust: number
}

/** The index of a number in an ascending list; -1 if it is not there. */
const placeOf = (numbers: Uint32Array, wanted: number): number => {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return numbers[low] === wanted ? low : -1
}

/** Opens an estimate, which is small and read as a whole. */
const openEstimate = (
  file: number,
  begin: number,
  header: AtlasHeader,
  { family, places, trust }: EstimateBody,
): Result<AtlasValues, AtlasFault> => {
  const length = estimateBytes(places, header.estimate!.searched)
  return map(
    readEstimate(places, mustFill(file, begin, Buffer.alloc(length))),
    ({ model, searched: { numbers, values } }) => {
      const foundOf = (number: number): number | undefined => values[placeOf(numbers, number)]
      const settled = (estimate: number, value: number) => Math.round(estimate + trust * (value - estimate))
      return {
        family,
        valueOf: number => {
          if (!isOf(header, number)) return undefined
          const estimate = wholeValueByRanks(places, model, number)
          return settled(estimate, foundOf(number) ?? estimate)
        },
        all: () => {
          const all = valuesByRanks(places, model)
          for (let place = 0; place < numbers.length; place++)
            all[numbers[place]!] = settled(all[numbers[place]!]!, values[place]!)
          return all
        },
        foundOf,
        found: () => ({ numbers, values }),
      }
    },
  )
}

/** What is needed to read an estimate; undefined for an atlas of values. */
const estimateBody = (header: AtlasHeader): Result<EstimateBody | undefined, AtlasFault> => {
  const { estimate } = header
  if (!estimate) return ok(undefined)
  return chain(familyIn(header), family => {
    const places = piecePlaces(variantById(family.system))
    return places ? ok({ family, places, trust: estimate.trust }) : err({ kind: 'damaged' })
  })
}

const bodyBytes = (header: AtlasHeader, estimate: EstimateBody | undefined): number =>
  estimate
    ? estimateBytes(estimate.places, header.estimate!.searched)
    : header.arrays * VALUE_BYTES * (header.denoised ? 2 : 1)

const openChecked = (file: number, size: number): Result<Atlas, AtlasFault> => {
  const prefix = readAt(file, 0, PREFIX_BYTES)
  return chain(headerLength(prefix), length => {
    const begin = valuesAt(length)
    if (size < begin) return err({ kind: 'cutOff', bytes: size, expected: begin })
    return chain(readAtlasHeader(readAt(file, PREFIX_BYTES, length).toString(), prefix), header =>
      chain(estimateBody(header), estimate => {
        const end = begin + bodyBytes(header, estimate)
        return chain(checkLength(size, end + CHECKSUM_BYTES), () =>
          chain(checkSum(file, end), () =>
            map(
              estimate
                ? openEstimate(file, begin, header, estimate)
                : map(familyIn(header), family => openValues(file, begin, header, family)),
              values => ({
                ...values,
                header,
                checksum: readAt(file, end, CHECKSUM_BYTES).toString('hex'),
                [Symbol.dispose]: () => closeSync(file),
              }),
            ),
          ),
        )
      }),
    )
  })
}

/**
 * Opens an atlas after checking all of it, so that no value is ever wrong. The caller disposes of it. Throws the error of the system if the
 * file cannot be read.
 */
export const openAtlas = (path: string): Result<Atlas, AtlasFault> => {
  const file = openSync(path, constants.O_RDONLY | WITHOUT_WAITING)
  let opened: Result<Atlas, AtlasFault> | undefined
  try {
    const found = fstatSync(file)
    if (!found.isFile()) throw notOrdinary(path)
    opened = openChecked(file, found.size)
    return opened
  } finally {
    if (!opened?.ok) closeSync(file)
  }
}
