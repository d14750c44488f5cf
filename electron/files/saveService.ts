import path from 'node:path'
import type { ExportedFile, FileError, SaveAsRequest, SavedFile, SaveRequest } from '@shared/ipc/contract'
import type { ServiceOf } from '@shared/ipc/declare'
import type { fileRequests } from '@shared/ipc/files'
import { err, map, ok, type Result } from '@shared/result'
import type { InteroperableGame } from '@shared/tree/interoperable'
import type { ChosenTarget, Dialogs } from '../shell/ports'
import { fileError } from './disk/fileError'
import type { FileParts } from './fileService'
import type { GameCodec } from './pgn/gameCodec'
import { readGameForEdit } from './pgn/gameBytes'
import { type OpenFile, openedFileOf } from './pgn/openFile'
import { saveInPlace } from './pgn/saveInPlace'
import { workUnderWay } from './workUnderWay'
import type { Reindex } from './pgn/writeApproved'
import { type CopyPlace, writeCopy } from './pgn/writeCopy'

/** Writes games, where and when the user has said so. */
export interface SaveService extends Pick<ServiceOf<typeof fileRequests>, 'save' | 'saveAs' | 'export'> {
  /** Resolves when nothing is being written any longer. */
  settled(): Promise<void>
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

/** A copy, and the place of the game in its file. */
interface WrittenCopy extends ExportedFile {
  readonly place: CopyPlace
}

export const saveService = ({ files, recentFiles, codec, dialogs }: FileParts): SaveService => {
  const writing = workUnderWay()
  const reindex: Reindex = target => files.reindex(target)

  const saveInto = async (open: OpenFile, request: SaveRequest): Promise<Result<SavedFile, FileError>> => {
    const { source, indexed, readOnly } = open
    if (source.kind === 'memory' || readOnly) return err(fileError('readOnly', open.name))
    if (request.index > indexed.games.length) return err(fileError('noSuchGame', open.name))
    const game = { ...request, tags: request.game.tags, text: codec.write(request.game) }
    const saved = await saveInPlace(source.target, { open, game, reindex })
    if (saved.ok) recentFiles.note(source.path)
    return saved
  }

  /** @param yielding how many games of an existing file may be replaced without asking */
  const writeNew = async (
    request: SaveAsRequest,
    yielding: number,
  ): Promise<Result<WrittenCopy | null, FileError>> => {
    const made = makeCopy(codec, request)
    if (!made.ok) return made
    const target = await targetOf(request, dialogs)
    if (!target) return ok(null)
    const { pgn, losses } = made.value
    const copying = writeCopy({ ...target, heldGames: request.heldGames, yielding }, pgn, reindex)
    const written = await writing.include(copying)
    return map(written, place => ({ path: target.path, losses, place }))
  }

  const openWritten = async ({ path, place }: WrittenCopy): Promise<Result<SavedFile | null, FileError>> => {
    const opened = await files.openWritten(path)
    if (!opened.ok || !opened.value) return err(opened.ok ? fileError('other', path) : opened.error)
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
