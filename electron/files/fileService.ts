import path from 'node:path'
import { t } from '@shared/i18n/t'
import type { FileError, GameCheck, OpenedFile, ReloadedFile } from '@shared/ipc/contract'
import type { ServiceOf } from '@shared/ipc/declare'
import type { fileRequests } from '@shared/ipc/files'
import { chain, err, map, ok, type Result } from '@shared/result'
import type { FlatGame } from '@shared/tree/game'
import type { Dialogs } from '../shell/ports'
import { sampleById } from './samples'
import { readOrdinary } from './disk/ordinaryFile'
import { attempt, fileError } from './disk/fileError'
import type { GameCodec } from './pgn/coreCodec'
import { decodeGame } from './pgn/gameEncoding'
import { bytesOfGame, readGameBytes, readGameForEdit, tooLargeToRead } from './pgn/gameBytes'
import { matchGames } from './pgn/matchGames'
import { openedFileOf, type OpenFile } from './pgn/openFile'
import type { OpenFiles } from './openFiles'
import { hashOf } from './pgn/readBytes'
import type { RecentFiles } from '../userData/recentFiles'
import { decodeUtf16 } from './disk/textEncoding'
import { faultsIn, mainLine } from './pgn/readPart'

const readPart = (game: FlatGame): Pick<GameCheck, 'plies' | 'faults'> => ({
  plies: mainLine(game).length - 1,
  faults: faultsIn(game),
})

const checkGame = async (open: OpenFile, codec: GameCodec, index: number): Promise<GameCheck | undefined> => {
  const game = open.indexed.games[index]
  const bytes = game && !tooLargeToRead(open, index) && (await open.inTurn(() => bytesOfGame(open, game)))
  if (!game || !bytes || !bytes.ok) return undefined
  const { begin, column, header } = game
  const read = codec.read(decodeGame(bytes.value), { line: header.line, column, offset: begin })
  return { index, ...(read.ok ? readPart(read.value) : { plies: 0, faults: 1 }) }
}

/**
 * Checks how far the rules can read the games of a file; those that cannot be loaded are left out. None of them counts
 * as given to the page.
 */
const checkGames = async (
  open: OpenFile,
  codec: GameCodec,
  indexes: readonly number[],
): Promise<readonly GameCheck[]> => {
  const checks: GameCheck[] = []
  for (const index of indexes) {
    const check = await checkGame(open, codec, index)
    if (check) checks.push(check)
  }
  return checks
}

/** Opens files and reads games from them; never writes. */
export interface FileService extends Pick<
  ServiceOf<typeof fileRequests>,
  'openSample' | 'game' | 'look' | 'check' | 'reload' | 'close'
> {
  /** Opens a file; without a path, the user chooses one in the shell's dialog. */
  open(file?: string): Promise<Result<OpenedFile | null, FileError>>
  openText(name: string, text: string): Result<OpenedFile, FileError>
  /** All open files, in the order in which they were opened. */
  opened(): readonly OpenedFile[]
}

/** What the services for reading and saving need. */
export interface FileParts {
  readonly files: OpenFiles
  readonly recentFiles: RecentFiles
  readonly codec: GameCodec
  readonly dialogs: Dialogs
}

const readFrom = async (codec: GameCodec, open: OpenFile, index: number, bytesOf: typeof readGameForEdit) => {
  const tooLarge = tooLargeToRead(open, index)
  if (tooLarge) return err(tooLarge)
  const bytes = await open.inTurn(() => bytesOf(open, index))
  if (!bytes.ok) return bytes
  const { begin, column, header } = open.indexed.games[index]!
  return codec.read(decodeGame(bytes.value), { line: header.line, column, offset: begin })
}

/** Reads a file again, and reports where its games are now. */
const reloadOf = async (files: OpenFiles, fileId: string): Promise<Result<ReloadedFile, FileError>> => {
  const open = files.byId(fileId)
  if (!open.ok) return open
  return open.value.inTurn(async () => {
    const before = open.value.indexed.games
    return map(await files.refresh(open.value), now => ({
      ...openedFileOf(now),
      movedTo: matchGames(before, now.indexed.games),
    }))
  })
}

/** @param samplesFolder the folder of the games that come with the program */
export const fileService = (
  { files, recentFiles, codec, dialogs }: FileParts,
  samplesFolder: string,
): FileService => {
  /**
   * Opens UTF-16 text as if it had no file, because no other program would read it as PGN; it will be saved as a new
   * file.
   */
  const openUtf16 = async (file: string): Promise<Result<OpenedFile, FileError>> => {
    const bytes = await attempt(file, () => readOrdinary(file))
    if (!bytes.ok) return bytes
    recentFiles.note(path.resolve(file))
    const text = Buffer.from(decodeUtf16(bytes.value))
    return map(files.openBytes(`text:${hashOf(text)}`, path.basename(file), text), openedFileOf)
  }

  const openPath = async (file: string): Promise<Result<OpenedFile | null, FileError>> => {
    const opened = await files.open(file)
    if (!opened.ok) return opened.error.reason === 'utf16' ? openUtf16(file) : opened
    if (!opened.value) return ok(null)
    recentFiles.note(path.resolve(file), opened.value.indexed.games)
    return ok(openedFileOf(opened.value))
  }

  const readGame = async (fileId: string, index: number, bytesOf: typeof readGameForEdit) => {
    const open = files.byId(fileId)
    return open.ok ? readFrom(codec, open.value, index, bytesOf) : open
  }

  return {
    open: async file => {
      const chosen = file ?? (await dialogs.chooseFile())
      return chosen === undefined ? ok(null) : openPath(chosen)
    },
    openSample: async id => {
      const sample = sampleById(id)
      if (!sample) return err(fileError('notFound', id))
      const file = path.join(samplesFolder, sample.file)
      const bytes = await attempt(file, () => readOrdinary(file))
      return map(
        chain(bytes, read => files.openBytes(`sample:${id}`, t(`samples.${sample.id}.name`), read)),
        openedFileOf,
      )
    },
    openText: (name, text) => {
      const bytes = Buffer.from(text)
      return map(files.openBytes(`text:${hashOf(bytes)}`, name, bytes), openedFileOf)
    },
    game: (fileId, index) => readGame(fileId, index, readGameForEdit),
    look: (fileId, index) => readGame(fileId, index, readGameBytes),
    check: async (fileId, indexes) => {
      const open = files.byId(fileId)
      return open.ok ? checkGames(open.value, codec, indexes) : []
    },
    reload: fileId => reloadOf(files, fileId),
    close: fileId => files.close(fileId),
    opened: () => files.all().map(openedFileOf),
  }
}
