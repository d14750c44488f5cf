import { computed, shallowRef, watch } from 'vue'
import { parseSquare, squareName } from '@shared/board/square'
import type { SquareMark } from '@shared/picture/boardPlaces'
import type { HandQuery } from './boardProps'
import { nearCorner, steppedSquare } from './geometry/steppedSquare'

interface CursorEvents {
  /** Moves a piece from one square to another; the gesture is legal. */
  readonly move: (from: string, to: string) => void
  readonly refuse: (from: string, to: string) => void
  readonly place: (square: string) => void
  /** Called if no piece was picked up and the user leaves the board by keyboard. */
  readonly leave: () => void
}

/**
 * Playing by keyboard from square to square. While a square has the focus, arrows move the cursor; Enter or Space picks a piece
 * up and puts it down; Escape first drops the piece, then leaves the board.
 */
export const useGridCursor = (query: () => HandQuery, events: CursorEvents) => {
  /** The last square of the cursor, to which Tab leads. */
  const place = shallowRef<string>()
  const isFocused = shallowRef(false)
  const held = shallowRef<string>()

  const home = computed(() => {
    const { board, orientation } = query()
    return place.value !== undefined && parseSquare(place.value, board.size) !== undefined
      ? place.value
      : squareName(nearCorner(board.size, orientation), board.size)
  })

  watch(
    () => query().board,
    () => (held.value = undefined),
  )

  const marks = computed((): readonly SquareMark[] => {
    if (!isFocused.value) return []
    const cursor: SquareMark = { square: home.value, kind: 'cursor' }
    return held.value === undefined ? [cursor] : [{ square: held.value, kind: 'held' }, cursor]
  })

  const isOwn = (square: string): boolean => {
    const { board, turn } = query()
    return board.pieces[parseSquare(square, board.size)!]?.color === turn
  }

  const putDown = (from: string, to: string) => {
    const { gestures } = query()
    held.value = undefined
    if (gestures === 'free' || from === to) return
    if (gestures.get(from)?.has(to)) events.move(from, to)
    else if (isOwn(to)) held.value = to
    else events.refuse(from, to)
  }

  const work = (square: string) => {
    if (query().placing) events.place(square)
    else if (held.value !== undefined) putDown(held.value, square)
    else if (isOwn(square)) held.value = square
  }

  const letGo = () => {
    if (held.value === undefined) events.leave()
    held.value = undefined
  }

  /** Returns whether the key was handled. */
  const onKey = (key: string): boolean => {
    const { board, orientation } = query()
    const next = steppedSquare(parseSquare(home.value, board.size), key, board.size, orientation)
    if (next !== undefined) place.value = squareName(next, board.size)
    else if (key === 'Enter' || key === ' ') work(home.value)
    else if (key === 'Escape') letGo()
    else return false
    return true
  }

  const focusMoved = (square: string | undefined) => {
    isFocused.value = square !== undefined
    if (square === undefined) held.value = undefined
    else place.value = square
  }

  return { home, held, marks, onKey, focusMoved }
}
