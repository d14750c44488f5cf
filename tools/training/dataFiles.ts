import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { err, ok, type Result } from '@shared/result'
import { RECORD_BYTES, type TrainingCore } from './trainingCore'

/** A file of positions and how many of its last ones are held out. */
export interface DataFile {
  readonly path: string
  readonly records: number
  readonly heldOut: number
}

/** Of all positions one in so many is held out, but no more than that many. */
const HELD_OUT = 20
const MOST_HELD_OUT = 100_000

const sizeOf = (path: string): Result<number, string> => {
  try {
    return ok(statSync(path).size)
  } catch (error) {
    return err(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Looks how much there is; an error is a sentence. What is held out stands at the end of each file, so that
 * hardly a game lies on both sides.
 */
export const findData = (paths: readonly string[]): Result<readonly DataFile[], string> => {
  const files: DataFile[] = []
  for (const path of paths) {
    const size = sizeOf(path)
    if (!size.ok) return size
    const records = size.value / RECORD_BYTES
    if (!Number.isInteger(records) || records === 0)
      return err(`${path} has ${size.value} bytes, which is no number of positions`)
    const most = Math.ceil(MOST_HELD_OUT / paths.length)
    files.push({ path, records, heldOut: Math.min(most, Math.ceil(records / HELD_OUT)) })
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

/** How many positions there are to learn from, and how many are held out. */
export const countData = (files: readonly DataFile[]) => {
  const heldOut = total(files, file => file.heldOut)
  return { learnt: total(files, file => file.records) - heldOut, heldOut }
}

/** Reads all positions, those that are held out last; answers with the number of the first that is unsound. */
export const loadData = (core: TrainingCore, files: readonly DataFile[]): Result<void, string> => {
  let at = core.layout.records
  const copy = (path: string, first: number, records: number) => {
    readInto(path, first * RECORD_BYTES, records * RECORD_BYTES, core.bytes, at)
    at += records * RECORD_BYTES
  }
  for (const { path, records, heldOut } of files) copy(path, 0, records - heldOut)
  for (const { path, records, heldOut } of files) copy(path, records - heldOut, heldOut)
  const all = total(files, file => file.records)
  const unsound = core.exports.firstUnsound(core.layout.records, all)
  return unsound === all ? ok(undefined) : err(`position ${unsound} of the data is damaged`)
}
