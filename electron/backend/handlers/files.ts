import type {
  ExportedFile,
  FileError,
  OpenedFile,
  SaveAsRequest,
  CopyGamesRequest,
  ExtendedFile,
} from '@shared/ipc/contract'
import type { HandlersOf } from '@shared/ipc/declare'
import { fileRequests } from '@shared/ipc/files'
import { map, ok, type Result } from '@shared/result'
import type { Consent } from '../../consent/openConsent'
import type { FileService } from '../../files/fileService'
import type { SaveService } from '../../files/saveService'
import type { GameCodec } from '../../files/pgn/coreCodec'
import type { Indexer } from '../../files/pgn/indexer'
import { answeredBy } from './services'
import type { gameListRequests } from '@shared/ipc/gameLists'
import type { ChosenPaths } from '../../consent/chosenPaths'
import type { ListService } from '../../files/listService'

type FileHandlers = HandlersOf<typeof fileRequests>

/** The most games taken from a pasted text; more belong in a file. */
const PASTED_GAMES = 100

export interface FileHandlerParts extends Pick<Consent, 'chosen' | 'listed'> {
  readonly files: FileService
  readonly saving: SaveService
  readonly indexer: Indexer
  readonly codec: GameCodec
}

/**
 * Requests about files. The services touch every path they are given, so the paths that the page sends are checked here against those that
 * were chosen.
 */
export const fileHandlers = ({
  files,
  saving,
  indexer,
  codec,
  chosen,
  listed,
}: FileHandlerParts): FileHandlers => {
  const open = async (path: string): Promise<Result<OpenedFile | null, FileError>> => {
    const readable = await chosen.readable(path)
    if (!readable.ok) return readable
    const opened = await files.open(readable.value)
    if (opened.ok && opened.value) chosen.choose(readable.value)
    return opened
  }

  const placed = async (request: SaveAsRequest): Promise<Result<SaveAsRequest, FileError>> => {
    if (request.path === undefined) return ok(request)
    const target = await chosen.writable(request.path, request.overwrite === true)
    return map(target, ({ path, mayReplace }) => ({ ...request, path, overwrite: mayReplace }))
  }

  /** The written file belongs to the tab that was saved; from now on it is saved in place. */
  const saveAs: FileHandlers['files:saveAs'] = async request => {
    const place = await placed(request)
    const saved = place.ok ? await saving.saveAs(place.value) : place
    if (saved.ok && saved.value?.path !== undefined) {
      chosen.choose(saved.value.path)
      chosen.spend(saved.value.path)
    }
    return saved
  }

  const exportCopy = async (request: SaveAsRequest): Promise<Result<ExportedFile | null, FileError>> => {
    const place = await placed(request)
    const written = place.ok ? await saving.export(place.value) : place
    if (written.ok && written.value) chosen.spend(written.value.path)
    return written
  }

  const write: FileHandlers['games:write'] = (game, interoperable) => {
    const written = interoperable ? codec.writeInteroperable(game) : undefined
    return written?.ok ? written.value.pgn : codec.write(game)
  }

  return answeredBy(fileRequests, {
    ...files,
    read: pgn => codec.readAll(pgn, PASTED_GAMES),
    write,
    open: path => (path === undefined ? files.open() : open(path)),
    save: request => saving.save(request),
    saveAs,
    export: exportCopy,
    cancel: path => indexer.cancel(path),
    browse: directory => listed.list(directory),
  })
}

/** @param chosen the paths that the page sends are checked against these */
export const gameListHandlers = (
  lists: ListService,
  chosen: ChosenPaths,
): HandlersOf<typeof gameListRequests> => {
  const placed = async (request: CopyGamesRequest): Promise<Result<CopyGamesRequest, FileError>> => {
    if (request.path === undefined || request.to !== undefined) return ok(request)
    const target = await chosen.writable(request.path, false)
    return map(target, ({ path }) => ({ ...request, path }))
  }

  const copy = async (request: CopyGamesRequest): Promise<Result<ExtendedFile | null, FileError>> => {
    const place = await placed(request)
    const copied = place.ok ? await lists.copy(place.value) : place
    if (copied.ok && copied.value?.path !== undefined && request.to === undefined) {
      chosen.choose(copied.value.path)
      chosen.spend(copied.value.path)
    }
    return copied
  }

  return {
    'games:saveList': request => lists.save(request),
    'games:copy': copy,
    'games:find': (fileId, games) => lists.find(fileId, games),
  }
}
