import {
  appendFileSync,
  closeSync,
  fdatasyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { crc32 } from 'node:zlib'
import { read } from '@shared/ipc/read'
import { integer, jsonOf, object, text, type Of } from '@shared/ipc/schemas'
import { chain, err, ok, type Result } from '@shared/result'
import * as v from 'valibot'
import { ATLAS_HEADER } from './atlasFormat'

/*
 * What a build has found so far: a first line that names the build, and ten bytes for each value in the order in which
 * they were found: number (4), value (2), CRC-32 of both (4), low bytes first. If it is cut off or damaged, the whole
 * records still count.
 */

/** The build to which the values belong. */
const ATLAS_BUILD = object({
  header: ATLAS_HEADER,
  /** The number of arrays asked for, drawn with this seed; null for all arrays. */
  sample: v.nullable(object({ count: integer(1, 100_000_000), seed: text(1000) })),
})
export type AtlasBuild = Of<typeof ATLAS_BUILD>

const MAGIC = 'backrank atlas progress 1 '
const MAX_LINE = 65_536
const LINE_END = 0x0a

const RECORD_BYTES = 10
const VALUE_AT = 4
const CRC_AT = 6

/** The time between two syncs to the disk: a power cut loses no more than the values of this time. */
const SYNC_MS = 5000

/** What an earlier run has left. */
interface Left {
  readonly build: AtlasBuild
  /** Bytes of the first line, including its line end. */
  readonly lineBytes: number
}

/** Why a file is not the progress of a build. */
export type ProgressFault =
  /** The file is something else. */
  { readonly kind: 'noProgress' } | { readonly kind: 'otherBuild'; readonly found: AtlasBuild }

/**
 * Reads what an earlier run has left. Undefined if nothing was found yet: the file does not exist, or it was cut off within its first line.
 */
const leftIn = (bytes: Buffer): Result<Left | undefined, ProgressFault> => {
  const start = bytes.toString('latin1', 0, MAGIC.length)
  if (start !== MAGIC.slice(0, start.length)) return err({ kind: 'noProgress' })
  const end = bytes.indexOf(LINE_END)
  if (end === -1 && bytes.length < MAX_LINE) return ok(undefined)
  const build = read(jsonOf(ATLAS_BUILD, MAX_LINE), bytes.toString('utf8', MAGIC.length, end))
  return build.ok ? ok({ build: build.value, lineBytes: end + 1 }) : err({ kind: 'noProgress' })
}

const record = (number: number, value: number): Buffer => {
  const bytes = Buffer.alloc(RECORD_BYTES)
  bytes.writeUInt32LE(number)
  bytes.writeInt16LE(value, VALUE_AT)
  bytes.writeUInt32LE(crc32(bytes.subarray(0, CRC_AT)), CRC_AT)
  return bytes
}

/** Calls `found` with the number and value of every complete record. */
const readRecords = (bytes: Buffer, found: (number: number, value: number) => void): void => {
  for (let at = 0; at + RECORD_BYTES <= bytes.length; at += RECORD_BYTES) {
    const crc = crc32(bytes.subarray(at, at + CRC_AT))
    if (crc === bytes.readUInt32LE(at + CRC_AT))
      found(bytes.readUInt32LE(at), bytes.readInt16LE(at + VALUE_AT))
  }
}

/** What a build has found so far, and which build it is. */
export const readProgress = (
  bytes: Buffer,
  found: (number: number, value: number) => void,
): Result<AtlasBuild, ProgressFault> =>
  chain(leftIn(bytes), left => {
    if (!left) return err({ kind: 'noProgress' })
    readRecords(bytes.subarray(left.lineBytes), found)
    return ok(left.build)
  })

const isSameBuild = (one: AtlasBuild, other: AtlasBuild): boolean => {
  const withoutDate = ({ header, sample }: AtlasBuild) => JSON.stringify([{ ...header, date: '' }, sample])
  return withoutDate(one) === withoutDate(other)
}

/** The progress of a build, kept on the disk. */
export interface AtlasProgress extends Disposable {
  /** The build as it was first begun, with the date of the first run. */
  readonly build: AtlasBuild
  /** Writes a value to the file; throws the error of the system if that fails. */
  keep(number: number, value: number): void
}

const readIfThere = (file: string): Buffer => {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

/** Opens the file for more records and removes a partial record or first line left by a kill. */
const openFor = (file: string, build: AtlasBuild, left: Left | undefined, size: number): number => {
  const line = `${MAGIC}${JSON.stringify(build)}\n`
  const descriptor = openSync(file, 'a')
  if (left) ftruncateSync(descriptor, size - ((size - left.lineBytes) % RECORD_BYTES))
  else {
    ftruncateSync(descriptor, 0)
    appendFileSync(descriptor, line)
  }
  fdatasyncSync(descriptor)
  return descriptor
}

/**
 * Opens the progress of a build, or begins it. Throws the error of the system if a file cannot be read or written.
 *
 * @param found called with every value that is already known
 */
export const openProgress = (
  file: string,
  build: AtlasBuild,
  found: (number: number, value: number) => void,
): Result<AtlasProgress, ProgressFault> => {
  const bytes = readIfThere(file)
  const left = leftIn(bytes)
  if (!left.ok) return left
  const before = left.value
  if (before && !isSameBuild(before.build, build)) return err({ kind: 'otherBuild', found: before.build })
  if (before) readRecords(bytes.subarray(before.lineBytes), found)
  const descriptor = openFor(file, build, before, bytes.length)
  let synced = performance.now()
  return ok({
    build: before?.build ?? build,
    keep: (number, value) => {
      writeSync(descriptor, record(number, value))
      if (performance.now() - synced < SYNC_MS) return
      fdatasyncSync(descriptor)
      synced = performance.now()
    },
    [Symbol.dispose]: () => closeSync(descriptor),
  })
}
