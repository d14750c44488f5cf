import { shallowRef } from 'vue'
import type { Piece } from '@shared/board/piece'

/** A point of the window, in CSS pixels. */
export interface PointerPlace {
  readonly x: number
  readonly y: number
}

/** A piece that the pointer drags from the box, and where it was picked up. */
interface DraggedFromBox {
  readonly piece: Piece
  readonly from: PointerPlace
}

/** The piece chosen in the box for the next squares to be pressed, or being dragged from it. */
export const usePieceInHand = () => {
  const inHand = shallowRef<Piece>()
  const dragged = shallowRef<DraggedFromBox>()

  const letGo = () => (inHand.value = undefined)

  /** Chooses a piece; choosing it again puts it back. */
  const select = (piece: Piece) => {
    const isSame = inHand.value?.role === piece.role && inHand.value.color === piece.color
    inHand.value = isSame ? undefined : piece
  }

  const take = (piece: Piece, event: PointerEvent) => {
    letGo()
    dragged.value = { piece, from: { x: event.clientX, y: event.clientY } }
  }

  /** Ends the drag and returns the dragged piece. */
  const release = (): Piece | undefined => {
    const piece = dragged.value?.piece
    dragged.value = undefined
    return piece
  }

  return { inHand, dragged, letGo, select, take, release }
}
