import { computed, shallowRef } from 'vue'
import type { Color } from '@shared/board/color'
import type { Piece } from '@shared/board/piece'
import type { Setup } from '@shared/board/setup'
import { squareName, type BoardSize, type Square } from '@shared/board/square'
import type { PositionEdit } from '@shared/setup/editing/positionEdit'
import { pieceOfLetter } from '@shared/variants/army'
import type { Army } from '@shared/variants/variant'
import { steppedSquare } from '../../board/geometry/steppedSquare'
import type { SquareMark } from '@shared/picture/boardPlaces'

interface CursorQuery {
  readonly setup: Setup
  readonly army: Army
  readonly orientation: Color
  /** The piece taken from the box, if any. */
  readonly inHand: Piece | undefined
}

const markOf = (
  square: Square | undefined,
  kind: SquareMark['kind'],
  size: BoardSize,
): readonly SquareMark[] =>
  square === undefined || square >= size.files * size.ranks
    ? []
    : [{ square: squareName(square, size), kind }]

/**
 * Editing by keys: arrows move a cursor, Enter and Space pick up and put down, Delete takes off, a FEN letter puts
 * its piece (capitals White's), Escape cancels. `edit` is called with each change.
 */
export const useBoardCursor = (
  query: () => CursorQuery,
  edit: (change: PositionEdit) => void,
  letGo: () => void,
) => {
  const cursor = shallowRef<Square>()
  const held = shallowRef<Square>()

  const heldNow = computed(() => {
    const { setup } = query()
    return held.value !== undefined && setup.board.pieces[held.value] ? held.value : undefined
  })

  const marks = computed((): readonly SquareMark[] => {
    const { size } = query().setup.board
    return [...markOf(heldNow.value, 'held', size), ...markOf(cursor.value, 'cursor', size)]
  })

  const step = (key: string): boolean => {
    const { setup, orientation } = query()
    const next = steppedSquare(cursor.value, key, setup.board.size, orientation)
    if (next !== undefined) cursor.value = next
    return next !== undefined
  }

  const work = (square: Square) => {
    const { setup, inHand } = query()
    const from = heldNow.value
    held.value = undefined
    if (inHand) edit({ kind: 'put', piece: inHand, square })
    else if (from !== undefined) edit({ kind: 'move', from, to: square })
    else if (setup.board.pieces[square]) held.value = square
  }

  const clearHand = () => {
    const { inHand } = query()
    const had = held.value !== undefined || inHand !== undefined || cursor.value !== undefined
    if (held.value === undefined && !inHand) cursor.value = undefined
    held.value = undefined
    letGo()
    return had
  }

  const put = (letter: string): boolean => {
    const piece = pieceOfLetter(query().army, letter)
    if (!piece || cursor.value === undefined) return false
    edit({ kind: 'put', piece, square: cursor.value })
    return true
  }

  /** Handles a key; returns whether it was one of these. */
  const onKey = (key: string): boolean => {
    if (step(key)) return true
    if (key === 'Escape') return clearHand()
    if (cursor.value === undefined) return false
    if (key === 'Enter' || key === ' ') work(cursor.value)
    else if (key === 'Delete' || key === 'Backspace') edit({ kind: 'takeOff', square: cursor.value })
    else return put(key)
    return true
  }

  /** Hides the cursor because the pointer is used. */
  const hide = () => {
    cursor.value = undefined
    held.value = undefined
  }

  return { cursor, marks, onKey, hide }
}
