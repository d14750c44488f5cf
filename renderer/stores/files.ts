import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Answer, FileError, GameError, OpenedFile } from '@shared/ipc/contract'
import { unflatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { describeError } from '../errors/describeError'
import { bridge } from '../ipc/client'
import { useArrangementsStore } from './arrangements'
import { isDirty } from './document'
import { originOf } from './gameInFile'
import { useDocumentsStore } from './documents'
import type { ReadingProgress } from './readingProgress'
import { useNoticesStore } from './notices'

/** A game of a file that could not be begun, or is too large; that is shown instead of a board. */
export interface BrokenGame {
  readonly file: OpenedFile
  readonly index: number
  readonly error: GameError | FileError
  /** The tab that was seen before. */
  readonly seen: string | undefined
}

/** How a game is opened. */
interface Opening {
  /** In a tab of its own, even where the present one could make room. */
  readonly inNewTab?: boolean
}

/** The files behind the tabs, and the way from a file to a tab. */
export const useFilesStore = defineStore('files', () => {
  const arrangements = useArrangementsStore()
  const documents = useDocumentsStore()
  const notices = useNoticesStore()

  const files = shallowRef<ReadonlyMap<string, OpenedFile>>(new Map())
  const broken = shallowRef<BrokenGame>()
  const progress = shallowRef<ReadingProgress>()

  /** The file of the game that is seen. */
  const current = computed(() => {
    const id = broken.value?.file.fileId ?? documents.active?.origin?.fileId
    return id === undefined ? undefined : files.value.get(id)
  })
  const currentIndex = computed(() => broken.value?.index ?? documents.active?.origin?.index)
  /** The games of the current file with edits that the file does not have. */
  const dirtyIndexes = computed(() =>
    documents.documents
      .filter(one => isDirty(one) && one.origin?.fileId === current.value?.fileId)
      .map(one => one.origin!.index),
  )

  /** Takes a file in as it was read or written; answers it as it is listed. */
  const keep = (file: OpenedFile): OpenedFile => {
    const listed = arrangements.listed(file)
    files.value = new Map(files.value).set(file.fileId, listed)
    return listed
  }

  /** A file as it was last read or written, whatever has become of its list since. */
  const baseOf = (fileId: string): OpenedFile | undefined =>
    arrangements.of(fileId)?.base ?? files.value.get(fileId)

  const tabOf = (fileId: string, index: number) =>
    documents.documents.find(({ origin }) => origin?.fileId === fileId && origin.index === index)

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
    const tab = tabOf(fileId, index)
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
    const read = await arrangements.read(fileId, index)
    if (!read.ok) showBroken(file, index, read.error)
    else if (!showTab(fileId, index)) placeGame(file, index, unflatten(read.value), opening)
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

  /** Takes an opened file in and shows its first game. */
  const adopt = async (opened: OpenedFile) => {
    const file = keep(opened)
    if (file.games.length > 0) await openGame(file.fileId, 0)
  }

  const adoptAnswer = async (answer: Answer<'files:open'>) => {
    if (!answer.ok) {
      notices.report(describeError(answer.error))
      return
    }
    if (answer.value) await adopt(answer.value)
  }

  /** Opens a file by its path; without one the shell's dialog asks. */
  const open = async (path?: string) =>
    adoptAnswer(
      await (path === undefined ? bridge().request('files:open') : bridge().request('files:open', path)),
    ).finally(() => (progress.value = undefined))
  /** Gives up the large file that is being read; nothing is opened. */
  const cancelOpening = async () => {
    if (progress.value) await bridge().request('files:cancel', progress.value.path)
  }
  const openSample = async (id: string) => adoptAnswer(await bridge().request('files:openSample', id))
  const openText = async (name: string, text: string) =>
    adoptAnswer(await bridge().request('files:openText', name, text))

  return {
    files,
    broken,
    progress,
    current,
    currentIndex,
    dirtyIndexes,
    keep,
    baseOf,
    leaveBroken,
    openGame,
    adopt,
    open,
    cancelOpening,
    openSample,
    openText,
  }
})
