import { defineStore } from 'pinia'
import type { FileError, GamePiece, SavedList } from '@shared/ipc/contract'
import { err, type Result } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { bridge } from '../ipc/client'
import { piecesOf, type Slot } from './arrangement'
import { useArrangingStore } from './arranging'
import { useClashesStore } from './clashes'
import { useDocumentsStore } from './documents'
import type { GameDocument } from './document'
import { useFilesStore } from './files'
import { inTurnOf } from './fileTurns'
import { originOf } from './gameInFile'

const noFile: FileError = { kind: 'file', reason: 'noSuchFile', path: '', detail: '' }

/** The list in pieces, with the edited games in the place of what the file has of them. */
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

/** Writing a file with the list of its games, and edits of several of them, in one step. */
export const useSavingListsStore = defineStore('savingLists', () => {
  const arranging = useArrangingStore()
  const clashes = useClashesStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()

  const send = async (fileId: string, ids: readonly string[]): Promise<Result<SavedList, FileError>> => {
    const base = files.baseOf(fileId)
    if (!base) return err(noFile)
    const { slots } = arranging.current(base)
    const edited = ids
      .flatMap(id => documents.documentById(id) ?? [])
      .filter(({ origin }) => origin?.fileId === fileId)
    const games = new Map(edited.map(({ origin, game }) => [origin!.index, game]))
    const pieces = piecesWith(slots, games)
    const saved = await bridge().request('games:saveList', { fileId, hash: base.hash, pieces })
    if (saved.ok) take(saved.value, slots, edited)
    return saved
  }

  /** The file has these games now, in this order; edits and changes of the list made meanwhile are still to be saved. */
  const take = (saved: SavedList, written: readonly Slot[], edited: readonly GameDocument[]) => {
    const file = arranging.takeSaved(saved, written)
    for (const { id, game } of edited) {
      const origin = documents.documentById(id)?.origin
      clashes.settle(id)
      documents.markSaved(id, game, origin && originOf(file, origin.index))
    }
  }

  /** Writes the list of a file, and what was edited in the games of some tabs. */
  const save = (fileId: string, ids: readonly string[]): Promise<Result<SavedList, FileError>> =>
    inTurnOf(fileId, () => send(fileId, ids))

  return { save }
})
