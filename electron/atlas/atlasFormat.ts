import { endianness } from 'node:os'
import * as v from 'valibot'
import { read } from '@shared/ipc/read'
import { integer, jsonOf, object, options, text, word, type Of } from '@shared/ipc/schemas'
import { err, ok, type Result } from '@shared/result'

/*
 * The bytes of an atlas, as docs/atlas.md describes them: a prefix of 16 bytes, the header as JSON padded to a multiple
 * of 16, the values, and the SHA-256 of all that. Values of searches are two bytes an array, with denoised values behind them
 * where there are any. An estimate holds the effects of ranks and pieces instead, and the values of the arrays that were
 * searched (`estimateFormat.ts`).
 */

/** Files of one format cannot be read as files of another. */
const FORMATS = { values: 1, estimate: 2, denoised: 3 } as const
const KNOWN_FORMATS: readonly number[] = Object.values(FORMATS)

const MAGIC = 'BKRATLAS'
const FORMAT_AT = 8
const HEADER_BYTES_AT = 12

/** Bytes before the header. */
export const PREFIX_BYTES = 16

/** Bytes of the SHA-256 at the end. */
export const CHECKSUM_BYTES = 32

/** Bytes of an array's value: a signed whole number, low byte first. */
export const VALUE_BYTES = 2

const ALIGNMENT = 16
const MAX_HEADER_BYTES = 65_536

/** More arrays than any system has. */
const MAX_ATLAS_ARRAYS = 100_000_000

/** Beyond what values can differ by, in centipawns. */
const MOST_DEVIATION = 6000

/** A day: `2026-11-25`. */
export const DAY_PATTERN = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** What an atlas says of itself. */
export const ATLAS_HEADER = object({
  /** The family, by its first system and its options: {@link import('@shared/atlas/atlasFamily').AtlasFamily}. */
  system: word,
  options,
  rules: word,
  arrays: integer(1, MAX_ATLAS_ARRAYS),
  engine: object({
    name: text(1000),
    /** Everything that changes its values. */
    identity: text(20_000),
  }),
  /** Nodes for each array. */
  nodes: integer(1, Number.MAX_SAFE_INTEGER),
  /** The day on which it was begun. */
  date: v.pipe(v.string(), v.regex(DAY_PATTERN)),
  /** Only where the values are estimated from those of some arrays. */
  estimate: v.exactOptional(
    object({
      /** How many arrays were searched. */
      searched: integer(1, MAX_ATLAS_ARRAYS),
      /**
       * Root of the mean square of what the estimate of an array is off its searched value by, in centipawns, found by leaving
       * values out.
       */
      deviation: v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_DEVIATION)),
      /** The share, 0 to 1, of what a searched value differs from its estimate by that counts. */
      trust: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
  ),
  /** Only where all arrays were searched, and their values then denoised by each other. */
  denoised: v.exactOptional(
    object({
      /** The share, 0 to 1, of what a searched value differs from the pattern of all values by that counts. */
      trust: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
  ),
})
export type AtlasHeader = Of<typeof ATLAS_HEADER>

const formatOf = ({ estimate, denoised }: AtlasHeader): number => {
  if (estimate) return FORMATS.estimate
  return denoised ? FORMATS.denoised : FORMATS.values
}

/** Values of both may stand side by side: the same starts, searched by the same engine with as many nodes. */
export const isAlike = (one: AtlasHeader, other: AtlasHeader): boolean =>
  one.rules === other.rules &&
  one.arrays === other.arrays &&
  one.engine.identity === other.engine.identity &&
  one.nodes === other.nodes

/** Why a file is no atlas that can be read. */
export type AtlasFault =
  | { readonly kind: 'noAtlas' }
  | { readonly kind: 'otherFormat'; readonly found: number; readonly known: number }
  | { readonly kind: 'cutOff'; readonly bytes: number; readonly expected: number }
  | { readonly kind: 'damaged' }
  /** Arrays, their numbers or the rules of play were others when it was built. */
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

/** The header that the JSON says, in a file that begins so. */
export const readAtlasHeader = (json: string, prefix: Buffer): Result<AtlasHeader, AtlasFault> => {
  const header = read(jsonOf(ATLAS_HEADER, MAX_HEADER_BYTES), json)
  return header.ok && prefix.readUInt32LE(FORMAT_AT) === formatOf(header.value)
    ? header
    : err({ kind: 'damaged' })
}

/** Where the values of an atlas begin. */
export const valuesAt = (headerBytes: number): number =>
  Math.ceil((PREFIX_BYTES + headerBytes) / ALIGNMENT) * ALIGNMENT

/** Values as they are written. */
export const valueBytes = (values: Int16Array): Buffer => {
  const bytes = Buffer.alloc(values.length * VALUE_BYTES)
  values.forEach((value, place) => bytes.writeInt16LE(value, place * VALUE_BYTES))
  return bytes
}

/** Values as they were written. */
export const valuesIn = (bytes: Buffer): Int16Array => {
  const copy = Buffer.alloc(bytes.length)
  bytes.copy(copy)
  if (endianness() === 'BE') copy.swap16()
  return new Int16Array(copy.buffer, copy.byteOffset, copy.length / VALUE_BYTES)
}
