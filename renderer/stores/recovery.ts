import { defineStore } from 'pinia'
import { t } from '@shared/i18n/t'
import type { JournalEntry, ListedTags } from '@shared/ipc/contract'
import { unflatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { bridge } from '../ipc/client'
import { useAppStore } from './app'
import { useArrangementsStore } from './arrangements'
import { useClashesStore } from './clashes'
import { unsavedDocument, type GameDocument, type Origin } from './document'
import { useDocumentsStore } from './documents'
import { useFilesStore } from './files'
import { findGameAgain } from './gameAgain'
import { listedAs, originOf, savedHashOf } from './gameInFile'
import { titleOf } from '@shared/tree/gameTitle'
import { useJournalStore } from './journal'
import { useListRecoveryStore } from './listRecovery'
import { useNoticesStore } from './notices'

/** Where a game that was left stands in its file. */
interface FoundOrigin {
  readonly origin: Origin
  /** As the file listed it when it was left. */
  readonly listed: ListedTags
  readonly isSure: boolean
}

/** Bringing back what the last session left unsaved. */
export const useRecoveryStore = defineStore('recovery', () => {
  const app = useAppStore()
  const arrangements = useArrangementsStore()
  const clashes = useClashesStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const journal = useJournalStore()
  const lists = useListRecoveryStore()
  const notices = useNoticesStore()

  const forget = (entry: JournalEntry) => {
    app.recovered = app.recovered.filter(one => one.documentId !== entry.documentId)
  }

  const look = async (fileId: string, place: number): Promise<Game | undefined> => {
    const read = await arrangements.look(fileId, place)
    return read.ok ? unflatten(read.value) : undefined
  }

  const findOrigin = async (entry: JournalEntry): Promise<FoundOrigin | undefined> => {
    const { path, index, savedHash } = entry
    if (path === undefined || index === undefined) return undefined
    const opened = await bridge().request('files:open', path)
    if (!opened.ok || !opened.value) return undefined
    const file = files.keep(opened.value)
    const game = unflatten(entry.game)
    const listed = entry.listed ?? listedAs(game)
    const { fileId, games } = file
    const found = await findGameAgain(
      { game, listed, savedHash, place: index, isPlaceSure: false },
      { games, free: games.map(one => one.index), read: place => look(fileId, place) },
    )
    return found && { origin: originOf(file, found.place), listed, isSure: found.isSure }
  }

  /** The game as its file has it now; undefined where it cannot be read, and is no game to save into. */
  const inFile = async (origin: Origin | undefined): Promise<Game | undefined> => {
    const read = origin && (await arrangements.read(origin.fileId, origin.index))
    return read?.ok ? unflatten(read.value) : undefined
  }

  /** The game as its tab: with its file, if that still has it. */
  const documentOf = async (entry: JournalEntry): Promise<GameDocument> => {
    const { documentId, lastEdit, game: flat } = entry
    const found = await findOrigin(entry)
    const saved = await inFile(found?.origin)
    const game = unflatten(flat)
    if (!found || !saved) return unsavedDocument(documentId, game, undefined, lastEdit)
    const { origin, listed, isSure } = found
    if (!isSure) {
      const document = unsavedDocument(documentId, game, { ...origin, listed }, lastEdit)
      clashes.doubt(document, origin, saved)
      return document
    }
    const { savedHash = savedHashOf(saved) } = entry
    if (savedHash !== savedHashOf(saved)) clashes.mark(documentId, saved)
    return { ...unsavedDocument(documentId, game, origin, lastEdit), saved }
  }

  /** Opens a recovered game as a tab with unsaved edits; it keeps its place in the journal. */
  const restore = async (entry: JournalEntry) => {
    journal.adopt(documents.insert(await documentOf(entry)))
    forget(entry)
  }

  /** Lists first: games stand in them where they were left. */
  const restoreAll = async () => {
    for (const entry of app.recoveredLists) await lists.restore(entry)
    for (const entry of app.recovered) await restore(entry)
  }

  /** Brings back the tab that was closed last in an earlier session without being saved. */
  const reopenClosed = async () => {
    const entry = app.closedBefore.at(-1)
    if (!entry) return
    app.closedBefore = app.closedBefore.slice(0, -1)
    await restore(entry)
    const document = documents.documentById(entry.documentId)
    if (document) journal.note(document)
  }

  /** Lets a recovered game go; until the toast has gone it can be had back. */
  const discard = (entry: JournalEntry) => {
    forget(entry)
    notices.tell('deleted', t('notices.discarded', { game: titleOf(entry.game) }), {
      action: { label: t('common.undo'), run: () => (app.recovered = [...app.recovered, entry]) },
      onGone: () => void journal.discard(entry.documentId),
    })
  }

  return { restore, restoreAll, reopenClosed, discard }
})
