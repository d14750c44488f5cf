import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { err, map, ok, type Result } from '@shared/result'
import type { RecordFormat } from '../tuning/records'
import { readManifest, type Manifest } from '../tuning/shardFolder'
import type { TrainingCore } from './trainingCore'

/** A file of positions and how many of its last ones are held out. */
export interface DataFile {
  readonly path: string
  readonly records: number
  readonly heldOut: number
}

/** One position in this many is held out, up to a limit. */
const HELD_OUT = 20
const MAX_HELD_OUT = 100_000

const sizeOf = (path: string): Result<number, string> => {
  try {
    return ok(statSync(path).size)
  } catch (error) {
    return err(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const countRecords = (path: string, { bytes }: RecordFormat): Result<number, string> => {
  const size = sizeOf(path)
  if (!size.ok) return size
  const records = size.value / bytes
  return Number.isInteger(records) && records > 0
    ? ok(records)
    : err(`${path} has ${size.value} bytes, which is no number of positions`)
}

/** The shards of a folder: whole games are held out, in separate files. */
const filesOfFolder = (
  folder: string,
  { shards, format: found }: Manifest,
  format: RecordFormat,
): Result<readonly DataFile[], string> => {
  if (found !== format.name) return err(`${folder} holds positions of other boards`)
  const parts = shards.flatMap(({ train, heldOut }) => [
    { ...train, heldOut: 0 },
    { ...heldOut, heldOut: heldOut.positions },
  ])
  const files: DataFile[] = []
  for (const { file, positions, heldOut } of parts.filter(part => part.positions > 0)) {
    const path = join(folder, file)
    const records = countRecords(path, format)
    if (!records.ok) return records
    if (records.value !== positions) return err(`${path} is not what the manifest says`)
    files.push({ path, records: positions, heldOut })
  }
  return ok(files)
}

/** A file whose last positions are held out, so that hardly any game is on both sides. */
const partedFile = (path: string, format: RecordFormat, mostHeldOut: number): Result<DataFile, string> =>
  map(countRecords(path, format), records => ({
    path,
    records,
    heldOut: Math.min(mostHeldOut, Math.ceil(records / HELD_OUT)),
  }))

/** Finds the data in files and in folders of shards, and counts the positions; an error is a sentence. */
export const findData = (
  paths: readonly string[],
  format: RecordFormat,
): Result<readonly DataFile[], string> => {
  const files: DataFile[] = []
  for (const path of paths) {
    const manifest = readManifest(path)
    const found = manifest
      ? filesOfFolder(path, manifest, format)
      : map(partedFile(path, format, Math.ceil(MAX_HELD_OUT / paths.length)), file => [file])
    if (!found.ok) return found
    files.push(...found.value)
  }
  return ok(files)
}

const CHUNK = 1 << 24

const readInto = (path: string, from: number, length: number, target: Uint8Array, at: number): void => {
  const file = openSync(path, 'r')
  try {
    for (let done = 0; done < length;) {
      const read = readSync(file, target, at + done, Math.min(CHUNK, length - done), from + done)
      if (read === 0) throw new Error(`${path} has become shorter`)
      done += read
    }
  } finally {
    closeSync(file)
  }
}

const total = (files: readonly DataFile[], count: (file: DataFile) => number): number =>
  files.reduce((sum, file) => sum + count(file), 0)

/** The numbers of positions to learn from and held out. */
export const countData = (files: readonly DataFile[]) => {
  const heldOut = total(files, file => file.heldOut)
  return { learnt: total(files, file => file.records) - heldOut, heldOut }
}

/** Reads all positions, the held-out ones last; an error names the first damaged position. */
export const loadData = (core: TrainingCore, files: readonly DataFile[]): Result<void, string> => {
  let at = core.layout.records
  const bytes = core.exports.recordBytes()
  const copy = (path: string, first: number, records: number) => {
    readInto(path, first * bytes, records * bytes, core.bytes, at)
    at += records * bytes
  }
  for (const { path, records, heldOut } of files) copy(path, 0, records - heldOut)
  for (const { path, records, heldOut } of files) copy(path, records - heldOut, heldOut)
  const all = total(files, file => file.records)
  const unsound = core.exports.firstUnsound(core.layout.records, all)
  return unsound === all ? ok(undefined) : err(`position ${unsound} of the data is damaged`)
}
