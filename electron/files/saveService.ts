import path from 'node:path'
import type { ExportedFile, FileError, SaveAsRequest, SavedFile, SaveRequest } from '@shared/ipc/contract'
import type { ServiceOf } from '@shared/ipc/declare'
import type { fileRequests } from '@shared/ipc/files'
import { err, map, ok, type Result } from '@shared/result'
import type { InteroperableGame } from '@shared/tree/interoperable'
import type { ChosenTarget, Dialogs } from '../shell/ports'
import { fileError } from './disk/fileError'
import type { FileParts } from './fileService'
import type { GameCodec } from './pgn/coreCodec'
import { readGameForEdit } from './pgn/gameBytes'
import { type OpenFile, openedFileOf } from './pgn/openFile'
import { saveInPlace } from './pgn/saveInPlace'
import { workUnderWay } from './workUnderWay'
import type { Reindex } from './pgn/writeApproved'
import { withoutBlanksAround } from '@shared/notation/pgn/blanks'
import { withFile } from './pgn/readBytes'
import { replaceGame } from './pgn/replaceGame'
import type { SavedPlace } from './pgn/saveGame'
import { writeInTurn, type FileLock } from './pgn/fileLock'

/** The place of a game in the file to which it was copied. */
type CopyPlace = Pick<SavedPlace, 'index' | 'convertedToUtf8'> & Pick<SavedFile, 'leftOtherNames'>

const otherNames = ({ hasOtherNames }: FileLock) => (hasOtherNames ? { leftOtherNames: true } : {})

/** Adds the game after the last one; all other bytes of the file stay. */
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

/** Reasons for which the games of a file cannot be counted; such a file may contain anything. */
const UNCOUNTED: ReadonlySet<FileError['reason']> = new Set(['utf16', 'notPgn', 'tooLarge'])

/** Whether a file whose name was confirmed may be replaced: only if it has at most `yielding` games. */
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

/** The file that the user chose, and their decision about the games in it. */
interface Choice extends ChosenTarget {
  readonly heldGames: SaveAsRequest['heldGames']
  /**
   * The most games of a file that are replaced without a question after its name was confirmed; if there are more, the
   * user is asked.
   */
  readonly yielding: number
}

/**
 * Writes one game to the file that the user chose. If that has more than `yielding` games, it is neither replaced nor
 * extended until the user has decided; they are told how many games there are.
 */
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

/** Writes games where and when the user asks for it. */
export interface SaveService extends Pick<ServiceOf<typeof fileRequests>, 'save' | 'saveAs' | 'export'> {
  /** Resolves when no write is under way any more. */
  settled(): Promise<void>
}

const targetOf = async (request: SaveAsRequest, dialogs: Dialogs): Promise<ChosenTarget | undefined> =>
  request.path === undefined
    ? dialogs.chooseTarget(request.suggestedName)
    : { path: path.resolve(request.path), mayReplace: request.overwrite === true }

/** The text of the new file, in the requested form. */
const makeCopy = (
  codec: GameCodec,
  { game, interoperable, suggestedName }: SaveAsRequest,
): Result<InteroperableGame, FileError> => {
  if (!interoperable) return ok({ pgn: codec.write(game), losses: [] })
  const made = codec.writeInteroperable(game)
  return made.ok ? made : err(fileError('notInteroperable', suggestedName, made.error.reason))
}

/** A written copy, and the place of the game in its file. */
interface WrittenCopy extends ExportedFile {
  readonly place: CopyPlace
}

export const saveService = ({ files, recentFiles, codec, dialogs }: FileParts): SaveService => {
  const writing = workUnderWay()

  const saveInto = async (open: OpenFile, request: SaveRequest): Promise<Result<SavedFile, FileError>> => {
    const { source, indexed, readOnly } = open
    if (source.kind === 'memory' || readOnly) return err(fileError('readOnly', open.name))
    if (request.index > indexed.games.length) return err(fileError('noSuchGame', open.name))
    const game = { ...request, tags: request.game.tags, text: codec.write(request.game) }
    const saved = await saveInPlace(source.target, { open, game, reindex: files.reindex })
    if (saved.ok) recentFiles.note(source.path)
    return saved
  }

  /** @param yielding the most games of an existing file that may be replaced without asking */
  const writeNew = async (
    request: SaveAsRequest,
    yielding: number,
  ): Promise<Result<WrittenCopy | null, FileError>> => {
    const made = makeCopy(codec, request)
    if (!made.ok) return made
    const target = await targetOf(request, dialogs)
    if (!target) return ok(null)
    const { pgn, losses } = made.value
    const choice = { ...target, heldGames: request.heldGames, yielding }
    const copying = writeInTurn(target.path, turn => copyInTurn(turn, choice, pgn, files.reindex))
    const written = await writing.include(copying)
    return map(written, place => ({ path: target.path, losses, place }))
  }

  const openWritten = async ({ path, place }: WrittenCopy): Promise<Result<SavedFile | null, FileError>> => {
    const opened = await files.openWritten(path)
    if (!opened.ok) return opened
    await readGameForEdit(opened.value, place.index)
    recentFiles.note(path)
    return ok({ ...openedFileOf(opened.value), ...place })
  }

  return {
    save: async request => {
      const open = files.byId(request.fileId)
      return open.ok ? writing.include(open.value.inTurn(() => saveInto(open.value, request))) : open
    },
    saveAs: async request => {
      const written = await writeNew(request, 0)
      if (!written.ok) return written
      return written.value ? openWritten(written.value) : ok(null)
    },
    export: async request =>
      map(await writeNew(request, 1), written => written && { path: written.path, losses: written.losses }),
    settled: writing.settled,
  }
}
