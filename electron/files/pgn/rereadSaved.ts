import type { FileError } from '@shared/ipc/contract'
import { chain, err, ok, type Result } from '@shared/result'
import { attempt, fileError } from '../disk/fileError'
import { stampOf, sameStamp } from '../disk/fileStamp'
import type { IndexedFile } from './indexedFile'
import { hashOf, rangeOf, withFile } from './readBytes'
import type { SavedPlace } from './saveGame'
import type { Reindex } from './writeApproved'

/** What a file holds after a save. */
export interface RereadFile {
  readonly indexed: IndexedFile
  /** There is more in it than the page knows of. */
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
 * Reads a file again that a game was just written into. Others may have been as quick as we: if the game
 * is no longer where it was put, that is a change like any other, and the file is not taken for known.
 */
export const rereadSaved = async (
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
