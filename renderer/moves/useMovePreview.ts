import { onBeforeUnmount, shallowRef } from 'vue'
import type { Step } from './step'

/** A board to be shown beside a move. */
export interface ShownPreview {
  readonly fen: string
  /** The move's place in the window, in pixels. */
  readonly left: number
  readonly top: number
  readonly bottom: number
}

/** How long the pointer rests on a move before its board shows, in milliseconds. */
const REST_MS = 300

/** The board of the move under the pointer. */
export const useMovePreview = () => {
  const shown = shallowRef<ShownPreview>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const hover = (step: Step | undefined, element?: HTMLElement) => {
    clearTimeout(timer)
    shown.value = undefined
    if (!step || !element) return
    timer = setTimeout(() => {
      const { left, top, bottom } = element.getBoundingClientRect()
      if (element.isConnected) shown.value = { fen: step.node.fen, left, top, bottom }
    }, REST_MS)
  }

  onBeforeUnmount(() => clearTimeout(timer))

  return { shown, hover }
}
