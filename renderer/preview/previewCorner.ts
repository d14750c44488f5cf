import type { ShownPreview } from './useMovePreview'

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Between the board and what is beside it, in pixels. */
const GAP = 8

const within = (start: number, size: number, from: number, to: number) =>
  Math.max(from, Math.min(start, to - size))

/**
 * Where a small board of `size` stands, its left and top in pixels of the window: within the breadth of its
 * list, so that the large board beside that stays whole; below the move, or above it where that is too low.
 */
export const previewCorner = (
  { move, list }: Pick<ShownPreview, 'move' | 'list'>,
  size: Size,
  window: Size,
) => {
  const below = move.bottom + GAP
  const isRoomBelow = below + size.height <= window.height - GAP
  const right = Math.min(list.right, window.width) - GAP
  return {
    left: within(move.left, size.width, Math.min(list.left + GAP, right - size.width), right),
    top: isRoomBelow ? below : Math.max(GAP, move.top - GAP - size.height),
  }
}
