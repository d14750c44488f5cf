import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { VariantId } from '@shared/variants'

/** A question for a path in the page, used if the shell has no file dialog of its own. */
export interface PathQuestion {
  readonly kind: 'open' | 'save'
  readonly title: string
  readonly suggestedName: string
  readonly answer: (path: string | undefined) => void
}

/** A game that can be begun from a start, by the dialog that asks how. */
export type PlayedFrom = 'practice' | 'table'

export interface NewAnalysisArgument {
  /** The text to begin with. */
  readonly text?: string
  /** Set if a game is to be started from the chosen start. */
  readonly playedFrom?: PlayedFrom
}

/** The dialogs by name, with what each is opened with. Features add theirs in `feature.ts`, by declaration merging. */
export interface DialogArguments {
  keys: undefined
  about: undefined
  licenses: undefined
  palette: undefined
  path: PathQuestion
  newAnalysis: NewAnalysisArgument | undefined
}

export type DialogName = keyof DialogArguments

/** The argument of a dialog, which is optional if it may be undefined. */
type Argument<N extends DialogName> = undefined extends DialogArguments[N]
  ? [argument?: DialogArguments[N]]
  : [argument: DialogArguments[N]]

/** The dialog over the workbench, one at a time, and the rules, which may be over that. */
export const useDialogsStore = defineStore('dialogs', () => {
  const open = shallowRef<{ readonly name: DialogName; readonly argument: unknown }>()
  const shown = computed(() => open.value?.name)

  /** The system whose rules are shown, over the workbench or over a dialog that waits meanwhile. */
  const rulesOf = shallowRef<VariantId>()

  const isOpen = computed(() => open.value !== undefined || rulesOf.value !== undefined)

  const show = <N extends DialogName>(name: N, ...[argument]: Argument<N>) => {
    open.value = { name, argument }
  }

  /** The argument with which a dialog was opened; undefined if it is not open. */
  const argumentOf = <N extends DialogName>(name: N): DialogArguments[N] | undefined =>
    open.value?.name === name ? (open.value.argument as DialogArguments[N]) : undefined

  const close = () => (open.value = undefined)

  const showRules = (id: VariantId) => (rulesOf.value = id)
  const closeRules = () => (rulesOf.value = undefined)

  /** Asks for a path in the page; undefined if the dialog is closed without an answer. */
  const askPath = (question: Omit<PathQuestion, 'answer'>): Promise<string | undefined> =>
    new Promise(resolve => {
      const answer = (path: string | undefined) => {
        resolve(path)
        if (argumentOf('path')?.answer === answer) close()
      }
      show('path', { ...question, answer })
      const stop = watch(
        open,
        () => {
          stop()
          resolve(undefined)
        },
        { flush: 'sync' },
      )
    })

  return { shown, rulesOf, isOpen, show, argumentOf, close, showRules, closeRules, askPath }
})
