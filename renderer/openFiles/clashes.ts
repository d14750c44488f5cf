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

/** A game of which it is uncertain whether its file still has it. */
export interface Doubt {
  /** The game that the file has in its place. */
  readonly inFile: Game
  /** Whether the tab has the game exactly as the file had it, without edits. */
  readonly isUntouched: boolean
}

/** Games that other programs have changed in their files; the user decides which version to keep. */
export const useClashesStore = defineStore('clashes', () => {
  const documents = useDocumentsStore()
  const files = useFilesStore()
  const notices = useNoticesStore()

  /** The games as their files have them now, by the tab with the edited version. */
  const clashes = shallowRef<ReadonlyMap<string, Game>>(new Map())
  /** Also by tab. */
  const doubts = shallowRef<ReadonlyMap<string, Doubt>>(new Map())

  const mark = (id: string, inFile: Game) => {
    clashes.value = new Map(clashes.value).set(id, inFile)
  }

  const settle = (id: string) => {
    const [rest, sure] = [new Map(clashes.value), new Map(doubts.value)]
    if (rest.delete(id)) clashes.value = rest
    if (sure.delete(id)) doubts.value = sure
  }

  /** Whether the user still has to decide about a tab; until then nothing of it is written into its file. */
  const isOpen = (id: string): boolean => clashes.value.has(id) || doubts.value.has(id)

  const answer = (id: string, name: string, chosen: (mine: Game, theirs: Game) => Game) => {
    const [mine, theirs] = [documents.documentById(id)?.game, clashes.value.get(id)]
    if (!mine || !theirs) return
    documents.edit(id, { name, game: chosen(mine, theirs) })
    documents.markSaved(id, theirs)
    settle(id)
  }

  /** Replaces the game of the tab by the version in the file, as an edit that can be undone. */
  const takeTheirs = (id: string) => answer(id, t('shell.conflict.tookTheirs'), (_, theirs) => theirs)

  /** Merges the moves and annotations of both versions in the tab, to be saved. Both must begin in the same position. */
  const merge = (id: string) =>
    answer(id, t('shell.conflict.merged'), (mine, theirs) => ({
      ...mine,
      root: mergeTrees(mine.root, theirs.root),
    }))

  /** Records that the game at `origin` in the file may or may not be the game of a tab. */
  const doubt = ({ id, game, saved, origin: before }: GameDocument, origin: Origin, inFile: Game) => {
    const known = doubts.value.get(id)?.isUntouched ?? game === saved
    doubts.value = new Map(doubts.value).set(id, { inFile, isUntouched: known })
    documents.link(id, one => inDoubt(one, origin, before?.listed ?? origin.listed))
  }

  /** The user says that the game in the file is the one of the tab. If the user had edited it, the two versions clash. */
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

  /** The user says that the game in the file is a different one, so that no file has the game of the tab any longer. */
  const isOtherGame = (id: string) => {
    settle(id)
    documents.relink(id, undefined)
  }

  return { clashes, doubts, mark, settle, isOpen, takeTheirs, merge, doubt, isThisGame, isOtherGame }
})
