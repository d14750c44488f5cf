import type { FileError, SavedFile } from '@shared/ipc/contract'
import { chain, map, type Result } from '@shared/result'
import { attempt } from '../disk/fileError'
import { readGameForEdit } from './gameBytes'
import { matchGames } from './matchGames'
import { openedFileOf } from './openFile'
import { type RereadFile, rereadSaved } from './rereadSaved'
import { saveGame, type SavedPlace, type Saving } from './saveGame'
import { withFileLock, type FileLock } from './fileLock'

/** Where the games of the file as it was read went, with the one that was written. */
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
 * Puts one game into its file, as {@link saveGame} does, when it is our turn to write that. The turn lasts
 * until the file has been read again, so that what we know of it then is what we wrote.
 */
export const saveInPlace = async (target: string, saving: Saving): Promise<Result<SavedFile, FileError>> =>
  chain(await attempt(target, () => withFileLock(target, turn => saveInTurn(turn, saving))), saved => saved)
