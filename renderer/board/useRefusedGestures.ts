import { useEventListener } from '@vueuse/core'
import { computed, shallowRef, watch, type Ref } from 'vue'
import type { Color } from '@shared/board/color'
import { parseSquare } from '@shared/board/square'
import { squareAtPoint } from '@shared/picture/boardPlaces'
import type { HandQuery } from './boardProps'

/** The square under the pointer, as returned by `squareOf`. */
const useSquareUnder = (
  element: Readonly<Ref<HTMLElement | null>>,
  squareOf: (event: PointerEvent) => string | undefined,
) => {
  const square = shallowRef<string>()
  useEventListener(element, 'pointermove', event => (square.value = squareOf(event)))
  return square
}

/**
 * Reports illegal moves that the user tried, which the libraries only snap back: a piece dropped on a square to which it cannot
 * go, or one selected by a click before a click on such a square.
 *
 * @returns the square from which the held piece comes, and the square under the pointer meanwhile
 */
export function useRefusedGestures(
  element: Readonly<Ref<HTMLElement | null>>,
  query: () => HandQuery,
  refuse: (from: string, to: string) => void,
) {
  const pressed = shallowRef<string>()
  const taken = shallowRef<string>()

  watch(
    () => query().board,
    () => (taken.value = undefined),
  )

  const squareOf = (event: PointerEvent): string | undefined => {
    const { board, orientation } = query()
    const box = element.value?.getBoundingClientRect()
    return box && squareAtPoint({ x: event.clientX, y: event.clientY }, box, orientation, board.size)
  }

  const colorOn = (square: string): Color | undefined => {
    const { board } = query()
    return board.pieces[parseSquare(square, board.size)!]?.color
  }

  const isOwn = (square: string): boolean => !query().placing && colorOn(square) === query().turn

  const tried = (from: string, to: string) => {
    const { gestures } = query()
    if (gestures !== 'free' && !gestures.get(from)?.has(to)) refuse(from, to)
  }

  function dragged(from: string, to: string) {
    taken.value = undefined
    if (colorOn(from) !== undefined) tried(from, to)
  }

  function clicked(square: string) {
    const before = taken.value
    taken.value = isOwn(square) && before !== square ? square : undefined
    if (before !== undefined && !isOwn(square)) tried(before, square)
  }

  /** Other buttons draw, and so does the left one with Shift. */
  const press = (event: PointerEvent) => {
    pressed.value = event.button === 0 && !event.shiftKey ? squareOf(event) : undefined
  }
  useEventListener(element, 'pointerdown', press, { capture: true })

  useEventListener(
    window,
    'pointerup',
    event => {
      const from = pressed.value
      const to = squareOf(event)
      pressed.value = undefined
      if (from === undefined) return
      if (to === undefined) taken.value = undefined
      else if (from === to) clicked(from)
      else dragged(from, to)
    },
    { capture: true },
  )

  const from = computed(() =>
    [pressed.value, taken.value].find(square => square !== undefined && isOwn(square)),
  )

  const over = useSquareUnder(element, event => (from.value === undefined ? undefined : squareOf(event)))

  return { from, over }
}
