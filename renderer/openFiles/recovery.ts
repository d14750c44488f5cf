import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import type {
  GameHeader,
  JournalEntry,
  JournalledGame,
  JournalledList,
  ListedTags,
  OpenedFile,
} from '@shared/ipc/contract'
import type { Result } from '@shared/result'
import { unflatten } from '@shared/tree/flat'
import { pathWithin } from '@shared/tree/tree'
import { titleOf } from '@shared/tree/gameTitle'
import { describeError } from '../errors/describeError'
import { fileNameOf } from '../errors/describeFile'
import { bridge } from '../ipc/client'
import { useNoticesStore } from '../stores/notices'
import { useClashesStore } from './clashes'
import { CLOSED_LIMIT, unsavedDocument, unsavedGame, type GameDocument } from './document'
import { useDocumentsStore } from './documents'
import { useFilesStore } from './files'
import { findGameAgain } from './gameAgain'
import { headerOfRead, headerOfTags, listedAs, originOf, savedHashOf, type Origin } from './gameInFile'
import { rebasing, type GameList, type Slot } from './gameList'
import { useGameListsStore } from './gameLists'
import { useJournalStore } from './journal'

/** The place in its file of a game that was left unsaved. */
interface FoundOrigin {
  readonly origin: Origin
  /** How the file listed it when it was left. */
  readonly listed: ListedTags
  readonly isSure: boolean
}

/** The header for a game of the journal that its file no longer has or has changed. */
const UNLISTED: GameHeader = headerOfTags([], 0)

const valueOf = <T>(read: Result<T, unknown>): T | undefined => (read.ok ? read.value : undefined)

const isList = (entry: JournalEntry): entry is JournalledList => 'pieces' in entry

const isGame = (entry: JournalEntry): entry is JournalledGame => !isList(entry)

const isClosed = (entry: JournalEntry): entry is JournalledGame => isGame(entry) && entry.closed === true

/** The headers of games that are in no file. */
const headersOf = async (pieces: JournalledList['pieces']): Promise<ReadonlyMap<string, GameHeader>> => {
  const headers = new Map<string, GameHeader>()
  for (const piece of pieces) {
    if (!('pgn' in piece)) continue
    const [read] = await bridge().request('games:read', piece.pgn)
    headers.set(piece.pgn, headerOfRead(read))
  }
  return headers
}

/** The list as it was left, referring to the file as it was then. */
const slotsLeft = (
  pieces: JournalledList['pieces'],
  headers: ReadonlyMap<string, GameHeader>,
): readonly Slot[] =>
  pieces.flatMap((piece): readonly Slot[] =>
    'pgn' in piece
      ? [{ header: headers.get(piece.pgn) ?? UNLISTED, pgn: piece.pgn }]
      : Array.from({ length: piece.count }, (_, at) => ({ header: UNLISTED, stored: piece.from + at })),
  )

/** The new places of an entry's games; undefined if they cannot be found. */
const placesOf = async (
  { hash, fingerprints, movesFingerprints }: JournalledList,
  file: OpenedFile,
): Promise<readonly number[] | undefined> => {
  if (file.hash === hash) return file.games.map((_, place) => place)
  if (fingerprints === undefined) return undefined
  const marks = { fingerprints, ...(movesFingerprints !== undefined && { movesFingerprints }) }
  return bridge().request('games:find', file.fileId, marks)
}

/** The list as it was left, applied to the file as it is now; undefined if the two cannot be reconciled. */
const recoveredList = async (entry: JournalledList, begun: GameList): Promise<GameList | undefined> => {
  const { pieces, documentId, lastEdit } = entry
  const headers = await headersOf(pieces)
  const movedTo = await placesOf(entry, begun.base)
  if (!movedTo) return undefined
  const slots = rebasing({ file: begun.base, movedTo }).slots(slotsLeft(pieces, headers))
  return { ...begun, documentId, lastEdit, slots }
}

/** Restores games into tabs, linked to their files if those still have them. */
const useGameRecovery = () => {
  const clashes = useClashesStore()
  const files = useFilesStore()

  const findOrigin = async (entry: JournalledGame): Promise<FoundOrigin | undefined> => {
    const { path, index, savedHash } = entry
    if (path === undefined || index === undefined) return undefined
    const opened = await bridge().request('files:open', path)
    if (!opened.ok || !opened.value) return undefined
    const file = files.keep(opened.value)
    const game = unflatten(entry.game)
    const listed = entry.listed ?? listedAs(game)
    const { fileId, games } = file
    const read = async (place: number) => valueOf(await files.look(fileId, place))
    const found = await findGameAgain(
      { game, listed, savedHash, place: index, isPlaceSure: false },
      { games, free: games.map(one => one.index), read },
    )
    return found && { origin: originOf(file, found.place), listed, isSure: found.isSure }
  }

  return async (entry: JournalledGame): Promise<GameDocument> => {
    const { documentId, lastEdit, game: flat } = entry
    const found = await findOrigin(entry)
    // A place whose game cannot be read must not be saved to.
    const saved = found && valueOf(await files.read(found.origin.fileId, found.origin.index))
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
}

/** Restores what an earlier session left unsaved: games, and lists of files' games. */
export const useRecoveryStore = defineStore('recovery', () => {
  const gameLists = useGameListsStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const journal = useJournalStore()
  const notices = useNoticesStore()
  const documentOf = useGameRecovery()

  /** The entries offered to the user. Lists come first, with their games where they were left. */
  const left = shallowRef<readonly JournalEntry[]>([])
  const lists = computed(() => left.value.filter(isList))
  const games = computed(() => left.value.filter(isGame))
  /** Games closed without saving in an earlier session, oldest first. */
  const closedBefore = shallowRef<readonly JournalledGame[]>([])

  /** Receives the journal's entries at the start; forgets closed games that can no longer be reopened. */
  const receive = (entries: readonly JournalEntry[]) => {
    const closed = entries.filter(isClosed)
    for (const { documentId } of closed.slice(0, -CLOSED_LIMIT)) void journal.discard(documentId)
    closedBefore.value = closed.slice(-CLOSED_LIMIT)
    left.value = entries.filter(entry => !isClosed(entry))
  }

  const forget = ({ documentId }: JournalEntry) => {
    left.value = left.value.filter(one => one.documentId !== documentId)
  }

  /** Opens a game as a tab with unsaved edits. */
  const restoreGame = async (entry: JournalledGame) => {
    const document = await documentOf(entry)
    const path = pathWithin(document.game.root, entry.seen ?? [])
    journal.adopt(unsavedGame(documents.insert({ ...document, path })))
    forget(entry)
  }

  const restoreList = async (entry: JournalledList) => {
    const opened = await bridge().request('files:open', entry.path)
    if (!opened.ok) notices.report(describeError(opened.error))
    if (!opened.ok || !opened.value) return
    const file = files.keep(opened.value)
    const list = await recoveredList(entry, files.listOf(file.fileId)!)
    if (!list) {
      notices.report({
        title: t('gameList.recovery.failed', { file: fileNameOf(entry.path) }),
        kept: t('gameList.recovery.inJournal'),
      })
      return
    }
    gameLists.adopt(list)
    forget(entry)
    if (opened.value.hash !== entry.hash) notices.tell('note', t('gameList.reloaded', { file: file.name }))
    if (files.current === undefined) await files.openGame(file.fileId, 0)
  }

  /** Restores an entry as it was left. It stays in the journal until it is saved. */
  const restore = (entry: JournalEntry) => (isList(entry) ? restoreList(entry) : restoreGame(entry))

  const restoreAll = async () => {
    for (const entry of [...lists.value, ...games.value]) await restore(entry)
  }

  /** Reopens the tab that was closed last in an earlier session without being saved. */
  const reopenClosed = async () => {
    const entry = closedBefore.value.at(-1)
    if (!entry) return
    closedBefore.value = closedBefore.value.slice(0, -1)
    await restoreGame(entry)
    const document = documents.documentById(entry.documentId)
    if (document) journal.note(unsavedGame(document))
  }

  /** Discards an entry; it can be restored until the toast has gone. */
  const discard = (entry: JournalEntry) => {
    forget(entry)
    const text = isList(entry)
      ? t('gameList.recovery.discarded', { file: fileNameOf(entry.path) })
      : t('notices.discarded', { game: titleOf(entry.game) })
    notices.tell('deleted', text, {
      action: { label: t('common.undo'), run: () => (left.value = [...left.value, entry]) },
      onGone: () => void journal.discard(entry.documentId),
    })
  }

  return { left, lists, games, closedBefore, receive, restore, restoreAll, reopenClosed, discard }
})
