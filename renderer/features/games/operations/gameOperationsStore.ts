import { defineStore } from 'pinia'
import { computed } from 'vue'
import { t } from '@shared/i18n/t'
import type { GameHeader, OpenedFile } from '@shared/ipc/contract'
import { withMoved, withoutPlaces } from '../../../openFiles/gameList'
import { useGameListsStore } from '../../../openFiles/gameLists'
import { type GameDocument, isDirty } from '../../../openFiles/document'
import { useDocumentsStore } from '../../../openFiles/documents'
import { useFilesStore } from '../../../openFiles/files'
import { headerTitle } from '../../../stores/headerTitle'
import { useNoticesStore } from '../../../stores/notices'
import { useSelectionStore } from './selectionStore'
import { isWritable, originOf } from '../../../openFiles/gameInFile'

/** The game to show after others are deleted: the next one that stays, else the one before them. */
const neighborOf = (count: number, places: readonly number[], seen: number): number | undefined => {
  const gone = new Set(places)
  for (let place = seen + 1; place < count; place += 1) if (!gone.has(place)) return place
  for (let place = seen - 1; place >= 0; place -= 1) if (!gone.has(place)) return place
  return undefined
}

/** Prepares tabs for the deletion of their games, so that no tab is left with a game that no file holds. */
const useTabsOfDeleted = () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()

  /** Shows another game of the list in a tab without edits. */
  const replaceGame = async ({ id }: GameDocument, fileId: string, place: number) => {
    const file = files.files.get(fileId)
    const read = await files.read(fileId, place)
    if (file && read.ok) documents.replace(id, read.value, originOf(file, place))
    else {
      await files.openGame(fileId, place)
      documents.close(id)
    }
  }

  const leaveSeen = async (seen: GameDocument, fileId: string, place: number) => {
    if (!files.tabAt(fileId, place) && !isDirty(seen)) await replaceGame(seen, fileId, place)
    else {
      await files.openGame(fileId, place)
      if (!isDirty(seen)) documents.close(seen.id)
    }
  }

  /** Closes the tabs of these games that have no unsaved edits; the visible tab shows a neighboring game instead. */
  const leave = async (fileId: string, places: readonly number[]) => {
    const gone = new Set(places)
    const tabs = documents.documents.filter(
      ({ origin }) => origin?.fileId === fileId && gone.has(origin.index),
    )
    for (const { id } of tabs.filter(one => !isDirty(one) && one.id !== documents.activeId))
      documents.close(id)
    const seen = files.currentIndex
    if (files.current?.fileId !== fileId || seen === undefined || !gone.has(seen)) return
    const place = neighborOf(files.current.games.length, places, seen)
    if (place === undefined) return
    if (documents.active) await leaveSeen(documents.active, fileId, place)
    else await files.openGame(fileId, place)
  }

  return { leave }
}

/**
 * What can be done with games of the current file, which are named by their places in its list,
 * `files.current.games[place]`. All of it is pending until the file is saved, can be undone, and is in the journal.
 *
 * For adding games see {@link useAddedGames}, for work with other files {@link useFileOperations}, and for the open
 * game {@link useMergeOperations}.
 */
export const useGameOperations = defineStore('gameOperations', () => {
  const lists = useGameListsStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const notices = useNoticesStore()
  const selection = useSelectionStore()
  const tabs = useTabsOfDeleted()

  /** Whether the list of the current file can be changed. */
  const canEditList = computed(() => files.current !== undefined && isWritable(files.current))

  /**
   * The current file if its list can be changed; else undefined, after telling the user why.
   *
   * @param leaving games that will leave the list: one has to stay
   */
  const editableFile = (leaving: readonly number[] = []): OpenedFile | undefined => {
    const file = files.current
    if (!file) notices.tell('note', t('gameList.noList'))
    else if (!canEditList.value) notices.tell('note', t('gameList.cannotEdit', { file: file.name }))
    else if (leaving.length >= file.games.length) notices.tell('note', t('gameList.lastGame'))
    else return file
    return undefined
  }

  const titled = (games: readonly GameHeader[]) => ({
    count: games.length,
    game: games[0] ? headerTitle(games[0]) : '',
  })

  const headersAt = (places: readonly number[]): readonly GameHeader[] =>
    places.flatMap(place => files.current?.games[place] ?? [])

  const undo = async () => {
    const step = files.current && (await lists.undo(files.current.fileId))
    notices.tell('note', step === undefined ? t('gameList.nothingToUndo') : t('gameList.undone', { step }))
  }

  const redo = async () => {
    const step = files.current && (await lists.redo(files.current.fileId))
    notices.tell('note', step === undefined ? t('gameList.nothingToRedo') : t('gameList.redone', { step }))
  }

  /** Tells what was done in a list, with an undo button that works until the list changes again. */
  const tell = (icon: 'done' | 'deleted', fileId: string, text: string) => {
    const done = files.lists.get(fileId)
    notices.tell(icon, text, {
      action: {
        label: t('common.undo'),
        run: () => {
          if (files.lists.get(fileId) === done) void lists.undo(fileId)
          else notices.tell('note', t('gameList.nothingToUndo'))
        },
      },
    })
  }

  /**
   * Takes games out of the list. Tabs with unsaved edits of them keep these, without a file.
   *
   * @param name the name of the undo step, if the deletion is part of something else
   */
  const remove = async (places: readonly number[], name?: string) => {
    const file = editableFile(places)
    const headers = headersAt(places)
    if (!file || headers.length === 0) return
    const edited = documents.documents.filter(
      one => one.origin?.fileId === file.fileId && places.includes(one.origin.index) && isDirty(one),
    ).length
    const text = name ?? t('gameList.done.deleted', titled(headers))
    await tabs.leave(file.fileId, places)
    lists.edit(file.fileId, text, slots => withoutPlaces(slots, places))
    // The cursor goes to the next game; nothing is selected, so that a second Delete takes nothing more with it.
    selection.set([], Math.min(Math.min(...places), file.games.length - headers.length - 1))
    if (name === undefined) tell('deleted', file.fileId, text)
    if (edited > 0) notices.tell('note', t('gameList.editsStay', { count: edited }))
  }

  /** Moves these games together so that the first of them gets the place `to` of the resulting list, 0-based. */
  const moveTo = (places: readonly number[], to: number) => {
    const file = editableFile()
    const headers = headersAt(places)
    if (!file || headers.length === 0) return
    const at = Math.max(0, Math.min(to, file.games.length - headers.length))
    const before = files.listOf(file.fileId)!.slots
    const moved = withMoved(before, places, at)
    if (moved.every((slot, place) => slot === before[place])) return
    const text = t('gameList.done.moved', { ...titled(headers), place: at + 1 })
    lists.edit(file.fileId, text, () => moved)
    selection.set(
      headers.map((_, count) => at + count),
      at,
    )
  }

  /** Moves these games before the one at a place, or to the end if there is none. */
  const putBefore = (places: readonly number[], before: number) =>
    moveTo(places, before - places.filter(place => place < before).length)

  /** Moves these games together one place up (-1) or down (1). */
  const moveBy = (places: readonly number[], by: 1 | -1) => {
    const first = Math.min(...places)
    const isTogether = Math.max(...places) - first + 1 === places.length
    moveTo(places, isTogether || by < 0 ? first + by : first + 1)
  }

  return { canEditList, editableFile, titled, headersAt, tell, undo, redo, remove, moveTo, putBefore, moveBy }
})
