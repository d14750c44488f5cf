import { tryOnScopeDispose, useEventListener } from '@vueuse/core'
import { shallowRef } from 'vue'
import type { EditStep } from '../edits/step'

/** A board to be shown beside a move. */
export interface ShownPreview {
  readonly fen: string
  /** The place of the move in the window. */
  readonly move: DOMRect
  /** Its list, which the board should not cover. */
  readonly list: DOMRect
}

/** How long the pointer rests on a move before its board shows, in milliseconds. */
const REST_MS = 300

/** The board of the move under the pointer. */
export const useMovePreview = () => {
  const shown = shallowRef<ShownPreview>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const hover = (step: EditStep | undefined, element?: HTMLElement) => {
    clearTimeout(timer)
    shown.value = undefined
    if (!step || !element) return
    timer = setTimeout(() => {
      const list = element.closest('.move-tree')?.getBoundingClientRect()
      if (list) shown.value = { fen: step.node.fen, move: element.getBoundingClientRect(), list }
    }, REST_MS)
  }

  // A key may lead to another game, whose moves are elsewhere; the pointer is then on none of them.
  useEventListener(window, 'keydown', () => hover(undefined), { capture: true })
  tryOnScopeDispose(() => clearTimeout(timer))

  return { shown, hover }
}
