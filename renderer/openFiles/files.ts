import { defineStore } from 'pinia'
import { computed, shallowRef, watch, type ShallowRef } from 'vue'
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

/** A game of a file that could not be begun, or is too large; that is shown instead of a board. */
export interface BrokenGame {
  readonly file: OpenedFile
  readonly index: number
  readonly error: GameError | FileError
  /** The tab that was seen before. */
  readonly seen: string | undefined
}

/** How much of a large file has been read. */
export interface ReadingProgress {
  readonly path: string
  readonly readBytes: number
  readonly totalBytes: number
}

/** How a game is opened. */
interface Opening {
  /** In a tab of its own, even where the present one could make room. */
  readonly inNewTab?: boolean
}

type ReadGame = Result<Game, FileError | GameError>

/** Has a file opened; without a path the dialog of the shell asks. */
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

/** The progress after an event: none once all of the file is read; the end of another file changes nothing. */
export const progressAfter = (
  shown: ReadingProgress | undefined,
  news: ReadingProgress,
): ReadingProgress | undefined => {
  if (news.readBytes < news.totalBytes) return news
  return shown?.path === news.path ? undefined : shown
}

/** What is open, as it was read or written last, and as the user has edited its lists. */
const useWhatIsOpen = () => {
  /** By their ids, as they are listed. */
  const files = shallowRef<ReadonlyMap<string, OpenedFile>>(new Map())
  /** By file. One that was not edited, or not since it was saved, has none. */
  const lists = shallowRef<ReadonlyMap<string, GameList>>(new Map())

  const setList = (fileId: string, list: GameList | undefined) => {
    const next = new Map(lists.value)
    if (list) next.set(fileId, list)
    else next.delete(fileId)
    lists.value = next
  }

  /** Takes a file in as it was read or written; answers it as it is listed. */
  const keep = (file: OpenedFile): OpenedFile => {
    const list = lists.value.get(file.fileId)
    const listed = list?.base.hash === file.hash ? listedFile(list) : file
    files.value = new Map(files.value).set(file.fileId, listed)
    return listed
  }

  /** A file as it was last read or written, without later changes of its list. */
  const baseOf = (fileId: string): OpenedFile | undefined =>
    lists.value.get(fileId)?.base ?? files.value.get(fileId)

  /** The list of an open file, edited or not. */
  const listOf = (fileId: string): GameList | undefined => {
    const file = files.value.get(fileId)
    return lists.value.get(fileId) ?? (file && gameListOf(file))
  }

  /**
   * The index that the game at a place of the list has in the file as it was read; undefined for one that no file
   * holds.
   */
  const storedAt = (fileId: string, place: number): number | undefined => {
    const list = lists.value.get(fileId)
    return list ? list.slots[place]?.stored : place
  }

  const readBy =
    (request: 'files:game' | 'files:look') =>
    async (fileId: string, place: number): Promise<ReadGame> => {
      const pgn = lists.value.get(fileId)?.slots[place]?.pgn
      if (pgn !== undefined) return readText(pgn, place)
      return map(await bridge().request(request, fileId, storedAt(fileId, place) ?? place), unflatten)
    }

  /** The game at a place of the list, whether the file holds it or not. */
  const read = readBy('files:game')
  /** The same only to look at: the game does not count as opened. */
  const look = readBy('files:look')

  return { files, lists, setList, keep, baseOf, listOf, storedAt, read, look }
}

/** Games of open files that are shown in tabs. */
const useGamesInTabs = (
  { files, read, look }: ReturnType<typeof useWhatIsOpen>,
  broken: ShallowRef<BrokenGame | undefined>,
) => {
  const documents = useDocumentsStore()
  const notices = useNoticesStore()

  /** The tab of the game at a place of a list. */
  const tabAt = (fileId: string, place: number) =>
    documents.documents.find(({ origin }) => origin?.fileId === fileId && origin.index === place)

  /** The game at a place of a list as it is now: with the edits of its tab if it is open, else as the file has it. */
  const gameAt = async (fileId: string, place: number): Promise<ReadGame> => {
    const tab = tabAt(fileId, place)
    return tab ? ok(tab.game) : look(fileId, place)
  }

  /** A tab that may make room: of the same file, untouched since it was read. */
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

  /** Shows the tab of a game that has one already. */
  const showTab = (fileId: string, index: number): boolean => {
    const tab = tabAt(fileId, index)
    if (tab) documents.activate(tab.id)
    return tab !== undefined
  }

  const placeGame = (file: OpenedFile, index: number, game: Game, { inNewTab }: Opening) => {
    const room = inNewTab ? undefined : roomIn(file)
    if (room === undefined) {
      documents.add(game, originOf(file, index))
    } else {
      documents.replace(room, game, originOf(file, index))
      documents.activate(room)
    }
  }

  /** Shows a game of an opened file: in its own tab if it has one, in the present one if that is untouched. */
  const openGame = async (fileId: string, index: number, opening: Opening = {}) => {
    const file = files.value.get(fileId)
    if (!file || showTab(fileId, index)) return
    const game = await read(fileId, index)
    if (!game.ok) showBroken(file, index, game.error)
    else if (!showTab(fileId, index)) placeGame(file, index, game.value, opening)
  }

  /** Leaves a game that could not be begun for the tab seen before. */
  const leaveBroken = () => {
    documents.activeId =
      documents.documentById(broken.value?.seen ?? '')?.id ?? documents.documents.at(-1)?.id
    broken.value = undefined
  }

  watch(
    () => documents.activeId,
    id => {
      if (id !== undefined) broken.value = undefined
    },
    { flush: 'sync' },
  )

  return { tabAt, gameAt, openGame, leaveBroken }
}

/** The files that are open: what they hold, how they are listed, and the ways to them and to their games. */
export const useFilesStore = defineStore('files', () => {
  const documents = useDocumentsStore()
  const notices = useNoticesStore()
  const open = useWhatIsOpen()
  const broken = shallowRef<BrokenGame>()
  const games = useGamesInTabs(open, broken)
  const progress = shallowRef<ReadingProgress>()

  /** The file of the game that is seen. */
  const current = computed(() => {
    const id = broken.value?.file.fileId ?? documents.active?.origin?.fileId
    return id === undefined ? undefined : open.files.value.get(id)
  })
  const currentIndex = computed(() => broken.value?.index ?? documents.active?.origin?.index)
  /** The games of the current file with edits that the file does not have. */
  const dirtyIndexes = computed(() =>
    documents.documents
      .filter(one => isDirty(one) && one.origin?.fileId === current.value?.fileId)
      .map(one => one.origin!.index),
  )

  /** Takes an opened file in and shows its first game. */
  const adopt = async (opened: OpenedFile) => {
    const file = open.keep(opened)
    if (file.games.length > 0) await games.openGame(file.fileId, 0)
  }

  const adoptAnswer = async (answer: Answer<'files:open'>): Promise<boolean> => {
    if (!answer.ok) notices.report(describeError(answer.error))
    else if (answer.value) await adopt(answer.value)
    return answer.ok && answer.value !== null
  }

  /** Opens a file by its path; without one the shell's dialog asks. True if a file was opened. */
  const openPath = async (path?: string) =>
    adoptAnswer(await requestFile(path)).finally(() => (progress.value = undefined))
  /** Gives up the large file that is being read; nothing is opened. */
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
