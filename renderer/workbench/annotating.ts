import { defineStore } from 'pinia'
import { t } from '@shared/i18n/t'
import type { Game } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'
import { applyEdit, describeEdit, type GameEdit } from '../edits/gameEdit'
import { useDocumentsStore } from '../openFiles/documents'
import { type NoticeAction, useNoticesStore } from '../stores/notices'

/** The texts of the toast about an annotation. */
export interface AnnotationWords {
  /** Shown with an Undo button when the annotation was written. */
  readonly done: string
  /** Shown if the game already has all of it. */
  readonly same: string
  /** The next step, offered before Undo. */
  readonly next?: NoticeAction
}

/** Writes findings about a game into it, as one edit with a toast. */
export const useAnnotatingStore = defineStore('annotating', () => {
  const documents = useDocumentsStore()
  const notices = useNoticesStore()

  /** Whether two games are written identically. */
  const isSame = (one: Game, other: Game): boolean => writeGame(one) === writeGame(other)

  const write = (id: string, edit: GameEdit, { done, same, next }: AnnotationWords) => {
    const open = documents.documentById(id)
    if (!open) return
    const edited = applyEdit(open.game, edit)
    if (isSame(edited, open.game)) {
      notices.tell('note', same, next && { action: next })
      return
    }
    if (!documents.edit(id, { name: describeEdit(edit, open.game), game: edited })) return
    const undo = { label: t('common.undo'), run: () => documents.undo(id) }
    notices.tell('done', done, next ? { action: next, second: undo } : { action: undo })
  }

  return { isSame, write }
})
