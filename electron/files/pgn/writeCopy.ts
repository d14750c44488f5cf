import type { FileError, SaveAsRequest, SavedFile } from '@shared/ipc/contract'
import { withoutBlanksAround } from '@shared/notation/pgn/blanks'
import { chain, err, map, ok, type Result } from '@shared/result'
import type { ChosenTarget } from '../../shell/ports'
import { attempt, fileError } from '../disk/fileError'
import { withFile } from './readBytes'
import { replaceGame } from './replaceGame'
import type { SavedPlace } from './saveGame'
import type { Reindex } from './writeApproved'
import { withFileLock, type FileLock } from './fileLock'

/** The place of a game in the file that it was copied to. */
export type CopyPlace = Pick<SavedPlace, 'index' | 'convertedToUtf8'> & Pick<SavedFile, 'leftOtherNames'>

const otherNames = ({ hasOtherNames }: FileLock) => (hasOtherNames ? { leftOtherNames: true } : {})

/** Puts the game after the last one; every byte of the file stays. */
const addTo = async (
  turn: FileLock,
  pgn: string,
  reindex: Reindex,
): Promise<Result<CopyPlace, FileError>> => {
  const indexed = await reindex(turn.target)
  if (!indexed.ok) return indexed
  const index = indexed.value.games.length
  const written = await withFile(turn.target, file =>
    replaceGame(turn, { file, indexed: indexed.value, index }, pgn, reindex),
  )
  return map(written, ({ convertedToUtf8 }) => ({ convertedToUtf8, index, ...otherNames(turn) }))
}

/** What cannot be looked through may hold anything. */
const UNCOUNTED: ReadonlySet<FileError['reason']> = new Set(['utf16', 'notPgn', 'tooLarge'])

/** More games than `yielding` are work that one confirmed name must not cost. */
const mayGiveWay = async (
  file: string,
  yielding: number,
  reindex: Reindex,
): Promise<Result<void, FileError>> => {
  const indexed = await reindex(file)
  if (!indexed.ok) return UNCOUNTED.has(indexed.error.reason) ? indexed : ok(undefined)
  const held = indexed.value.games.length
  return held > yielding ? err(fileError('holdsGames', file, String(held))) : ok(undefined)
}

/** What the user chose, and what they said about the games that are there. */
interface Choice extends ChosenTarget {
  readonly heldGames: SaveAsRequest['heldGames']
  /** The most games of a file that are replaced once its name was confirmed; beyond that the user is asked. */
  readonly yielding: number
}

const copyInTurn = async (
  turn: FileLock,
  { path, mayReplace, heldGames, yielding }: Choice,
  pgn: string,
  reindex: Reindex,
): Promise<Result<CopyPlace, FileError>> => {
  if (turn.isThere) {
    if (heldGames === 'keep') return addTo(turn, pgn, reindex)
    if (!mayReplace) return err(fileError('exists', path))
    const free = heldGames === 'replace' ? ok(undefined) : await mayGiveWay(path, yielding, reindex)
    if (!free.ok) return free
  }
  const written = await turn.write([Buffer.from(`${withoutBlanksAround(pgn)}\n`)])
  return map(written, () => ({ index: 0, convertedToUtf8: false, ...otherNames(turn) }))
}

/**
 * Writes one game where the user chose to. A file with more games than `yielding` is neither replaced nor
 * added to before the user has said which; they are told how many there are.
 */
export const writeCopy = async (
  choice: Choice,
  pgn: string,
  reindex: Reindex,
): Promise<Result<CopyPlace, FileError>> => {
  const inTurn = (turn: FileLock) => copyInTurn(turn, choice, pgn, reindex)
  return chain(await attempt(choice.path, () => withFileLock(choice.path, inTurn)), written => written)
}
