import type { ShownPreview } from './useMovePreview'

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The gap between the board and what is beside it, in pixels. */
const GAP = 8

const within = (start: number, size: number, from: number, to: number) =>
  Math.max(from, Math.min(start, to - size))

/**
 * The top left corner of a small board of `size`, in pixels of the window. It stays within the width of the list, so that it does
 * not cover the large board, and is below the move, or above it if there is no room below.
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
