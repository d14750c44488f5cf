import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import type { Game } from '@shared/tree/game'
import { mergeTrees } from '@shared/tree/merge'
import { useDocumentsStore } from './documents'

/** Games that were edited here and changed in their files by other programs: the user chooses. */
export const useClashesStore = defineStore('clashes', () => {
  const documents = useDocumentsStore()

  /** The game as the file has it now, by the tab with the edits. */
  const clashes = shallowRef<ReadonlyMap<string, Game>>(new Map())

  const mark = (id: string, inFile: Game) => {
    clashes.value = new Map(clashes.value).set(id, inFile)
  }

  const settle = (id: string) => {
    const rest = new Map(clashes.value)
    if (rest.delete(id)) clashes.value = rest
  }

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

  return { clashes, mark, settle, takeTheirs, merge }
})
