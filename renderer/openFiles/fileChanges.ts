import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import type { OpenedFile } from '@shared/ipc/contract'
import { titleOf } from '@shared/tree/gameTitle'
import { describeError } from '../errors/describeError'
import { bridge } from '../ipc/client'
import { useNoticesStore } from '../stores/notices'
import { useClashesStore } from './clashes'
import { isDirty, type GameDocument } from './document'
import { useDocumentsStore } from './documents'
import { useFilesStore } from './files'
import { findLostGames } from './gameAgain'
import { savedHashOf } from './gameInFile'
import type { Rebase } from './gameList'
import { useGameListsStore } from './gameLists'

const turns = new Map<string, Promise<unknown>>()

/** Runs reads and writes of an open file one at a time, each after the one before has finished, even if that failed. */
export const inTurnOf = <T>(fileId: string, task: () => Promise<T>): Promise<T> => {
  const turn = (turns.get(fileId) ?? Promise.resolve()).then(task, task)
  turns.set(fileId, turn)
  const leave = () => {
    if (turns.get(fileId) === turn) turns.delete(fileId)
  }
  turn.then(leave, leave)
  return turn
}

/** What happened to a file outside this program while it had unsaved edits. */
export type Conflict = 'changed' | 'gone'

/** Files that other programs change or remove while their games are open here. */
export const useFileChangesStore = defineStore('fileChanges', () => {
  const lists = useGameListsStore()
  const clashes = useClashesStore()
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const notices = useNoticesStore()

  /** By file id. */
  const conflicts = shallowRef<ReadonlyMap<string, Conflict>>(new Map())

  const mark = (fileId: string, conflict: Conflict) => {
    conflicts.value = new Map(conflicts.value).set(fileId, conflict)
  }

  const settle = (fileId: string) => {
    const rest = new Map(conflicts.value)
    if (rest.delete(fileId)) conflicts.value = rest
  }

  /** The tabs of a file: the open ones, and closed ones that can be reopened. */
  const allTabsOf = (fileId: string) => documents.all().filter(one => one.origin?.fileId === fileId)
  const isTabOpen = ({ id }: GameDocument) => documents.documentById(id) !== undefined
  const tabsOf = (fileId: string) => allTabsOf(fileId).filter(isTabOpen)

  /** Tells the user that the game of a tab is no longer in its file, whose list can still be opened. */
  const tellGone = ({ game, origin }: GameDocument, { fileId, name: file, games }: OpenedFile) => {
    const nearest = Math.min(origin!.index, games.length - 1)
    notices.tell('note', t('notices.gameGone', { game: titleOf(game), file }), {
      action: {
        label: t('notices.showOthers'),
        run: () => void files.openGame(fileId, nearest, { inNewTab: true }),
      },
    })
  }

  /** Asks the user about tabs if it is uncertain whether the file still has their games. */
  const doubt = async (tab: GameDocument) => {
    const origin = allTabsOf(tab.origin!.fileId).find(({ id }) => id === tab.id)?.origin
    const read = origin && (await files.look(origin.fileId, origin.index))
    if (origin && read?.ok) clashes.doubt(tab, origin, read.value)
  }

  /** Takes over a file that others have changed, and finds the games of its tabs in it. */
  const adoptChanged = async (rebase: Rebase) => {
    const { fileId } = rebase.file
    const list = files.listOf(fileId)
    if (!list) return
    const tabs = allTabsOf(fileId)
    const search = await findLostGames(rebase, list.slots, tabs)
    lists.rebase(search)
    await Promise.all(search.doubtful.map(doubt))
    const file = files.files.get(fileId) ?? rebase.file
    const held = new Set(allTabsOf(fileId).map(({ id }) => id))
    for (const tab of tabs) if (isTabOpen(tab) && !held.has(tab.id)) tellGone(tab, file)
  }

  /** Updates a tab without edits to its file. With edits, a change of the game in the file is recorded as a clash. False if it is unreadable. */
  const refresh = async (document: GameDocument): Promise<boolean> => {
    const { fileId, index } = document.origin!
    const isDoubtful = clashes.doubts.has(document.id)
    const read = await (isDoubtful ? files.look : files.read)(fileId, index)
    if (!read.ok) {
      if (isTabOpen(document)) notices.report(describeError(read.error))
      return !isTabOpen(document)
    }
    const inFile = read.value
    if (isDoubtful) clashes.doubt(document, document.origin!, inFile)
    else if (!isDirty(document)) documents.refresh(document.id, inFile)
    else if (document.saved && savedHashOf(document.saved) === savedHashOf(inFile))
      clashes.settle(document.id)
    else clashes.mark(document.id, inFile)
    return true
  }

  /** Updates the tabs of a file, except one that was just saved; if edits conflict, the user has to decide. */
  const bringToAgreement = async (fileId: string, justSaved?: string) => {
    const agree = await Promise.all(
      allTabsOf(fileId)
        .filter(({ id }) => id !== justSaved)
        .map(refresh),
    )
    if (agree.includes(false)) mark(fileId, 'changed')
    else settle(fileId)
  }

  /** Reads a file again. Tabs keep their unsaved edits; those whose games have also changed in the file clash. */
  const reload = (fileId: string) =>
    inTurnOf(fileId, async () => {
      const answer = await bridge().request('files:reload', fileId)
      if (!answer.ok) {
        notices.report(describeError(answer.error))
        return
      }
      const { movedTo, ...file } = answer.value
      await adoptChanged({ file, movedTo })
      await bringToAgreement(fileId)
      const isPending = lists.isPending(fileId)
      const text = t(isPending ? 'gameList.reloaded' : 'notices.reloaded', { file: file.name })
      notices.tell('note', text)
    })

  /** Handles that the file was changed or removed by another program. */
  const meetChange = async (fileId: string, gone: boolean) => {
    const tabs = tabsOf(fileId)
    if (gone) for (const { id } of tabs) documents.markUnsaved(id)
    if (gone) mark(fileId, 'gone')
    else if (tabs.some(isDirty) || lists.isPending(fileId)) mark(fileId, 'changed')
    else await reload(fileId)
  }

  return { conflicts, mark, settle, adoptChanged, bringToAgreement, reload, meetChange }
})
