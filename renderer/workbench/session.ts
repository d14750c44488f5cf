import { watchDebounced } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { FileError, OpenedFile, SessionTab, TabGuessing } from '@shared/ipc/contract'
import { MAX_SESSION_GAME_LENGTH, MAX_SESSION_TABS } from '@shared/ipc/known'
import { flatten, unflatten } from '@shared/tree/flat'
import type { FlatGame, Game } from '@shared/tree/game'
import { bridge } from '../ipc/client'
import { documentOf, type GameDocument, isDirty, wentTo } from '../openFiles/document'
import { useDocumentsStore } from '../openFiles/documents'
import { useFilesStore } from '../openFiles/files'
import { type Origin, originOf } from '../openFiles/gameInFile'
import { useNoticesStore } from '../stores/notices'
import { useSettingsStore } from '../stores/settings'
import { type Side, SIDES, useSplitViewStore } from './splitView'
import { useTabGuessingsStore } from './tabGuessings'
import { t } from '@shared/i18n/t'
import { describeFileError } from '../errors/describeFile'
import type { ErrorText } from '../errors/errorText'

/** The most reasons that a notice names one by one. */
const MAX_NAMED = 4

/** The words for tabs of the last session that could not be restored. */
const describeLostTabs = (lost: readonly FileError[]): ErrorText => {
  const reasons = [...new Set(lost.map(error => describeFileError(error).title))]
  const named = reasons.slice(0, MAX_NAMED).map(reason => t('errors.lostTabs.reason', { reason }))
  const more = reasons.length - named.length
  return {
    title: t('errors.lostTabs.title'),
    detail: [...named, ...(more > 0 ? [t('errors.lostTabs.more', { count: more })] : [])].join(' '),
  }
}

/** A game and, if it is from a file, its place there. */
interface PlacedGame {
  readonly game: Game
  readonly origin?: Origin
}

const noSuchGame = (path: string): FileError => ({ kind: 'file', reason: 'noSuchGame', path, detail: '' })

/** Reads the games of tabs from their files. Each file is opened once, and errors are collected in `lost`. */
const sessionFiles = ({ keep }: Pick<ReturnType<typeof useFilesStore>, 'keep'>) => {
  const known = new Map<string, OpenedFile | undefined>()
  const lost: FileError[] = []

  const ask = async (path: string): Promise<OpenedFile | undefined> => {
    const opened = await bridge().request('files:open', path)
    if (!opened.ok) lost.push(opened.error)
    return opened.ok && opened.value ? keep(opened.value) : undefined
  }

  const fileAt = async (path: string): Promise<OpenedFile | undefined> => {
    if (!known.has(path)) known.set(path, await ask(path))
    return known.get(path)
  }

  /** Undefined if the file or the game is gone, or if reading was cancelled. */
  const gameAt = async (path: string, index: number): Promise<PlacedGame | undefined> => {
    const file = await fileAt(path)
    if (!file) return undefined
    const read = await bridge().request('files:game', file.fileId, index)
    if (!read.ok) lost.push(noSuchGame(path))
    return read.ok ? { game: unflatten(read.value), origin: originOf(file, index) } : undefined
  }

  return { gameAt, lost }
}

/** The delay between a change of the tabs and saving them, in milliseconds. */
const KEEP_MS = 500

/** Restores the tabs of the last session, and saves those of this one for the next. */
export const useSessionStore = defineStore('session', () => {
  const splitView = useSplitViewStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const notices = useNoticesStore()
  const guessings = useTabGuessingsStore()
  const settings = useSettingsStore()

  const flat = new WeakMap<Game, FlatGame>()
  const flatOf = (game: Game): FlatGame => {
    const known = flat.get(game) ?? flatten(game)
    flat.set(game, known)
    return known
  }

  const tabOf = (document: GameDocument): SessionTab | undefined => {
    const { id, game, origin, path, orientation } = document
    if (isDirty(document)) return undefined
    const side = SIDES.find(one => splitView.pair?.[one] === id)
    const guessing = guessings.current.get(id)
    const standing = {
      at: path,
      orientation,
      seen: id === documents.activeId,
      ...(side && { beside: side }),
      ...(guessing && { guessing }),
    }
    if (origin?.path !== undefined) {
      // The next session reads the file without the unsaved changes of its list.
      const index = files.storedAt(origin.fileId, origin.index)
      return index === undefined ? undefined : { ...standing, path: origin.path, index }
    }
    const whole = flatOf(game)
    return whole.nodes.length > MAX_SESSION_GAME_LENGTH ? undefined : { ...standing, game: whole }
  }

  const tabs = computed(() =>
    settings.settings.reopenTabs
      ? documents.documents.flatMap(document => tabOf(document) ?? []).slice(0, MAX_SESSION_TABS)
      : [],
  )

  /** False until the last session is restored; before that nothing is saved. */
  const isFollowing = shallowRef(false)
  let kept = ''

  /** Saves the current tabs for the next session. */
  const keep = async () => {
    const now = JSON.stringify(tabs.value)
    if (!isFollowing.value || now === kept) return
    kept = now
    await bridge().request('session:keep', tabs.value)
  }

  watchDebounced([tabs, isFollowing], keep, { debounce: KEEP_MS, maxWait: 4 * KEEP_MS })

  /** Saves the tabs from now on whenever they change. */
  const follow = () => (isFollowing.value = true)

  /** Opens all tabs of the last session at once. One notice says what could not be opened. */
  const restore = async (last: readonly SessionTab[]) => {
    const { gameAt, lost } = sessionFiles(files)
    const opened: GameDocument[] = []
    const sides: Partial<Record<Side, string>> = {}
    const guessed = new Map<string, TabGuessing>()
    let seen: string | undefined
    for (const tab of last) {
      const found = 'game' in tab ? { game: unflatten(tab.game) } : await gameAt(tab.path, tab.index)
      if (!found) continue
      const document = documentOf(crypto.randomUUID(), found.game, found.origin)
      opened.push({ ...wentTo(document, tab.at), orientation: tab.orientation })
      if (tab.seen) seen = document.id
      if (tab.beside) sides[tab.beside] = document.id
      if (tab.guessing) guessed.set(document.id, tab.guessing)
    }
    documents.openBefore(opened, seen)
    guessings.restored = guessed
    if (sides.left !== undefined && sides.right !== undefined) splitView.join(sides.left, sides.right)
    if (lost.length > 0) notices.report(describeLostTabs(lost))
  }

  return { restore, follow, keep }
})
