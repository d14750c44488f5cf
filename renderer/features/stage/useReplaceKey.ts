import { useEventListener } from '@vueuse/core'

/**
 * Whether Ctrl, or Cmd on a Mac, was held when something was last pressed or let go: a move played so takes the place of
 * the next one.
 */
export function useReplaceKey(): () => boolean {
  let isHeld = false
  const note = ({ ctrlKey, metaKey }: KeyboardEvent | PointerEvent) => {
    isHeld = ctrlKey || metaKey
  }
  for (const type of ['pointerdown', 'pointerup', 'keydown'] as const)
    useEventListener(window, type, note, { capture: true })
  return () => isHeld
}
