import { endianness } from 'node:os'
import * as v from 'valibot'
import { read } from '@shared/ipc/read'
import { integer, jsonOf, object, options, text, word, type Of } from '@shared/ipc/schemas'
import { err, ok, type Result } from '@shared/result'

/*
 * The bytes of an atlas, as docs/atlas.md describes them: a prefix of 16 bytes, the header as JSON padded to a multiple of 16, the values,
 * and the SHA-256 of all that. Values of searches take two bytes for each array, followed by denoised values if there are any. An estimate
 * holds the effects of ranks and pieces instead, and the values of the arrays that were searched (`estimateFormat.ts`).
 */

/** Files of one format cannot be read as files of another. */
const FORMATS = { values: 1, estimate: 2, denoised: 3 } as const
const KNOWN_FORMATS: readonly number[] = Object.values(FORMATS)

const MAGIC = 'BKRATLAS'
const FORMAT_AT = 8
const HEADER_BYTES_AT = 12

/** Bytes of the prefix, which comes before the header. */
export const PREFIX_BYTES = 16

/** Bytes of the SHA-256 at the end. */
export const CHECKSUM_BYTES = 32

/** Bytes of an array's value: a signed whole number, low byte first. */
export const VALUE_BYTES = 2

const ALIGNMENT = 16
const MAX_HEADER_BYTES = 65_536

/** More arrays than any system has. */
const MAX_ATLAS_ARRAYS = 100_000_000

/** More than values can differ by, in centipawns. */
const MOST_DEVIATION = 6000

/** A day as text: `2026-11-25`. */
export const DAY_PATTERN = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** The header of an atlas, which describes it. */
export const ATLAS_HEADER = object({
  /** The family, by its first system and its options: {@link import('@shared/atlas/atlasFamily').AtlasFamily}. */
  system: word,
  options,
  rules: word,
  arrays: integer(1, MAX_ATLAS_ARRAYS),
  engine: object({
    name: text(1000),
    /** Everything about the engine that affects the values. */
    identity: text(20_000),
  }),
  /** Nodes for each array. */
  nodes: integer(1, Number.MAX_SAFE_INTEGER),
  /** The day on which the build was begun. */
  date: v.pipe(v.string(), v.regex(DAY_PATTERN)),
  /** Present only if the values are estimated from those of some arrays. */
  estimate: v.exactOptional(
    object({
      /** How many arrays were searched. */
      searched: integer(1, MAX_ATLAS_ARRAYS),
      /**
       * The root mean square of the difference between an array's estimate and its searched value, in centipawns, found by leaving values
       * out.
       */
      deviation: v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_DEVIATION)),
      /** The share, 0 to 1, of the difference between a searched value and its estimate that counts. */
      trust: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
  ),
  /** Present only if all arrays were searched and their values then denoised with the help of each other. */
  denoised: v.exactOptional(
    object({
      /** The share, 0 to 1, of the difference between a searched value and the pattern of all values that counts. */
      trust: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
  ),
})
export type AtlasHeader = Of<typeof ATLAS_HEADER>

const formatOf = ({ estimate, denoised }: AtlasHeader): number => {
  if (estimate) return FORMATS.estimate
  return denoised ? FORMATS.denoised : FORMATS.values
}

/** Whether the values of two atlases can be combined: the same starts, searched by the same engine with the same number of nodes. */
export const isAlike = (one: AtlasHeader, other: AtlasHeader): boolean =>
  one.rules === other.rules &&
  one.arrays === other.arrays &&
  one.engine.identity === other.engine.identity &&
  one.nodes === other.nodes

/** Why a file is not an atlas that can be read. */
export type AtlasFault =
  | { readonly kind: 'noAtlas' }
  | { readonly kind: 'otherFormat'; readonly found: number; readonly known: number }
  | { readonly kind: 'cutOff'; readonly bytes: number; readonly expected: number }
  | { readonly kind: 'damaged' }
  /** The arrays, their numbers or the rules of play were different when it was built. */
  | { readonly kind: 'otherRules'; readonly system: string }

/** The first bytes of an atlas, up to its values. */
export const atlasHead = (header: AtlasHeader): Buffer => {
  const json = Buffer.from(JSON.stringify(header))
  const bytes = Buffer.alloc(Math.ceil((PREFIX_BYTES + json.length) / ALIGNMENT) * ALIGNMENT)
  bytes.write(MAGIC, 'latin1')
  bytes.writeUInt32LE(formatOf(header), FORMAT_AT)
  bytes.writeUInt32LE(json.length, HEADER_BYTES_AT)
  json.copy(bytes, PREFIX_BYTES)
  return bytes
}

/** How many bytes of JSON follow the prefix. */
export const headerLength = (prefix: Buffer): Result<number, AtlasFault> => {
  const magic = prefix.toString('latin1', 0, MAGIC.length)
  if (magic !== MAGIC.slice(0, magic.length) || magic === '') return err({ kind: 'noAtlas' })
  if (prefix.length < PREFIX_BYTES)
    return err({ kind: 'cutOff', bytes: prefix.length, expected: PREFIX_BYTES })
  const found = prefix.readUInt32LE(FORMAT_AT)
  if (!KNOWN_FORMATS.includes(found))
    return err({ kind: 'otherFormat', found, known: Math.max(...KNOWN_FORMATS) })
  const length = prefix.readUInt32LE(HEADER_BYTES_AT)
  return length <= MAX_HEADER_BYTES ? ok(length) : err({ kind: 'damaged' })
}

/** The header that the JSON holds, in a file that begins with this prefix. */
export const readAtlasHeader = (json: string, prefix: Buffer): Result<AtlasHeader, AtlasFault> => {
  const header = read(jsonOf(ATLAS_HEADER, MAX_HEADER_BYTES), json)
  return header.ok && prefix.readUInt32LE(FORMAT_AT) === formatOf(header.value)
    ? header
    : err({ kind: 'damaged' })
}

/** The offset at which the values of an atlas begin. */
export const valuesAt = (headerBytes: number): number =>
  Math.ceil((PREFIX_BYTES + headerBytes) / ALIGNMENT) * ALIGNMENT

/** Values as bytes for a file. */
export const valueBytes = (values: Int16Array): Buffer => {
  const bytes = Buffer.alloc(values.length * VALUE_BYTES)
  values.forEach((value, place) => bytes.writeInt16LE(value, place * VALUE_BYTES))
  return bytes
}

/** Values from the bytes of a file. */
export const valuesIn = (bytes: Buffer): Int16Array => {
  const copy = Buffer.alloc(bytes.length)
  bytes.copy(copy)
  if (endianness() === 'BE') copy.swap16()
  return new Int16Array(copy.buffer, copy.byteOffset, copy.length / VALUE_BYTES)
}
