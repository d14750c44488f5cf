import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { VariantId } from '@shared/variants'

/** What may lie over the workbench; one at a time. */
export type DialogName =
  | 'newAnalysis'
  | 'keys'
  | 'about'
  | 'palette'
  | 'path'
  | 'selfTest'
  | 'engines'
  | 'practice'
  | 'guessMoves'
  | 'newPreparation'
  | 'procedure'
  | 'pasteMoves'
  | 'games'
  | 'report'
  | 'annotateReport'
  | 'publish'
  | 'deck'
  | 'besideGame'

/** What is asked of someone whose shell has no file dialog of its own. */
export interface PathQuestion {
  readonly kind: 'open' | 'save'
  readonly title: string
  readonly suggestedName: string
  readonly answer: (path: string | undefined) => void
}

/** Which dialog is open, and what it was opened with. */
export const useDialogsStore = defineStore('dialogs', () => {
  const shown = shallowRef<DialogName>()
  const pathQuestion = shallowRef<PathQuestion>()
  /** The text with which the New analysis dialog begins. */
  const startText = shallowRef('')

  /** The system whose rules are read, over the workbench or over a dialog that waits meanwhile. */
  const rulesOf = shallowRef<VariantId>()

  /** The engine and the page with which the dialog of engines begins. */
  const engineShown = shallowRef<{ readonly id?: string; readonly page: 'options' | 'log' }>({
    page: 'options',
  })

  /** Of which games the dialog of decks begins to make one. */
  const deckOf = shallowRef<'game' | 'selection'>('game')
  /** Which games of the list are meant by that; undefined: those that are selected. */
  const deckPlaces = shallowRef<readonly number[]>()

  const isOpen = computed(() => shown.value !== undefined || rulesOf.value !== undefined)

  const show = (name: DialogName) => {
    shown.value = name
  }

  const close = () => {
    pathQuestion.value?.answer(undefined)
    pathQuestion.value = undefined
    shown.value = undefined
    startText.value = ''
  }

  const showNewAnalysis = (text = '') => {
    startText.value = text
    show('newAnalysis')
  }

  const showEngines = (id?: string, page: 'options' | 'log' = 'options') => {
    engineShown.value = { ...(id !== undefined && { id }), page }
    show('engines')
  }

  const showDeck = (of: 'game' | 'selection', places?: readonly number[]) => {
    deckOf.value = of
    deckPlaces.value = places
    show('deck')
  }

  const showRules = (id: VariantId) => {
    rulesOf.value = id
  }

  const closeRules = () => {
    rulesOf.value = undefined
  }

  /** Asks for a path in the page; undefined if the dialog is given up. */
  const askPath = (question: Omit<PathQuestion, 'answer'>): Promise<string | undefined> =>
    new Promise(resolve => {
      pathQuestion.value?.answer(undefined)
      const answer = (path: string | undefined) => {
        pathQuestion.value = undefined
        shown.value = undefined
        resolve(path)
      }
      pathQuestion.value = { ...question, answer }
      show('path')
    })

  return {
    shown,
    rulesOf,
    pathQuestion,
    startText,
    engineShown,
    deckOf,
    deckPlaces,
    isOpen,
    show,
    close,
    showNewAnalysis,
    showEngines,
    showDeck,
    showRules,
    closeRules,
    askPath,
  }
})
