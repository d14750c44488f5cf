import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { err, ok, type Result } from '@shared/result'
import { EIGHT_RECORDS, WIDE_RECORDS, type RecordFormat } from './records'

/** A file of positions, and what it must contain. */
export interface Part {
  readonly file: string
  readonly positions: number
  readonly sha256: string
}

/** The entry of a shard in the manifest. */
export interface ShardEntry {
  readonly number: number
  readonly games: number
  readonly plies: number
  /** Positions dropped because they already occurred in this shard or an earlier one. */
  readonly duplicates: number
  readonly train: Part
  readonly heldOut: Part
}

/** What determines the shards; a folder has one origin. */
export type Origin = Readonly<Record<string, string | number>>

/** All shards of a folder, in the order of their numbers, without gaps. */
export interface Manifest {
  /** The name of the {@link RecordFormat}. */
  readonly format: string
  readonly origin: Origin
  readonly shards: readonly ShardEntry[]
}

/** A shard's positions after sifting. */
export interface Sifted extends Pick<ShardEntry, 'games' | 'plies' | 'duplicates'> {
  readonly train: Buffer
  readonly heldOut: Buffer
}

export const MANIFEST_FILE = 'manifest.json'
const SHARD_FILES = /^(train|held-out)-\d{5}\.bin(\.part)?$/

/** Writes a file whole or not at all, even if the machine fails. */
const replaceFile = (file: string, content: string | Buffer): void => {
  const part = openSync(`${file}.part`, 'w')
  writeFileSync(part, content)
  fsyncSync(part)
  closeSync(part)
  renameSync(`${file}.part`, file)
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

const writePart = (
  folder: string,
  { bytes }: RecordFormat,
  kind: string,
  number: number,
  content: Buffer,
): Part => {
  const file = `${kind}-${String(number).padStart(5, '0')}.bin`
  replaceFile(path.join(folder, file), content)
  return { file, positions: content.length / bytes, sha256: sha256(content) }
}

const saveManifest = (folder: string, manifest: Manifest): void =>
  replaceFile(path.join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, undefined, 1)}\n`)

/** The format of the records of a folder; undefined for one that this program does not know. */
export const formatOf = ({ format }: Manifest): RecordFormat | undefined =>
  [EIGHT_RECORDS, WIDE_RECORDS].find(({ name }) => name === format)

/** Writes the next shard, then the manifest that names it: after a crash in between, the shard is made again. */
export const addShard = (
  folder: string,
  manifest: Manifest,
  { train, heldOut, ...counts }: Sifted,
): Manifest => {
  const number = manifest.shards.length
  const format = formatOf(manifest)!
  const entry: ShardEntry = {
    number,
    ...counts,
    train: writePart(folder, format, 'train', number, train),
    heldOut: writePart(folder, format, 'held-out', number, heldOut),
  }
  const next = { ...manifest, shards: [...manifest.shards, entry] }
  saveManifest(folder, next)
  return next
}

/** The number of positions, including the held-out ones. */
export const countPositions = ({ shards }: Manifest): number =>
  shards.reduce((sum, { train, heldOut }) => sum + train.positions + heldOut.positions, 0)

const differing = (a: Origin, b: Origin): readonly string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(name => a[name] !== b[name])

/** The manifest of a folder that a run has filled; undefined for anything else. */
export const readManifest = (folder: string): Manifest | undefined => {
  const file = path.join(folder, MANIFEST_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined
}

/**
 * The training files of a folder of shards; any other path is a file of positions. Throws if the folder has positions
 * of larger boards.
 */
export const trainFiles = (place: string): readonly string[] => {
  const manifest = readManifest(place)
  if (!manifest) return [place]
  if (formatOf(manifest) !== EIGHT_RECORDS) throw new Error(`${place} has no positions on eight by eight`)
  return manifest.shards.map(({ train }) => path.join(place, train.file))
}

const removeUnlisted = (folder: string, { shards }: Manifest): void => {
  const listed = new Set(shards.flatMap(({ train, heldOut }) => [train.file, heldOut.file]))
  for (const name of readdirSync(folder))
    if (SHARD_FILES.test(name) && !listed.has(name)) rmSync(path.join(folder, name))
}

/**
 * Opens a folder, new or left by an earlier run; files that the earlier run did not finish are removed. An error is a
 * sentence, for example if the folder holds positions of another origin.
 */
export const openFolder = (
  folder: string,
  { name }: RecordFormat,
  origin: Origin,
): Result<Manifest, string> => {
  mkdirSync(folder, { recursive: true })
  const manifest = readManifest(folder) ?? { format: name, origin, shards: [] }
  if (!formatOf(manifest)) return err(`the manifest of ${folder} is not one of positions`)
  if (manifest.format !== name) return err(`${folder} holds positions of other boards`)
  const others = differing(manifest.origin, origin)
  if (others.length > 0) return err(`${folder} holds positions of another ${others.join(', ')}`)
  removeUnlisted(folder, manifest)
  saveManifest(folder, manifest)
  return ok(manifest)
}

/** Reads the files of a shard; an error is a sentence. */
export const readShard = (folder: string, { train, heldOut }: ShardEntry): Result<Buffer, string> => {
  const contents: Buffer[] = []
  for (const part of [train, heldOut]) {
    const file = path.join(folder, part.file)
    const content = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
    if (sha256(content) !== part.sha256) return err(`${file} is not what the manifest says`)
    contents.push(content)
  }
  return ok(Buffer.concat(contents))
}
