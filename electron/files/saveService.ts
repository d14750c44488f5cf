import path from 'node:path'
import type { ExportedFile, FileError, SaveAsRequest, SavedFile, SaveRequest } from '@shared/ipc/contract'
import { err, map, ok, type Result } from '@shared/result'
import type { InteroperableGame } from '@shared/tree/interoperable'
import type { ChosenTarget, Dialogs } from '../ports'
import { fileError } from './fileError'
import type { FileParts } from './fileService'
import type { GameCodec } from './gameCodec'
import { giveGame } from './giveGame'
import { type OpenFile, openedFileOf } from './openFile'
import { saveGame, type SavedPlace } from './saveGame'
import { writeCopy } from './writeCopy'

/** Writes games, where and when the user has said so. */
export interface SaveService {
  save(request: SaveRequest): Promise<Result<SavedFile, FileError>>
  /** Writes a new file, or adds to one, and opens it; null if the user gave up. */
  saveAs(request: SaveAsRequest): Promise<Result<SavedFile | null, FileError>>
  /** Writes a copy that is not opened. */
  export(request: SaveAsRequest): Promise<Result<ExportedFile | null, FileError>>
}

const targetOf = async (request: SaveAsRequest, dialogs: Dialogs): Promise<ChosenTarget | undefined> =>
  request.path === undefined
    ? dialogs.chooseTarget(request.suggestedName)
    : { path: path.resolve(request.path), mayReplace: request.overwrite === true }

/** A file's worth of text, in the form asked for. */
const makeCopy = (
  codec: GameCodec,
  { game, interoperable, suggestedName }: SaveAsRequest,
): Result<InteroperableGame, FileError> => {
  if (!interoperable) return ok({ pgn: codec.write(game), losses: [] })
  const made = codec.writeInteroperable(game)
  return made.ok ? made : err(fileError('notInteroperable', suggestedName, made.error.reason))
}

/** A copy, and where in its file the game stands. */
interface WrittenCopy extends ExportedFile {
  readonly place: SavedPlace
}

export const saveService = ({ files, recentFiles, codec, dialogs }: FileParts): SaveService => {
  const saveInto = async (open: OpenFile, request: SaveRequest): Promise<Result<SavedFile, FileError>> => {
    const { source, indexed, readOnly } = open
    if (source.kind === 'memory' || readOnly) return err(fileError('readOnly', open.name))
    if (request.index > indexed.games.length) return err(fileError('noSuchGame', open.name))
    const game = { ...request, tags: request.game.tags, text: codec.write(request.game) }
    const saved = await saveGame(open, source.target, game, target => files.reindex(target))
    if (!saved.ok) return saved
    const refreshed = await files.refresh(open)
    if (!refreshed.ok) return refreshed
    const given = await giveGame(open, saved.value.index)
    if (!given.ok) return given
    recentFiles.note(source.path)
    return ok({ ...openedFileOf(open), ...saved.value })
  }

  const writeNew = async (request: SaveAsRequest): Promise<Result<WrittenCopy | null, FileError>> => {
    const made = makeCopy(codec, request)
    if (!made.ok) return made
    const target = await targetOf(request, dialogs)
    if (!target) return ok(null)
    const { pgn, losses } = made.value
    const written = await writeCopy(target, pgn, request.heldGames, path => files.reindex(path))
    return map(written, place => ({ path: target.path, losses, place }))
  }

  const openWritten = async ({ path, place }: WrittenCopy): Promise<Result<SavedFile | null, FileError>> => {
    const opened = await files.open(path)
    if (!opened.ok || !opened.value) return err(opened.ok ? fileError('other', path) : opened.error)
    await giveGame(opened.value, place.index)
    recentFiles.note(path)
    return ok({ ...openedFileOf(opened.value), ...place })
  }

  return {
    save: async request => {
      const open = files.byId(request.fileId)
      return open.ok ? open.value.inTurn(() => saveInto(open.value, request)) : open
    },
    saveAs: async request => {
      const written = await writeNew(request)
      if (!written.ok) return written
      return written.value ? openWritten(written.value) : ok(null)
    },
    export: async request =>
      map(await writeNew(request), written => written && { path: written.path, losses: written.losses }),
  }
}
