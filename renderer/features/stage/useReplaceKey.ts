import { useEventListener } from '@vueuse/core'

/**
 * Whether Ctrl, or Cmd on a Mac, was held when a key or button was last pressed or released: a move played with it
 * replaces the next one.
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
