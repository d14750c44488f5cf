import { defineStore } from 'pinia'
import { t } from '@shared/i18n/t'
import { flatten, unflatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { describeError } from '../../../errors/describeError'
import { bridge } from '../../../ipc/client'
import { withInserted, type Slot } from '../../../openFiles/gameList'
import { useGameListsStore } from '../../../openFiles/gameLists'
import { isDirty } from '../../../openFiles/document'
import { useDocumentsStore } from '../../../openFiles/documents'
import { useFilesStore } from '../../../openFiles/files'
import { headerOfGame } from '../../../openFiles/gameInFile'
import { useNoticesStore } from '../../../stores/notices'
import { useGameOperations } from './gameOperationsStore'
import { useSelectionStore } from './selectionStore'

/**
 * Adds games to the list of the current file, as copies or as new ones; pending until saved, like all changes of the
 * list.
 */
export const useAddedGames = defineStore('addedGames', () => {
  const lists = useGameListsStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const notices = useNoticesStore()
  const operations = useGameOperations()
  const selection = useSelectionStore()

  /** The slot of a copy, with the unsaved edits of its tab. */
  const copyOf = async (slot: Slot, edited: Game | undefined): Promise<Slot> => {
    if (!edited) return { ...slot }
    const pgn = await bridge().request('games:write', flatten(edited), false)
    return { header: headerOfGame(edited), pgn }
  }

  /** Puts a copy of each of these games right after the last of them. */
  const duplicate = async (places: readonly number[]) => {
    const file = operations.editableFile()
    const headers = operations.headersAt(places)
    if (!file || headers.length === 0) return
    const { slots } = files.listOf(file.fileId)!
    const editedAt = (place: number) => {
      const tab = files.tabAt(file.fileId, place)
      return tab && isDirty(tab) ? tab.game : undefined
    }
    const copies = await Promise.all(places.map(place => copyOf(slots[place]!, editedAt(place))))
    const at = Math.max(...places) + 1
    const text = t('gameList.done.duplicated', operations.titled(headers))
    lists.edit(file.fileId, text, now => withInserted(now, at, copies))
    selection.set(
      copies.map((_, count) => at + count),
      at,
    )
    operations.tell('done', file.fileId, text)
  }

  /** Adds a game without moves at the end, with the start of the game on the screen, and opens it. */
  const addGame = async () => {
    const file = operations.editableFile()
    if (!file) return
    const seen = documents.active?.game
    const request = seen
      ? { variant: seen.variant, fen: seen.root.fen, options: seen.options }
      : { variant: 'chess' as const, fen: '', options: [] }
    const created = await bridge().request('games:create', request)
    if (!created.ok) {
      notices.report(describeError(created.error))
      return
    }
    const game = unflatten(created.value)
    const pgn = await bridge().request('games:write', created.value, false)
    const added: Slot = { header: headerOfGame(game), pgn }
    lists.edit(file.fileId, t('gameList.done.added'), slots => [...slots, added])
    const place = (files.files.get(file.fileId)?.games.length ?? 1) - 1
    selection.select(place)
    await files.openGame(file.fileId, place)
    operations.tell('done', file.fileId, t('gameList.done.added'))
  }

  return { duplicate, addGame }
})
