import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { MAX_GAME_SIZE } from '@shared/ipc/known'
import type { Game } from '@shared/tree/game'
import { writtenSize } from '@shared/tree/writtenSize'
import { describeTooLarge } from '../errors/describeFile'
import { useNoticesStore } from '../stores/notices'
import {
  CLOSED_LIMIT,
  documentOf,
  unsavedDocument,
  edited,
  isDirty,
  redone,
  relinked,
  reread,
  undone,
  unsavedGame,
  wentTo,
  withoutFile,
  type Edit,
  type GameDocument,
} from './document'
import type { Origin } from './gameInFile'
import { useJournalStore } from './journal'

/** Keeps a document in the journal if it is unsaved, and discards it otherwise. */
const unsavedKeeper =
  ({ note, discard }: ReturnType<typeof useJournalStore>) =>
  (document: GameDocument): GameDocument => {
    if (isDirty(document)) note(unsavedGame(document))
    else void discard(document.id)
    return document
  }

const swapped = (documents: readonly GameDocument[], next: GameDocument): readonly GameDocument[] =>
  documents.map(one => (one.id === next.id ? next : one))

/** Whether an edit makes a game too large to be opened again, or even larger. */
const growsTooLarge = (before: Game, after: Game): boolean => {
  const size = writtenSize(after)
  return size > MAX_GAME_SIZE && size > writtenSize(before)
}

/** Edits games. An edit that would make a game too large to be opened again is refused: it returns false and shows a notice. */
const editor =
  (
    change: (id: string, f: (document: GameDocument) => GameDocument) => void,
    documentById: (id: string) => GameDocument | undefined,
    notices: ReturnType<typeof useNoticesStore>,
  ) =>
  (id: string, what: Edit): boolean => {
    const before = documentById(id)?.game
    if (before && growsTooLarge(before, what.game)) {
      notices.report(describeTooLarge())
      return false
    }
    change(id, document => edited(document, what))
    return true
  }

/** The tab `by` places to the right, wrapping around at the ends. */
const besideId = (documents: readonly GameDocument[], id: string | undefined, by: 1 | -1) =>
  documents.at((documents.findIndex(one => one.id === id) + by) % documents.length)?.id

/** The open tabs in order, and which of them is active. */
export const useDocumentsStore = defineStore('documents', () => {
  const journal = useJournalStore()
  const keepUnsaved = unsavedKeeper(journal)
  const documents = shallowRef<readonly GameDocument[]>([])
  const closed = shallowRef<readonly GameDocument[]>([])
  const activeId = shallowRef<string>()

  const active = computed(() => documents.value.find(({ id }) => id === activeId.value))
  const dirty = computed(() => documents.value.filter(isDirty))

  const documentById = (id: string) => documents.value.find(one => one.id === id)

  const activate = (id: string) => {
    if (documentById(id)) activeId.value = id
  }

  /** Activates the tab `by` places to the right, wrapping around at the ends. */
  const step = (by: 1 | -1) => {
    activeId.value = besideId(documents.value, activeId.value, by)
  }

  /** Inserts a document to the right of the active one and activates it. */
  const insert = (document: GameDocument) => {
    const place = documents.value.findIndex(({ id }) => id === activeId.value) + 1
    documents.value = documents.value.toSpliced(place === 0 ? documents.value.length : place, 0, document)
    activeId.value = document.id
    return document
  }

  /** Inserts documents before all open ones and activates one of them, unless another is active already. */
  const openBefore = (opened: readonly GameDocument[], seen: string | undefined) => {
    documents.value = [...opened, ...documents.value]
    activeId.value ??= seen ?? opened.at(-1)?.id
  }

  const add = (game: Game, origin?: Origin) => insert(documentOf(crypto.randomUUID(), game, origin))
  /** Opens a game that is stored nowhere else. It is unsaved from the beginning, and so it is kept in the journal. */
  const addUnsaved = (game: Game) => keepUnsaved(insert(unsavedDocument(crypto.randomUUID(), game)))

  const swap = (next: GameDocument) => (documents.value = swapped(documents.value, next))

  /** Replaces the game in the tab `id`, which must not have unsaved edits. */
  const replace = (id: string, game: Game, origin?: Origin) => swap(documentOf(id, game, origin))

  const change = (id: string, f: (document: GameDocument) => GameDocument) => {
    const before = documentById(id)
    if (!before) return
    const after = f(before)
    if (after === before) return
    swap(after)
    if (after.game !== before.game) keepUnsaved(after)
  }

  const edit = editor(change, documentById, useNoticesStore())
  const undo = (id: string) => change(id, undone)
  const redo = (id: string) => change(id, redone)
  const go = (id: string, path: GameDocument['path']) => change(id, document => wentTo(document, path))
  const orient = (id: string, orientation: GameDocument['orientation']) =>
    change(id, document => ({ ...document, orientation }))

  /** Records that the file now has `game`; edits made meanwhile stay unsaved. */
  const markSaved = (id: string, game: Game, origin?: Origin) => {
    const document = documentById(id)
    if (!document) return
    const saved = { ...document, saved: game, ...(origin && { origin }) }
    swap(saved)
    keepUnsaved(saved)
  }

  /** All documents that are open, and those that were closed and can be reopened. */
  const all = (): readonly GameDocument[] => [...documents.value, ...closed.value]

  /** Changes how a tab, open or closed, is linked to its file. */
  const link = (id: string, f: (document: GameDocument) => GameDocument) => {
    const document = all().find(one => one.id === id)
    if (!document) return
    const linked = f(document)
    const isOpen = documentById(id) !== undefined
    swap(linked)
    closed.value = swapped(closed.value, linked)
    if (isDirty(linked) && (isOpen || isDirty(document))) journal.note(unsavedGame(linked, !isOpen))
    else if (isDirty(document)) void journal.discard(id)
  }

  /** Records that the game of `id` is now at `origin`; without one it is in no file any longer. */
  const relink = (id: string, origin: Origin | undefined) => link(id, document => relinked(document, origin))

  /** Updates a tab without edits to its game as the file has it now. */
  const refresh = (id: string, game: Game) => link(id, document => reread(document, game))

  /** Records that the file has gone; the tabs still know where it was. */
  const markUnsaved = (id: string) => link(id, withoutFile)

  /** Closes a tab and activates its neighbour; unsaved edits stay in the journal. */
  const close = (id: string): GameDocument | undefined => {
    const place = documents.value.findIndex(one => one.id === id)
    const document = documents.value[place]
    if (!document) return undefined
    documents.value = documents.value.toSpliced(place, 1)
    const all = [...closed.value, document]
    closed.value = all.slice(-CLOSED_LIMIT)
    // The oldest ones can no longer be reopened.
    for (const lost of all.slice(0, -CLOSED_LIMIT)) if (isDirty(lost)) void journal.discard(lost.id)
    if (activeId.value === id)
      activeId.value = documents.value.at(Math.min(place, documents.value.length - 1))?.id
    return document
  }

  /** Reopens a closed tab, by default the last one closed. */
  const reopen = (id = closed.value.at(-1)?.id): GameDocument | undefined => {
    const document = closed.value.find(one => one.id === id)
    if (!document) return undefined
    closed.value = closed.value.filter(one => one !== document)
    if (isDirty(document)) journal.note(unsavedGame(document))
    return insert(document)
  }

  return {
    documents,
    closed,
    activeId,
    active,
    dirty,
    all,
    documentById,
    activate,
    step,
    insert,
    openBefore,
    ...{ add, addUnsaved, replace },
    edit,
    undo,
    redo,
    go,
    orient,
    markSaved,
    link,
    relink,
    refresh,
    markUnsaved,
    close,
    reopen,
  }
})
