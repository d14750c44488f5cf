import { useEventListener } from '@vueuse/core'
import { shallowRef } from 'vue'

/** Pixels that the pointer has to move before a drag begins; less is a click. */
const MIN_DRAG = 6
/** The list scrolls if the pointer is within this many pixels of its edges, by `SPEED` pixels each frame. */
const EDGE = 28
const SPEED = 10

interface RowDragOptions {
  readonly scroller: () => HTMLElement | null
  /** Height of a row in pixels, the same for all. */
  readonly rowHeight: number
  readonly count: () => number
  /** Whether rows can be moved. */
  readonly isAllowed: () => boolean
  /** Moves the dragged row before the row `before`, or to the end if there is none. */
  readonly drop: (row: number, before: number) => void
}

interface Drag {
  readonly row: number
  readonly pointer: number
  readonly from: number
  /** The vertical position of the pointer, in pixels of the window. */
  at: number
  isUnderWay: boolean
}

/** Scrolls a list a little if the pointer is at its edge; returns false if it is not. */
const scrollAtEdge = (list: HTMLElement, at: number): boolean => {
  const { top, bottom } = list.getBoundingClientRect()
  if (at >= top + EDGE && at <= bottom - EDGE) return false
  list.scrollTop += at < top + EDGE ? -SPEED : SPEED
  return true
}

/** Drags rows of a list to another place by mouse or pen; Escape cancels. A finger scrolls. */
export const useRowDrag = ({ scroller, rowHeight, count, isAllowed, drop }: RowDragOptions) => {
  /** The row that is dragged, and the row before which it would be dropped. */
  const dragged = shallowRef<number>()
  const before = shallowRef<number>()
  let drag: Drag | undefined
  let ended = 0

  const place = () => {
    const list = scroller()
    if (!drag || !list) return
    const { top } = list.getBoundingClientRect()
    const row = Math.round((drag.at - top + list.scrollTop) / rowHeight)
    before.value = Math.max(0, Math.min(count(), row))
  }

  const scroll = () => {
    const list = scroller()
    if (!drag?.isUnderWay || !list) return
    if (scrollAtEdge(list, drag.at)) place()
    requestAnimationFrame(scroll)
  }

  const end = () => {
    if (drag?.isUnderWay) ended = performance.now()
    drag = dragged.value = before.value = undefined
  }

  const grab = (event: PointerEvent, row: number) => {
    const hasModifier = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey
    if (event.button !== 0 || event.pointerType === 'touch' || hasModifier || !isAllowed()) return
    drag = { row, pointer: event.pointerId, from: event.clientY, at: event.clientY, isUnderWay: false }
  }

  useEventListener(window, 'pointermove', ({ pointerId, clientY }) => {
    if (drag?.pointer !== pointerId) return
    drag.at = clientY
    if (!drag.isUnderWay && Math.abs(clientY - drag.from) >= MIN_DRAG) {
      drag.isUnderWay = true
      dragged.value = drag.row
      requestAnimationFrame(scroll)
    }
    if (drag.isUnderWay) place()
  })

  useEventListener(window, 'pointerup', ({ pointerId }) => {
    if (drag?.pointer !== pointerId) return
    const [row, target] = [dragged.value, before.value]
    end()
    if (row !== undefined && target !== undefined) drop(row, target)
  })

  useEventListener(window, ['pointercancel', 'blur'], end)

  useEventListener(
    window,
    'keydown',
    event => {
      if (event.key !== 'Escape' || !drag?.isUnderWay) return
      event.preventDefault()
      event.stopPropagation()
      end()
    },
    { capture: true },
  )

  /** Whether a click is the one that the browser reports at the end of a drag, which does not count. */
  const isEndOfDrag = ({ timeStamp }: Event) => timeStamp - ended < 50

  return { dragged, before, grab, isEndOfDrag }
}
