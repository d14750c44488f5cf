import { defineStore } from 'pinia'
import { whenever } from '@vueuse/core'
import { computed, shallowRef, type ShallowRef } from 'vue'
import type { Answer, FileError, GameError, OpenedFile } from '@shared/ipc/contract'
import { err, map, ok, type Result } from '@shared/result'
import { unflatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { describeError } from '../errors/describeError'
import { bridge } from '../ipc/client'
import { useNoticesStore } from '../stores/notices'
import { isDirty } from './document'
import { useDocumentsStore } from './documents'
import { originOf } from './gameInFile'
import { gameListOf, listedFile, type GameList } from './gameList'

/** A game of a file that cannot be opened because it is faulty or too large; it is shown instead of a board. */
export interface BrokenGame {
  readonly file: OpenedFile
  readonly index: number
  readonly error: GameError | FileError
  /** The tab that was active before. */
  readonly seen: string | undefined
}

/** How much of a large file has been read so far. */
export interface ReadingProgress {
  readonly path: string
  readonly readBytes: number
  readonly totalBytes: number
}

/** How to open a game. */
interface Opening {
  /** Whether to open it in a new tab, even if the current one could be reused. */
  readonly inNewTab?: boolean
}

type ReadGame = Result<Game, FileError | GameError>

/** Requests to open a file; without a path the shell's dialog asks. */
export const requestFile = (path?: string): Promise<Answer<'files:open'>> =>
  path === undefined ? bridge().request('files:open') : bridge().request('files:open', path)

const noSuchGame = (index: number): FileError => ({
  kind: 'file',
  reason: 'noSuchGame',
  path: '',
  detail: String(index),
})

const readText = async (pgn: string, place: number): Promise<ReadGame> => {
  const [read] = await bridge().request('games:read', pgn)
  return read ? map(read, unflatten) : err(noSuchGame(place))
}

/** The progress to show after an event: none once the whole file has been read. The end of another file changes nothing. */
export const progressAfter = (
  shown: ReadingProgress | undefined,
  news: ReadingProgress,
): ReadingProgress | undefined => {
  if (news.readBytes < news.totalBytes) return news
  return shown?.path === news.path ? undefined : shown
}

/** The open files as last read or written, and their lists as edited by the user. */
const useWhatIsOpen = () => {
  /** Files by id, as they are listed. */
  const files = shallowRef<ReadonlyMap<string, OpenedFile>>(new Map())
  /** Edited lists by file. Files whose list has not been edited since it was saved have none. */
  const lists = shallowRef<ReadonlyMap<string, GameList>>(new Map())

  const setList = (fileId: string, list: GameList | undefined) => {
    const next = new Map(lists.value)
    if (list) next.set(fileId, list)
    else next.delete(fileId)
    lists.value = next
  }

  /** Adds or updates a file that was read or written; returns it as it is listed. */
  const keep = (file: OpenedFile): OpenedFile => {
    const list = lists.value.get(file.fileId)
    const listed = list?.base.hash === file.hash ? listedFile(list) : file
    files.value = new Map(files.value).set(file.fileId, listed)
    return listed
  }

  /** A file as last read or written, without later changes of its list. */
  const baseOf = (fileId: string): OpenedFile | undefined =>
    lists.value.get(fileId)?.base ?? files.value.get(fileId)

  /** The list of an open file, whether edited or not. */
  const listOf = (fileId: string): GameList | undefined => {
    const file = files.value.get(fileId)
    return lists.value.get(fileId) ?? (file && gameListOf(file))
  }

  /** The index in the file, as it was read, of the game at a place of the list; undefined for a game that is in no file. */
  const storedAt = (fileId: string, place: number): number | undefined => {
    const list = lists.value.get(fileId)
    return list ? list.slots[place]?.stored : place
  }

  const readBy =
    (request: 'files:game' | 'files:look') =>
    async (
      fileId: string,
      place: number,
      slot = lists.value.get(fileId)?.slots[place],
    ): Promise<ReadGame> => {
      if (slot?.pgn !== undefined) return readText(slot.pgn, place)
      return map(await bridge().request(request, fileId, slot?.stored ?? place), unflatten)
    }

  /**
   * Reads the game at a place of the list, whether the file has it or not.
   *
   * @param slot the slot to read, if the list does not have it at that place yet
   */
  const read = readBy('files:game')
  /** The same without counting the game as opened. */
  const look = readBy('files:look')

  return { files, lists, setList, keep, baseOf, listOf, storedAt, read, look }
}

/** The games of open files in tabs. */
const useGamesInTabs = (
  { files, read, look }: ReturnType<typeof useWhatIsOpen>,
  broken: ShallowRef<BrokenGame | undefined>,
) => {
  const documents = useDocumentsStore()
  const notices = useNoticesStore()

  /** The tab with the game at a place of a list. */
  const tabAt = (fileId: string, place: number) =>
    documents.documents.find(({ origin }) => origin?.fileId === fileId && origin.index === place)

  /** The current state of the game at a place of a list: with the edits of its tab if it is open, else as in the file. */
  const gameAt = async (fileId: string, place: number): Promise<ReadGame> => {
    const tab = tabAt(fileId, place)
    return tab ? ok(tab.game) : look(fileId, place)
  }

  /** The tab that may be reused: one of the same file, untouched since it was read. */
  const roomIn = (file: OpenedFile) => {
    const seen = documents.active ?? documents.documentById(broken.value?.seen ?? '')
    const untouched = seen?.undo.length === 0 && !isDirty(seen) && seen.redo.length === 0
    return untouched && seen.origin?.fileId === file.fileId ? seen.id : undefined
  }

  const showBroken = (file: OpenedFile, index: number, error: FileError | GameError) => {
    if (error.kind === 'game' || error.reason === 'gameTooLarge') {
      broken.value = { file, index, error, seen: documents.activeId ?? broken.value?.seen }
      documents.activeId = undefined
    } else notices.report(describeError(error))
  }

  /** Activates the tab of a game; returns false if there is none. */
  const showTab = (fileId: string, index: number): boolean => {
    const tab = tabAt(fileId, index)
    if (tab) documents.activate(tab.id)
    return tab !== undefined
  }

  const placeGame = (file: OpenedFile, index: number, game: Game, { inNewTab }: Opening) => {
    const room = inNewTab ? undefined : roomIn(file)
    if (room === undefined) documents.add(game, originOf(file, index))
    else {
      documents.replace(room, game, originOf(file, index))
      documents.activate(room)
    }
  }

  /** Shows a game of an open file that has been read. */
  const showRead = (fileId: string, index: number, game: ReadGame, opening: Opening = {}) => {
    const file = files.value.get(fileId)
    if (!file || showTab(fileId, index)) return
    if (game.ok) placeGame(file, index, game.value, opening)
    else showBroken(file, index, game.error)
  }

  /** Opens a game of an open file: in its own tab if it has one, in the current tab if that is untouched, else in a new one. */
  const openGame = async (fileId: string, index: number, opening: Opening = {}) => {
    if (!files.value.has(fileId) || showTab(fileId, index)) return
    showRead(fileId, index, await read(fileId, index), opening)
  }

  /** Returns from a game that cannot be opened to the tab that was active before. */
  const leaveBroken = () => {
    documents.activeId =
      documents.documentById(broken.value?.seen ?? '')?.id ?? documents.documents.at(-1)?.id
    broken.value = undefined
  }

  whenever(
    () => documents.activeId,
    () => (broken.value = undefined),
    { flush: 'sync' },
  )

  return { tabAt, gameAt, showRead, openGame, leaveBroken }
}

/** The open files: their contents, their lists, and how to open them and their games. */
export const useFilesStore = defineStore('files', () => {
  const documents = useDocumentsStore()
  const notices = useNoticesStore()
  const open = useWhatIsOpen()
  const broken = shallowRef<BrokenGame>()
  const games = useGamesInTabs(open, broken)
  const progress = shallowRef<ReadingProgress>()

  /** The file of the active game. */
  const current = computed(() => {
    const id = broken.value?.file.fileId ?? documents.active?.origin?.fileId
    return id === undefined ? undefined : open.files.value.get(id)
  })
  const currentIndex = computed(() => broken.value?.index ?? documents.active?.origin?.index)
  /** The indices of games of the current file with unsaved edits. */
  const dirtyIndexes = computed(() =>
    documents.documents
      .filter(one => isDirty(one) && one.origin?.fileId === current.value?.fileId)
      .map(one => one.origin!.index),
  )

  /** Adds an opened file and opens its first game. */
  const adopt = async (opened: OpenedFile) => {
    const file = open.keep(opened)
    if (file.games.length > 0) await games.openGame(file.fileId, 0)
  }

  const adoptAnswer = async (answer: Answer<'files:open'>): Promise<boolean> => {
    if (!answer.ok) notices.report(describeError(answer.error))
    else if (answer.value) await adopt(answer.value)
    return answer.ok && answer.value !== null
  }

  /** Opens a file by its path; without one the shell's dialog asks. Returns whether a file was opened. */
  const openPath = async (path?: string) =>
    adoptAnswer(await requestFile(path)).finally(() => (progress.value = undefined))
  /** Cancels reading the large file that is being opened. */
  const cancelOpening = async () => {
    if (progress.value) await bridge().request('files:cancel', progress.value.path)
  }
  const openSample = async (id: string) => adoptAnswer(await bridge().request('files:openSample', id))
  const openText = async (name: string, text: string) =>
    adoptAnswer(await bridge().request('files:openText', name, text))

  return {
    ...open,
    ...games,
    broken,
    progress,
    current,
    currentIndex,
    dirtyIndexes,
    adopt,
    open: openPath,
    cancelOpening,
    openSample,
    openText,
  }
})
