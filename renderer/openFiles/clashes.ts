import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import type { Game } from '@shared/tree/game'
import { mergeTrees } from '@shared/tree/merge'
import { describeError } from '../errors/describeError'
import { useNoticesStore } from '../stores/notices'
import { inDoubt, type GameDocument } from './document'
import { useDocumentsStore } from './documents'
import { useFilesStore } from './files'
import { originOf, type Origin } from './gameInFile'

/** A game of which it is not sure that its file still has it. */
export interface Doubt {
  /** What the file has in its place. */
  readonly inFile: Game
  /** The tab holds what the file had: no edit of the user's. */
  readonly isUntouched: boolean
}

/** Games that their files have otherwise since other programs changed them: the user chooses. */
export const useClashesStore = defineStore('clashes', () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const notices = useNoticesStore()

  /** The game as the file has it now, by the tab with the edits. */
  const clashes = shallowRef<ReadonlyMap<string, Game>>(new Map())
  /** By tab, too. */
  const doubts = shallowRef<ReadonlyMap<string, Doubt>>(new Map())

  const mark = (id: string, inFile: Game) => {
    clashes.value = new Map(clashes.value).set(id, inFile)
  }

  const settle = (id: string) => {
    const [rest, sure] = [new Map(clashes.value), new Map(doubts.value)]
    if (rest.delete(id)) clashes.value = rest
    if (sure.delete(id)) doubts.value = sure
  }

  /** Nothing of the tab is written into its file before the user has chosen. */
  const isOpen = (id: string): boolean => clashes.value.has(id) || doubts.value.has(id)

  const answer = (id: string, name: string, chosen: (mine: Game, theirs: Game) => Game) => {
    const [mine, theirs] = [documents.documentById(id)?.game, clashes.value.get(id)]
    if (!mine || !theirs) return
    documents.edit(id, { name, game: chosen(mine, theirs) })
    documents.markSaved(id, theirs)
    settle(id)
  }

  /** Takes the version of the file into the tab, as an edit that can be taken back. */
  const takeTheirs = (id: string) => answer(id, t('shell.conflict.tookTheirs'), (_, theirs) => theirs)

  /** Moves and annotations of both in the tab, to be saved. Both must begin in the same position. */
  const merge = (id: string) =>
    answer(id, t('shell.conflict.merged'), (mine, theirs) => ({
      ...mine,
      root: mergeTrees(mine.root, theirs.root),
    }))

  /** The game at `origin` of the file may be that of a tab, or not. */
  const doubt = ({ id, game, saved, origin: before }: GameDocument, origin: Origin, inFile: Game) => {
    const known = doubts.value.get(id)?.isUntouched ?? game === saved
    doubts.value = new Map(doubts.value).set(id, { inFile, isUntouched: known })
    documents.link(id, one => inDoubt(one, origin, before?.listed ?? origin.listed))
  }

  /** The game of the file is that of the tab; if the user had edited it, the two versions clash. */
  const isThisGame = async (id: string) => {
    const origin = documents.documentById(id)?.origin
    const file = origin && files.files.get(origin.fileId)
    const isUntouched = doubts.value.get(id)?.isUntouched
    if (!file) return
    const read = await files.read(file.fileId, origin.index)
    if (!read.ok) {
      notices.report(describeError(read.error))
      return
    }
    settle(id)
    documents.relink(id, originOf(file, origin.index))
    mark(id, read.value)
    if (isUntouched) takeTheirs(id)
  }

  /** The game of the file is another one; that of the tab is in no file any longer. */
  const isOtherGame = (id: string) => {
    settle(id)
    documents.relink(id, undefined)
  }

  return { clashes, doubts, mark, settle, isOpen, takeTheirs, merge, doubt, isThisGame, isOtherGame }
})
