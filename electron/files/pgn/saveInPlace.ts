import type { FileError, SavedFile } from '@shared/ipc/contract'
import { chain, map, type Result } from '@shared/result'
import { attempt } from '../disk/fileError'
import { giveGame } from './giveGame'
import { type OpenFile, openedFileOf } from './openFile'
import { type RereadFile, rereadSaved } from './rereadSaved'
import { saveGame, type SavedPlace, type Saving } from './saveGame'
import { inWritingTurn, type WritingTurn } from './writingTurn'

const takeIn = async (
  { hasOtherNames }: WritingTurn,
  open: OpenFile,
  { index, convertedToUtf8 }: SavedPlace,
  { indexed, foundChanged }: RereadFile,
): Promise<Result<SavedFile, FileError>> => {
  open.indexed = indexed
  const given = await giveGame(open, index)
  const answer = {
    ...openedFileOf(open),
    index,
    convertedToUtf8,
    ...(foundChanged && { foundChanged }),
    ...(hasOtherNames && { leftOtherNames: true }),
  }
  return map(given, () => answer)
}

const saveInTurn = async (turn: WritingTurn, saving: Saving): Promise<Result<SavedFile, FileError>> => {
  const saved = await saveGame(turn, saving)
  if (!saved.ok) return saved
  const reread = await rereadSaved(turn.target, saved.value, saving.reindex)
  return reread.ok ? takeIn(turn, saving.open, saved.value, reread.value) : reread
}

/**
 * Puts one game into its file, as {@link saveGame} does, when it is our turn to write that. The turn lasts
 * until the file has been read again, so that what we know of it then is what we wrote.
 */
export const saveInPlace = async (target: string, saving: Saving): Promise<Result<SavedFile, FileError>> =>
  chain(await attempt(target, () => inWritingTurn(target, turn => saveInTurn(turn, saving))), saved => saved)
