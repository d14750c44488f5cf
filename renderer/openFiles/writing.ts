import { t } from '@shared/i18n/t'
import type { FileError, GamePiece, SavedFile } from '@shared/ipc/contract'
import { err, ok, type Result } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { bridge } from '../ipc/client'
import { useClashesStore } from './clashes'
import type { GameDocument } from './document'
import { useDocumentsStore } from './documents'
import { inTurnOf, useFileChangesStore } from './fileChanges'
import { useFilesStore } from './files'
import { headerOfGame, originOf } from './gameInFile'
import { piecesOf, type Slot } from './gameList'
import { useGameListsStore } from './gameLists'

/** What the user is told about a file that has been written. */
export type WrittenInPlace = Pick<SavedFile, 'fileId' | 'name' | 'convertedToUtf8' | 'leftOtherNames'>

const noFile: FileError = { kind: 'file', reason: 'noSuchFile', path: '', detail: '' }

/** The list in pieces, with edited games in place of those in the file. */
const piecesWith = (slots: readonly Slot[], edited: ReadonlyMap<number, Game>): readonly GamePiece[] => {
  const pieces: GamePiece[] = []
  let done = 0
  for (const place of [...edited.keys()].sort((one, other) => one - other)) {
    const { stored } = slots[place] ?? {}
    pieces.push(...piecesOf(slots.slice(done, place)))
    pieces.push({ game: flatten(edited.get(place)!), ...(stored !== undefined && { stored }) })
    done = place + 1
  }
  return [...pieces, ...piecesOf(slots.slice(done))]
}

/** Writes games, and lists of games, back into their files. */
export const useWriting = () => {
  const lists = useGameListsStore()
  const changes = useFileChangesStore()
  const clashes = useClashesStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()

  const sendList = async (
    fileId: string,
    ids: readonly string[],
  ): Promise<Result<WrittenInPlace, FileError>> => {
    const list = files.listOf(fileId)
    if (!list) return err(noFile)
    const { base, slots } = list
    const edited = ids
      .flatMap(id => documents.documentById(id) ?? [])
      .filter(({ origin }) => origin?.fileId === fileId)
    const pieces = piecesWith(slots, new Map(edited.map(({ origin, game }) => [origin!.index, game])))
    const saved = await bridge().request('games:saveList', { fileId, hash: base.hash, pieces })
    if (!saved.ok) return saved
    const { convertedToUtf8, ...written } = saved.value
    // Edits and changes of the list made meanwhile are still to be saved.
    const file = lists.takeSaved(written, slots)
    for (const { id, game } of edited) {
      const origin = documents.documentById(id)?.origin
      clashes.settle(id)
      documents.markSaved(id, game, origin && originOf(file, origin.index))
    }
    changes.settle(fileId)
    return ok({ fileId, name: file.name, convertedToUtf8: convertedToUtf8 > 0 })
  }

  /** Writes the current list of a file, together with the edits of some tabs, in one step. */
  const writeList = (fileId: string, ids: readonly string[]): Promise<Result<WrittenInPlace, FileError>> =>
    inTurnOf(fileId, () => sendList(fileId, ids))

  const sendGame = async (
    { id, game, origin }: GameDocument,
    force: boolean,
    index: number,
  ): Promise<Result<WrittenInPlace, FileError>> => {
    const { fileId } = origin!
    const held = files.baseOf(fileId)?.games.length ?? 0
    const saved = await bridge().request('files:save', { fileId, index, game: flatten(game), force })
    if (!saved.ok) return saved
    const { index: place, movedTo, ...file } = saved.value
    // All games of the file keep their places, unless others have changed the file.
    if (movedTo) await changes.adoptChanged({ file, movedTo })
    else lists.rebase({ file, movedTo: Array.from({ length: held }, (_, at) => at) })
    documents.markSaved(id, game, lists.originOfStored(fileId, place))
    clashes.settle(id)
    if (movedTo) await changes.bringToAgreement(fileId, id)
    else changes.settle(fileId)
    return ok(saved.value)
  }

  /** Appends a game to its list, as a new one. */
  const putBehindLast = async ({ id, game, origin }: GameDocument) => {
    const { fileId } = origin!
    const pgn = await bridge().request('games:write', flatten(game), false)
    const added = { header: headerOfGame(game), pgn }
    lists.edit(fileId, t('gameList.done.added'), slots => [...slots, added])
    const file = files.files.get(fileId)
    if (file) documents.relink(id, originOf(file, file.games.length - 1))
  }

  /** Writes a game to index `index` of its file, after the last game to append it; an edited list is written in the same step. */
  const writeGame = async (
    document: GameDocument,
    force: boolean,
    index: number,
  ): Promise<Result<WrittenInPlace, FileError>> => {
    const { id, origin } = document
    const { fileId } = origin!
    const written = await inTurnOf(fileId, async () =>
      lists.isPending(fileId) ? undefined : sendGame(document, force, index),
    )
    if (written) return written
    if (force) await changes.reload(fileId)
    if (index !== origin!.index) await putBehindLast(document)
    return writeList(fileId, [id])
  }

  return { writeList, writeGame }
}
