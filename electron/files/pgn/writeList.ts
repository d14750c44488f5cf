import type { FileError } from '@shared/ipc/contract'
import { err, map, type Result } from '@shared/result'
import { fileError } from '../disk/fileError'
import { composeList, type ComposedList, type ListPiece, type TextPiece } from './composeList'
import type { IndexedFile } from './indexedFile'
import { rangeOf, contentStampOf, withFile } from './readBytes'
import { type Reindex, writeApproved } from './writeApproved'
import { writeInTurn, type FileLock } from './fileLock'

/** A file that was written. */
export interface WrittenList {
  /** The index of its content. */
  readonly indexed: IndexedFile
  readonly convertedToUtf8: number
}

/** Bytes written to disk at a time. */
const PIECE = 4 * 1024 * 1024

/** The same bytes in few pieces. */
function* inLargePieces(content: Iterable<Buffer>): Generator<Buffer> {
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

const writeComposed = async (
  turn: FileLock,
  { content, fingerprints, convertedToUtf8 }: ComposedList,
  reindex: Reindex,
  old?: Parameters<FileLock['write']>[1],
): Promise<Result<WrittenList, FileError>> =>
  map(
    await writeApproved(turn, { content: inLargePieces(content), fingerprints }, reindex, old),
    ({ indexed }) => ({ indexed, convertedToUtf8: convertedToUtf8() }),
  )

const rewriteInTurn = (
  turn: FileLock,
  indexed: IndexedFile,
  pieces: readonly ListPiece[],
  reindex: Reindex,
): Promise<Result<WrittenList, FileError>> =>
  withFile(turn.target, async file => {
    const { hash, size } = await contentStampOf(file)
    if (hash !== indexed.hash) return err(fileError('changedOnDisk', turn.target))
    const bytes = await rangeOf(file, 0, size)
    const composed = composeList({ bytes, indexed }, pieces)
    return composed.ok ? writeComposed(turn, composed.value, reindex, file) : composed
  })

/**
 * Rewrites a file with its games reordered, added or removed, in one step. Nothing is written if the file has changed
 * since `indexed` was made, or if the new content would not be read back as intended.
 */
export const rewriteList = (
  target: string,
  indexed: IndexedFile,
  pieces: readonly ListPiece[],
  reindex: Reindex,
): Promise<Result<WrittenList, FileError>> =>
  writeInTurn(target, turn => rewriteInTurn(turn, indexed, pieces, reindex))

/** The index of a file that does not exist yet. */
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
  turn: FileLock,
  games: readonly TextPiece[],
  reindex: Reindex,
): Promise<Result<WrittenList, FileError>> => {
  if (turn.isThere) return err(fileError('exists', turn.target))
  const composed = composeList({ bytes: Buffer.alloc(0), indexed: NOTHING }, games)
  return composed.ok ? writeComposed(turn, composed.value, reindex) : composed
}

/** Writes games into a new file, which must not exist yet. */
export const createList = (
  target: string,
  games: readonly TextPiece[],
  reindex: Reindex,
): Promise<Result<WrittenList, FileError>> => writeInTurn(target, turn => createInTurn(turn, games, reindex))
