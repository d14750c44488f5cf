import { tryOnScopeDispose, useEventListener } from '@vueuse/core'
import { shallowRef } from 'vue'
import type { EditStep } from '../edits/step'

/** A board to show beside a move. */
export interface ShownPreview {
  readonly fen: string
  /** The move's place in the window. */
  readonly move: DOMRect
  /** The place of the list, which the board should stay within. */
  readonly list: DOMRect
}

/** How long the pointer must rest on a move before its board is shown, in milliseconds. */
const REST_MS = 300

/** Shows the board of the move under the pointer. */
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

  // A key may lead to another game with other moves, none of which is under the pointer.
  useEventListener(window, 'keydown', () => hover(undefined), { capture: true })
  tryOnScopeDispose(() => clearTimeout(timer))

  return { shown, hover }
}
