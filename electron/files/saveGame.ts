import type { FileHandle } from 'node:fs/promises'
import type { FileError } from '@shared/ipc/contract'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { chain, err, map, ok, type Result } from '@shared/result'
import { attempt, fileError } from './fileError'
import { findForOverwriting, findUnchanged, isListedAs } from './findGame'
import type { IndexedFile } from './indexedFile'
import type { OpenFile } from './openFile'
import { stampOf, withFile } from './readBytes'
import { type Replacement, replaceGame } from './replaceGame'

/** A game to be written into its file. */
export interface GameToSave {
  /** The number of games adds one. */
  readonly index: number
  readonly text: string
  readonly tags: readonly PgnTag[]
  /** Write although the file has changed. */
  readonly force: boolean
}

export interface SavedPlace extends Replacement {
  readonly index: number
}

/** Reads the file's index as it is now; the indexer does it in its own thread where the file is large. */
export type Reindex = (path: string) => Promise<Result<IndexedFile, FileError>>

/** For a game that was never read from this file, as after a crash: it must look like the one listed. */
const placeByTags = ({ games }: IndexedFile, { index, tags, force }: GameToSave): number | undefined => {
  const there = games[index]
  if (there && isListedAs(there.header, tags)) return index
  return force ? games.length : undefined
}

/** Which game of the file, as it is now, gives way to the new text; undefined if none can be told. */
const placeOf = async (
  file: FileHandle,
  open: OpenFile,
  current: IndexedFile,
  game: GameToSave,
): Promise<number | undefined> => {
  if (game.index === open.indexed.games.length) return current.games.length
  const identity = open.given.get(game.index)
  if (!identity) return placeByTags(current, game)
  if (!game.force) return findUnchanged(file, current, identity)
  return (await findForOverwriting(file, current, identity)) ?? current.games.length
}

const saveOpen = async (
  file: FileHandle,
  open: OpenFile,
  target: string,
  game: GameToSave,
  reindex: Reindex,
): Promise<Result<SavedPlace, FileError>> => {
  const isAsRead = (await stampOf(file)).hash === open.indexed.hash
  if (!isAsRead && !game.force) return err(fileError('changedOnDisk', target))
  const current = isAsRead ? ok(open.indexed) : await reindex(target)
  if (!current.ok) return current
  const index = await placeOf(file, open, current.value, game)
  if (index === undefined) return err(fileError('changedOnDisk', target, 'the game is not where it was'))
  return map(await replaceGame(target, file, current.value, index, game.text), replacement => ({
    ...replacement,
    index,
  }))
}

/**
 * Puts one game into its file. If the file is no longer what was read, nothing is written, unless
 * the user has said so: then the game is put into the file as it is now, and all else there stays.
 */
export const saveGame = async (
  open: OpenFile,
  target: string,
  game: GameToSave,
  reindex: Reindex,
): Promise<Result<SavedPlace, FileError>> =>
  chain(
    await attempt(target, () => withFile(target, file => saveOpen(file, open, target, game, reindex))),
    saved => saved,
  )
