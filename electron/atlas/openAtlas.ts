import { createHash } from 'node:crypto'
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { atlasFamily, type AtlasFamily } from '@shared/atlas/atlasFamily'
import { chain, err, ok, type Result } from '@shared/result'
import { isVariantId, variantById } from '@shared/variants'
import { unknownOption } from '@shared/variants/options'
import { notOrdinary } from '../files/disk/ordinaryFile'
import {
  CHECKSUM_BYTES,
  headerLength,
  NO_VALUE,
  PREFIX_BYTES,
  readAtlasHeader,
  VALUE_BYTES,
  valuesAt,
  valuesIn,
  type AtlasFault,
  type AtlasHeader,
} from './atlasFormat'

/** An atlas on the disk. Values are read where they lie. */
export interface Atlas extends Disposable {
  readonly header: AtlasHeader
  readonly family: AtlasFamily
  /** The value of an array in centipawns, White's view; undefined if it has none yet. A matter of microseconds. */
  valueOf(number: number): number | undefined
  /** The values of all arrays, by number; `NO_VALUE` for those that have none yet. */
  all(): Int16Array
}

/** Not on Windows, where nothing waits in opening a file. */
const WITHOUT_WAITING = (constants.O_NONBLOCK as number | undefined) ?? 0

/** Bytes read at a time where a whole file is read. */
const PIECE_BYTES = 1 << 20

/** Fills bytes from a place on; answers with those that are there where the file ends before. */
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

/** Bytes that were there when the file was checked; throws if the file has been cut since. */
const mustFill = (file: number, at: number, bytes: Buffer): Buffer => {
  if (fillAt(file, at, bytes).length < bytes.length)
    throw Object.assign(new Error('the atlas was cut off while it was read'), { code: 'EIO' })
  return bytes
}

const familyIn = ({ system, options, rules, arrays }: AtlasHeader): Result<AtlasFamily, AtlasFault> => {
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

/** Goes through the whole file: ten milliseconds for a million arrays. */
const checkSum = (file: number, end: number): Result<null, AtlasFault> => {
  const hash = createHash('sha256')
  for (let at = 0; at < end; at += PIECE_BYTES) hash.update(readAt(file, at, Math.min(PIECE_BYTES, end - at)))
  return hash.digest().equals(readAt(file, end, CHECKSUM_BYTES)) ? ok(null) : err({ kind: 'damaged' })
}

const openValues = (file: number, begin: number, header: AtlasHeader, family: AtlasFamily): Atlas => {
  const bytes = Buffer.alloc(VALUE_BYTES)
  return {
    header,
    family,
    valueOf: number => {
      if (!(Number.isInteger(number) && number >= 0 && number < header.arrays)) return undefined
      const value = mustFill(file, begin + number * VALUE_BYTES, bytes).readInt16LE()
      return value === NO_VALUE ? undefined : value
    },
    all: () => valuesIn(mustFill(file, begin, Buffer.alloc(header.arrays * VALUE_BYTES))),
    [Symbol.dispose]: () => closeSync(file),
  }
}

const openChecked = (file: number, size: number): Result<Atlas, AtlasFault> =>
  chain(headerLength(readAt(file, 0, PREFIX_BYTES)), length => {
    const begin = valuesAt(length)
    if (size < begin) return err({ kind: 'cutOff', bytes: size, expected: begin })
    return chain(readAtlasHeader(readAt(file, PREFIX_BYTES, length).toString()), header => {
      const end = begin + header.arrays * VALUE_BYTES
      return chain(checkLength(size, end + CHECKSUM_BYTES), () =>
        chain(checkSum(file, end), () =>
          chain(familyIn(header), family => ok(openValues(file, begin, header, family))),
        ),
      )
    })
  })

/**
 * Opens an atlas once all of it has been checked, so that no value is ever wrong. The caller disposes of it. Throws what the system
 * says of a file that cannot be read.
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
