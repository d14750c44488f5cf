import { useEventListener } from '@vueuse/core'
import { shallowRef } from 'vue'
import type { Role } from '@shared/board/role'

/** Distance in px from which a press becomes a drag; a shorter one is a click. */
const DRAG_DISTANCE = 4

interface Press {
  readonly role: Role
  readonly x: number
  readonly y: number
}

/** Distinguishes a drag off the shelf from a click on it; calls `start` once the pointer has gone far enough. */
export function useShelfDrag(start: (role: Role, event: PointerEvent) => void) {
  const pressed = shallowRef<Press>()
  let dragged = false

  function press(role: Role, event: PointerEvent) {
    dragged = false
    if (event.button === 0) pressed.value = { role, x: event.clientX, y: event.clientY }
  }

  useEventListener(window, 'pointermove', event => {
    const from = pressed.value
    if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG_DISTANCE) return
    pressed.value = undefined
    dragged = true
    start(from.role, event)
  })
  useEventListener(window, ['pointerup', 'pointercancel'], () => (pressed.value = undefined))

  /** Whether the current click is the end of a drag. */
  const wasDragged = () => dragged

  return { press, wasDragged }
}
