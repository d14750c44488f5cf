import { stat } from 'node:fs/promises'
import path from 'node:path'
import type {
  ExportedFile,
  FileError,
  OpenedFile,
  SaveAsRequest,
  SavedFile,
  SaveRequest,
} from '@shared/ipc/contract'
import { err, map, ok, type Result } from '@shared/result'
import type { InteroperableGame } from '@shared/tree/interoperable'
import type { ChosenTarget, Dialogs } from '../ports'
import { writeAtomically } from './atomicWrite'
import { fileError } from './fileError'
import type { FileParts } from './fileService'
import type { GameCodec } from './gameCodec'
import { giveGame } from './giveGame'
import { type OpenFile, openedFileOf } from './openFile'
import { saveGame } from './saveGame'

/** Writes games, where and when the user has said so. */
export interface SaveService {
  save(request: SaveRequest): Promise<Result<SavedFile, FileError>>
  /** Writes a new file and opens it; null if the user gave up. */
  saveAs(request: SaveAsRequest): Promise<Result<OpenedFile | null, FileError>>
  /** Writes a copy that is not opened. */
  export(request: SaveAsRequest): Promise<Result<ExportedFile | null, FileError>>
}

const targetOf = async (request: SaveAsRequest, dialogs: Dialogs): Promise<ChosenTarget | undefined> =>
  request.path === undefined
    ? dialogs.chooseTarget(request.suggestedName)
    : { path: path.resolve(request.path), mayReplace: request.overwrite === true }

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** A file's worth of text, in the form asked for. */
const makeCopy = (
  codec: GameCodec,
  { game, interoperable, suggestedName }: SaveAsRequest,
): Result<InteroperableGame, FileError> => {
  if (!interoperable) return ok({ pgn: codec.write(game), losses: [] })
  const made = codec.writeInteroperable(game)
  return made.ok ? made : err(fileError('notInteroperable', suggestedName, made.error.reason))
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

  const writeNew = async (request: SaveAsRequest): Promise<Result<ExportedFile | null, FileError>> => {
    const made = makeCopy(codec, request)
    if (!made.ok) return made
    const target = await targetOf(request, dialogs)
    if (!target) return ok(null)
    if (!target.mayReplace && (await exists(target.path))) return err(fileError('exists', target.path))
    const { pgn, losses } = made.value
    const written = await writeAtomically(target.path, [Buffer.from(`${pgn.trim()}\n`)])
    return map(written, () => ({ path: target.path, losses }))
  }

  const openWritten = async (file: string): Promise<Result<OpenedFile | null, FileError>> => {
    const opened = await files.open(file)
    if (!opened.ok || !opened.value) return err(opened.ok ? fileError('other', file) : opened.error)
    await giveGame(opened.value, 0)
    recentFiles.note(file)
    return ok(openedFileOf(opened.value))
  }

  return {
    save: async request => {
      const open = files.byId(request.fileId)
      return open.ok ? open.value.inTurn(() => saveInto(open.value, request)) : open
    },
    saveAs: async request => {
      const written = await writeNew(request)
      if (!written.ok) return written
      return written.value ? openWritten(written.value.path) : ok(null)
    },
    export: writeNew,
  }
}
