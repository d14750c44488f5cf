import type { FileHandle } from 'node:fs/promises'
import type { FileError } from '@shared/ipc/contract'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { err, map, ok, type Result } from '@shared/result'
import { fileError } from '../disk/fileError'
import { findForOverwriting, findUnchanged, isListedAs } from './findGame'
import type { IndexedFile } from './indexedFile'
import { indexEmpty } from './readIndexed'
import type { OpenFile } from './openFile'
import { contentStampOf, withFile } from './readBytes'
import { type Replacement, replaceGame } from './replaceGame'
import type { Reindex } from './writeApproved'
import type { FileLock } from './fileLock'

/** A game to write into its file. */
export interface GameToSave {
  /** The index of the game; equal to the number of games if the game is added. */
  readonly index: number
  readonly text: string
  readonly tags: readonly PgnTag[]
  /** Whether to write even if the file has changed. */
  readonly force: boolean
}

/** The place of a game after it was written. */
export interface SavedPlace extends Replacement {
  readonly index: number
  /** Whether the file had changed since it was read. */
  readonly foundChanged: boolean
}

/**
 * The place of a game that was never read from this file, as after a crash: the game listed at its index must have the
 * same tags.
 */
const placeByTags = ({ games }: IndexedFile, { index, tags, force }: GameToSave): number | undefined => {
  const there = games[index]
  if (there && isListedAs(there.header, tags)) return index
  return force ? games.length : undefined
}

/** The index of the game that the new text replaces in the current file; undefined if that cannot be determined. */
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
  return (await findForOverwriting(file, current, open.indexed.games, identity)) ?? current.games.length
}

/** What is needed to save a game. */
export interface Saving {
  readonly open: OpenFile
  readonly game: GameToSave
  readonly reindex: Reindex
}

/** The index of the current file. If it was emptied in the meantime, the game is added to it. */
const reindexed = async ({ target }: FileLock, reindex: Reindex): Promise<Result<IndexedFile, FileError>> => {
  const found = await reindex(target)
  return !found.ok && found.error.reason === 'empty' ? indexEmpty(target) : found
}

/**
 * The index of the file into which the game is written: as it was read, or as the user or another window has left it.
 */
const currentOf = async (
  turn: FileLock,
  file: FileHandle,
  { open, game, reindex }: Saving,
): Promise<Result<IndexedFile, FileError>> => {
  if ((await contentStampOf(file)).hash === open.indexed.hash) return ok(open.indexed)
  return game.force || turn.hasWaited
    ? reindexed(turn, reindex)
    : err(fileError('changedOnDisk', turn.target))
}

/**
 * Whether the game has moved without the page knowing. Our other windows never move games, so the page must first be
 * told.
 */
const hasMoved = ({ open, game }: Saving, current: IndexedFile, index: number): boolean =>
  current !== open.indexed && !game.force && index !== game.index && game.index < open.indexed.games.length

const saveOpen = async (
  turn: FileLock,
  file: FileHandle,
  saving: Saving,
): Promise<Result<SavedPlace, FileError>> => {
  const { open, game } = saving
  const current = await currentOf(turn, file, saving)
  if (!current.ok) return current
  const indexed = current.value
  const index = await placeOf(file, open, indexed, game)
  if (index === undefined || hasMoved(saving, indexed, index))
    return err(fileError('changedOnDisk', turn.target, 'the game is not where it was'))
  const replaced = await replaceGame(turn, { file, indexed, index }, game.text, saving.reindex)
  return map(replaced, replacement => ({ ...replacement, index, foundChanged: indexed !== open.indexed }))
}

/**
 * Puts one game into its file. If the file has changed since it was read, nothing is written, unless the user has
 * agreed or only our own windows, which held the lock before, can have written it. The game is then put into the
 * current file, and everything else in it stays.
 */
export const saveGame = (turn: FileLock, saving: Saving): Promise<Result<SavedPlace, FileError>> =>
  withFile(turn.target, file => saveOpen(turn, file, saving))
