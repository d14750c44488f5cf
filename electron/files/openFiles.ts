import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FileError } from '@shared/ipc/contract'
import { chain, err, ok, type Result } from '@shared/result'
import { attempt, fileError } from './disk/fileError'
import { succeeds } from './disk/ifThere'
import type { IndexedFile } from './pgn/indexedFile'
import type { Indexer } from './pgn/indexer'
import { newOpenFile, type OpenFile, type ByteSource } from './pgn/openFile'
import { contentStampOf, withFile } from './pgn/readBytes'
import type { Reindex } from './pgn/writeApproved'
import { indexBytes, isForeign } from './pgn/readIndexed'

/** The open files, by their ids. */
export interface OpenFiles {
  all(): readonly OpenFile[]
  byId(fileId: string): Result<OpenFile, FileError>
  /**
   * Opens a file; opening one again gives the same object. If it has changed on disk since, it stays as first read,
   * because the page knows its games in that state and reloads it when told. Undefined if canceled.
   */
  open(file: string): Promise<Result<OpenFile | undefined, FileError>>
  /**
   * Opens a file that was just written; an object that is already open is used only if the file is still as it was
   * read.
   */
  openWritten(file: string): Promise<Result<OpenFile, FileError>>
  /** @param key bytes that are equal and have the same key are one open file */
  openBytes(key: string, name: string, bytes: Buffer): Result<OpenFile, FileError>
  /** Indexes a file on disk as it is now. */
  readonly reindex: Reindex
  /** Updates an open file to the current content of its file. */
  refresh(open: OpenFile): Promise<Result<OpenFile, FileError>>
  close(fileId: string): void
}

/**
 * Whether the file on disk is still as it was read. Compares size and time first, and the content only if the time
 * differs.
 */
export const isAsRead = async (target: string, { indexed }: Pick<OpenFile, 'indexed'>): Promise<boolean> => {
  const { size, mtimeMs } = await stat(target)
  if (size !== indexed.size) return false
  return mtimeMs === indexed.mtimeMs || (await withFile(target, contentStampOf)).hash === indexed.hash
}

const isAt = ({ source }: OpenFile, target: string): boolean =>
  source.kind === 'disk' && source.target === target

const findUnchanged = async (files: Iterable<OpenFile>, target: string): Promise<OpenFile | undefined> => {
  for (const open of files) if (isAt(open, target) && (await isAsRead(target, open))) return open
  return undefined
}

/** @param watch called with each opened file to watch it for changes; returns a function that ends the watch */
export const openFiles = (indexer: Indexer, watch: (open: OpenFile) => () => void): OpenFiles => {
  const files = new Map<string, OpenFile>()

  const add = (name: string, source: ByteSource, readOnly: boolean, indexed: IndexedFile): OpenFile => {
    const open = newOpenFile(randomUUID(), name, source, readOnly, indexed)
    files.set(open.fileId, open)
    open.stopWatching = watch(open)
    return open
  }

  const openNew = async (file: string, target: string): Promise<Result<OpenFile | undefined, FileError>> => {
    const indexed = await indexer.index(target)
    if (!indexed.ok) return indexed
    if (!indexed.value) return ok(undefined)
    const source: ByteSource = { kind: 'disk', path: file, target }
    return ok(
      add(path.basename(file), source, !(await succeeds(access(target, constants.W_OK))), indexed.value),
    )
  }

  return {
    all: () => [...files.values()],
    byId: fileId => {
      const open = files.get(fileId)
      return open ? ok(open) : err(fileError('noSuchFile', '', fileId))
    },
    open: async file => {
      const target = await attempt(file, () => realpath(file))
      if (!target.ok) return target
      const there = [...files.values()].findLast(open => isAt(open, target.value))
      return there ? ok(there) : openNew(path.resolve(file), target.value)
    },
    openWritten: async file => {
      const target = await attempt(file, () => realpath(file))
      if (!target.ok) return target
      const there = await attempt(file, () => findUnchanged(files.values(), target.value))
      if (!there.ok) return there
      const opened = there.value ? there : await openNew(path.resolve(file), target.value)
      return chain(opened, open => (open ? ok(open) : err(fileError('other', file))))
    },
    openBytes: (key, name, bytes) => {
      const there = [...files.values()].find(({ source }) => source.kind === 'memory' && source.key === key)
      if (there) return ok(there)
      if (isForeign(bytes)) return err(fileError('notPgn', name))
      const indexed = indexBytes(bytes)
      if (indexed.games.length === 0) return err(fileError('empty', name))
      return ok(add(name, { kind: 'memory', key, bytes }, true, indexed))
    },
    reindex: indexer.indexAgain,
    refresh: async open => {
      if (open.source.kind === 'memory') return ok(open)
      const indexed = await indexer.indexAgain(open.source.target)
      if (!indexed.ok) return indexed
      open.indexed = indexed.value
      return ok(open)
    },
    close: fileId => {
      files.get(fileId)?.stopWatching()
      files.delete(fileId)
    },
  }
}
