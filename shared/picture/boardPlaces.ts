import type { Color } from '../board/color'
import { fileName, fileOf, parseSquare, rankOf, type BoardSize } from '../board/square'

/** Where a square is drawn: its column and row, 0-based from the top left corner of the board as it is turned. */
export interface BoardPlace {
  readonly column: number
  readonly row: number
}

/** The place of a square by its name; undefined for a name that is not on the board. */
export const placeOf = (name: string, orientation: Color, size: BoardSize): BoardPlace | undefined => {
  const square = parseSquare(name, size)
  if (square === undefined) return undefined
  const file = fileOf(square, size)
  const rank = rankOf(square, size)
  return orientation === 'white'
    ? { column: file, row: size.ranks - 1 - rank }
    : { column: size.files - 1 - file, row: rank }
}

/** The name of the square under a pointer, on a board drawn in `box`; undefined outside it. */
export const squareAtPoint = (
  point: { readonly x: number; readonly y: number },
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  orientation: Color,
  size: BoardSize,
): string | undefined => {
  const column = Math.floor(((point.x - box.left) / box.width) * size.files)
  const row = Math.floor(((point.y - box.top) / box.height) * size.ranks)
  if (column < 0 || row < 0 || column >= size.files || row >= size.ranks) return undefined
  const file = orientation === 'white' ? column : size.files - 1 - column
  const rank = orientation === 'white' ? size.ranks - 1 - row : row
  return fileName(file) + String(rank + 1)
}

/** A mark that our own layer draws on a square, under the pieces. */
export interface SquareMark {
  readonly square: string
  /**
   * `slot`: free for a placement; `ways`: the selected piece may go there; `pending`: the first piece of a pair; `partner`: may
   * be swapped; `path`: involved in the right that the user points at; `barred`: no legal move leads there, and the reason is
   * given; `cursor`: the square of the keyboard cursor; `held`: the piece picked up by keyboard.
   */
  readonly kind: 'slot' | 'ways' | 'pending' | 'partner' | 'path' | 'barred' | 'cursor' | 'held'
  /** The number shown, for `ways`. */
  readonly ways?: number
  /** For `ways`, the value of the placement: as text, and as a step on the color scale. */
  readonly worth?: { readonly text: string; readonly step: number } | undefined
}
