import { useEventListener } from '@vueuse/core'
import { shallowRef } from 'vue'

/** Pixels that the pointer moves before a drag begins; less is a click. */
const MIN_DRAG = 6
/** Pixels from its edges within which the list scrolls, by as many a frame. */
const EDGE = 28
const SPEED = 10

interface RowDragOptions {
  readonly scroller: () => HTMLElement | null
  /** Pixels of a row; all are of one height. */
  readonly rowHeight: number
  readonly count: () => number
  /** Rows can be put elsewhere. */
  readonly isAllowed: () => boolean
  /** The row that was dragged belongs before the row `before`, at the end if there is none. */
  readonly drop: (row: number, before: number) => void
}

interface Drag {
  readonly row: number
  readonly pointer: number
  readonly from: number
  /** Where the pointer is, in pixels of the window. */
  at: number
  isUnderWay: boolean
}

/** Scrolls a list a little if the pointer is at its edge; false if it is not. */
const scrollAtEdge = (list: HTMLElement, at: number): boolean => {
  const { top, bottom } = list.getBoundingClientRect()
  if (at >= top + EDGE && at <= bottom - EDGE) return false
  list.scrollTop += at < top + EDGE ? -SPEED : SPEED
  return true
}

/** Drags rows of a list to another place by mouse or pen; Escape gives up. A finger scrolls. */
export const useRowDrag = ({ scroller, rowHeight, count, isAllowed, drop }: RowDragOptions) => {
  /** The row that is dragged, and that before which it would come. */
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

  /** The click that the browser makes of the end of a drag is none. */
  const isEndOfDrag = ({ timeStamp }: Event) => timeStamp - ended < 50

  return { dragged, before, grab, isEndOfDrag }
}
