import type { FileError, SaveAsRequest } from '@shared/ipc/contract'
import { err, map, ok, type Result } from '@shared/result'
import { stat } from 'node:fs/promises'
import type { ChosenTarget } from '../ports'
import { targetOf, writeAtomically } from './atomicWrite'
import { attempt, fileError } from './fileError'
import { withFile } from './readBytes'
import { replaceGame } from './replaceGame'
import type { Reindex, SavedPlace } from './saveGame'

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Puts the game behind the last one; every byte that stands there stays. */
const addTo = async (file: string, pgn: string, reindex: Reindex): Promise<Result<SavedPlace, FileError>> => {
  const target = await attempt(file, () => targetOf(file))
  if (!target.ok) return target
  const indexed = await reindex(target.value)
  if (!indexed.ok) return indexed
  const index = indexed.value.games.length
  const written = await attempt(file, () =>
    withFile(target.value, open => replaceGame(target.value, open, indexed.value, index, pgn)),
  )
  if (!written.ok) return written
  return map(written.value, replacement => ({ ...replacement, index }))
}

/** What cannot be looked through may hold anything. */
const UNCOUNTED: ReadonlySet<FileError['reason']> = new Set(['utf16', 'tooLarge'])

/** A file of several games is work that one confirmed name must not cost. */
const mayGiveWay = async (file: string, reindex: Reindex): Promise<Result<void, FileError>> => {
  const indexed = await reindex(file)
  if (!indexed.ok) return UNCOUNTED.has(indexed.error.reason) ? indexed : ok(undefined)
  const held = indexed.value.games.length
  return held > 1 ? err(fileError('holdsGames', file, String(held))) : ok(undefined)
}

/**
 * Writes one game where the user chose to. A file with several games is neither replaced nor added to
 * before the user has said which; he hears how many there are.
 *
 * @param heldGames what the user has said of the games that stand there
 */
export const writeCopy = async (
  { path, mayReplace }: ChosenTarget,
  pgn: string,
  heldGames: SaveAsRequest['heldGames'],
  reindex: Reindex,
): Promise<Result<SavedPlace, FileError>> => {
  if (await exists(path)) {
    if (heldGames === 'keep') return addTo(path, pgn, reindex)
    if (!mayReplace) return err(fileError('exists', path))
    const free = heldGames === 'replace' ? ok(undefined) : await mayGiveWay(path, reindex)
    if (!free.ok) return free
  }
  const written = await writeAtomically(path, [Buffer.from(`${pgn.trim()}\n`)])
  return map(written, () => ({ index: 0, convertedToUtf8: false }))
}
