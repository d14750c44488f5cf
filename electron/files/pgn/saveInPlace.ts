import type { FileError, SavedFile } from '@shared/ipc/contract'
import { chain, map, type Result, err, ok } from '@shared/result'
import { attempt, fileError } from '../disk/fileError'
import { readGameForEdit } from './gameBytes'
import { matchGames } from './matchGames'
import { openedFileOf } from './openFile'
import { saveGame, type SavedPlace, type Saving } from './saveGame'
import { writeInTurn, type FileLock } from './fileLock'
import { stampOf, sameStamp } from '../disk/fileStamp'
import type { IndexedFile } from './indexedFile'
import { hashOf, rangeOf, withFile } from './readBytes'
import type { Reindex } from './writeApproved'

/** The content of a file after a save. */
interface RereadFile {
  readonly indexed: IndexedFile
  /** Whether the file has changes that the page does not know of. */
  readonly foundChanged: boolean
}

const stillHolds = (
  target: string,
  indexed: IndexedFile,
  { index, hash }: SavedPlace,
): Promise<Result<boolean, FileError>> =>
  attempt(target, () =>
    withFile(target, async file => {
      const game = indexed.games[index]
      return game !== undefined && hashOf(await rangeOf(file, game.begin, game.end)) === hash
    }),
  )

/**
 * Reads a file again after a game was written into it. Another program may have written it just then: if the game is no
 * longer where it was put, that counts as a change like any other, and the state of the file is not regarded as known.
 */
const rereadSaved = async (
  target: string,
  saved: SavedPlace,
  reindex: Reindex,
): Promise<Result<RereadFile, FileError>> => {
  const current = await reindex(target)
  if (!current.ok) return current
  const indexed = current.value
  if (sameStamp(stampOf(target), saved.look)) return ok({ indexed, foundChanged: saved.foundChanged })
  return chain(await stillHolds(target, indexed, saved), holds =>
    holds ? ok({ indexed, foundChanged: true }) : err(fileError('changedOnDisk', target)),
  )
}

/** The current places of the games of the file as it was read, including the one that was written. */
const placesNow = (
  { open, game }: Saving,
  { indexed }: RereadFile,
  { index }: SavedPlace,
): readonly number[] => {
  const places = matchGames(open.indexed.games, indexed.games)
  return places.map((place, old) => {
    if (old === game.index) return index
    return place === index ? -1 : place
  })
}

const takeIn = async (
  { hasOtherNames }: FileLock,
  saving: Saving,
  saved: SavedPlace,
  reread: RereadFile,
): Promise<Result<SavedFile, FileError>> => {
  const { open } = saving
  const { index, convertedToUtf8 } = saved
  const movedTo = reread.foundChanged ? placesNow(saving, reread, saved) : undefined
  open.indexed = reread.indexed
  const given = await readGameForEdit(open, index)
  const answer = {
    ...openedFileOf(open),
    index,
    convertedToUtf8,
    ...(movedTo && { movedTo }),
    ...(hasOtherNames && { leftOtherNames: true }),
  }
  return map(given, () => answer)
}

const saveInTurn = async (turn: FileLock, saving: Saving): Promise<Result<SavedFile, FileError>> => {
  const saved = await saveGame(turn, saving)
  if (!saved.ok) return saved
  const reread = await rereadSaved(turn.target, saved.value, saving.reindex)
  return reread.ok ? takeIn(turn, saving, saved.value, reread.value) : reread
}

/**
 * Puts one game into its file, as {@link saveGame} does, under the file's lock. The lock is held until the file has
 * been read again, so that what is read is what we wrote.
 */
export const saveInPlace = (target: string, saving: Saving): Promise<Result<SavedFile, FileError>> =>
  writeInTurn(target, turn => saveInTurn(turn, saving))
