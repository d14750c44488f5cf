import { computed, shallowRef } from 'vue'
import { mainline } from '@shared/tree/tree'
import { useDocumentsStore } from '../../openFiles/documents'
import { isAtMainEnd, reopened, takenBack, turnAfter } from './practiceEdits'
import type { PracticeGame } from './practiceGame'

/** The practice game and what can be seen from it and its document. */
export const usePracticeState = () => {
  const documents = useDocumentsStore()

  const game = shallowRef<PracticeGame>()
  const document = computed(() => game.value && documents.documentById(game.value.documentId))
  const line = computed(() => (document.value ? mainline(document.value.game.root) : []))
  const last = computed(() => line.value.at(-1))
  const turn = computed(() => last.value && turnAfter(last.value))
  const isRunning = computed(() => document.value !== undefined && game.value?.end === undefined)
  const isShown = computed(() => game.value !== undefined && documents.activeId === game.value.documentId)
  const isHumanToMove = computed(() => isRunning.value && turn.value === game.value?.human)
  const isAtEnd = computed(() => document.value !== undefined && isAtMainEnd(document.value))
  /** What taking back does: a resignation or a fallen flag, else the last move. */
  const back = computed(() => {
    if (!game.value || !document.value) return undefined
    const { end, human } = game.value
    if (end && end.kind !== 'outcome') return reopened(document.value)
    return takenBack(document.value, human)
  })
  const change = (what: Partial<PracticeGame>) => {
    if (game.value) game.value = { ...game.value, ...what }
  }

  return { game, document, line, last, turn, isRunning, isShown, isHumanToMove, isAtEnd, back, change }
}

export type PracticeState = ReturnType<typeof usePracticeState>
