import { stat } from 'node:fs/promises'
import type { FileError } from '@shared/ipc/contract'
import { chain, err, ok, type Result } from '@shared/result'
import { attempt, fileError } from '../disk/fileError'
import { type FileLook, lookAt, looksAlike } from '../disk/fileLook'
import { ifThere } from '../disk/ifThere'
import { composeList, type ComposedList, type ListPiece } from './composeList'
import type { IndexedFile } from './indexedFile'
import { hashOf, rangeOf, withFile } from './readBytes'
import type { Reindex } from './saveGame'
import { inWritingTurn, type WritingTurn } from './writingTurn'

/** A file that was written. */
export interface WrittenList {
  /** What it holds. */
  readonly indexed: IndexedFile
  readonly convertedToUtf8: number
}

/** Bytes handed to the disk at a time. */
const PIECE = 4 * 1024 * 1024

/** The same bytes in few pieces. */
function* inLargePieces(content: readonly Buffer[]): Generator<Buffer> {
  let gathered: Buffer[] = []
  let size = 0
  for (const part of content) {
    gathered.push(part)
    size += part.length
    if (size < PIECE) continue
    yield Buffer.concat(gathered)
    gathered = []
    size = 0
  }
  yield Buffer.concat(gathered)
}

/** Number from 1 of the game that was read as a part of the one before it. */
const numberOfSwallowed = ({ games }: IndexedFile, fingerprints: readonly string[]): number => {
  const place = fingerprints.findIndex((fingerprint, index) => games[index]?.fingerprint !== fingerprint)
  return Math.min(place + 2, fingerprints.length)
}

const holds = ({ games }: IndexedFile, fingerprints: readonly string[]): boolean =>
  games.length === fingerprints.length &&
  games.every(({ fingerprint }, index) => fingerprint === fingerprints[index])

/** When a file was written that looked so; if others have been as quick as we, a time that no file has. */
const timeOf = async ({ target }: WritingTurn, look: FileLook): Promise<number> => {
  const found = await ifThere(stat(target))
  return found && looksAlike(lookAt(target), look) ? found.mtimeMs : -1
}

/**
 * Writes a file, but only after what was written has been read again, and holds exactly the games that it should.
 *
 * @param old the file as it is, if it is there
 */
const writeComposed = async (
  turn: WritingTurn,
  { content, fingerprints, convertedToUtf8 }: ComposedList,
  reindex: Reindex,
  old?: Parameters<WritingTurn['write']>[1],
): Promise<Result<WrittenList, FileError>> => {
  let reread: Result<IndexedFile, FileError> | undefined
  const approve = async (file: string) => {
    const indexed = await reindex(file)
    reread =
      indexed.ok && !holds(indexed.value, fingerprints)
        ? err(fileError('runsTogether', turn.target, String(numberOfSwallowed(indexed.value, fingerprints))))
        : indexed
    return reread.ok
  }
  const written = await turn.write(inLargePieces(content), old, approve)
  if (reread && !reread.ok) return reread
  if (!written.ok) return written
  return ok({ indexed: { ...reread!.value, mtimeMs: await timeOf(turn, written.value) }, convertedToUtf8 })
}

const rewriteInTurn = (
  turn: WritingTurn,
  indexed: IndexedFile,
  pieces: readonly ListPiece[],
  reindex: Reindex,
): Promise<Result<WrittenList, FileError>> =>
  withFile(turn.target, async file => {
    const bytes = await rangeOf(file, 0, (await file.stat()).size)
    if (hashOf(bytes) !== indexed.hash) return err(fileError('changedOnDisk', turn.target))
    const composed = composeList({ bytes, indexed }, pieces)
    return composed.ok ? writeComposed(turn, composed.value, reindex, file) : composed
  })

/**
 * Writes a file anew with its games in another order and number, in one step. Nothing is written if it is no
 * longer what `indexed` says, or would not be read again as it was meant.
 */
export const rewriteList = async (
  target: string,
  indexed: IndexedFile,
  pieces: readonly ListPiece[],
  reindex: Reindex,
): Promise<Result<WrittenList, FileError>> =>
  chain(
    await attempt(target, () => inWritingTurn(target, turn => rewriteInTurn(turn, indexed, pieces, reindex))),
    written => written,
  )

/** What a file is made of that was not there. */
const NOTHING: IndexedFile = {
  size: 0,
  mtimeMs: 0,
  hash: '',
  newTextEncoding: 'utf-8',
  markLength: 0,
  lineEnding: '\n',
  games: [],
}

const createInTurn = async (
  turn: WritingTurn,
  texts: readonly string[],
  reindex: Reindex,
): Promise<Result<WrittenList, FileError>> => {
  if (turn.isThere) return err(fileError('exists', turn.target))
  const source = { bytes: Buffer.alloc(0), indexed: NOTHING }
  const composed = composeList(
    source,
    texts.map(text => ({ text })),
  )
  return composed.ok ? writeComposed(turn, composed.value, reindex) : composed
}

/** Writes games into a file that is not there yet. */
export const createList = async (
  target: string,
  texts: readonly string[],
  reindex: Reindex,
): Promise<Result<WrittenList, FileError>> =>
  chain(
    await attempt(target, () => inWritingTurn(target, turn => createInTurn(turn, texts, reindex))),
    written => written,
  )
