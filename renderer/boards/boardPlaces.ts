import type { Color } from '@shared/board/color'
import { EIGHT, fileOf, parseSquare, rankOf, type BoardSize } from '@shared/board/square'

/** Where a square is drawn: 0-based from the top left corner, as the board is turned. */
export interface BoardPlace {
  readonly column: number
  readonly row: number
}

/** The place of a square by its name; undefined for a name that is not on the board. */
export const placeOf = (
  name: string,
  orientation: Color,
  size: BoardSize = EIGHT,
): BoardPlace | undefined => {
  const square = parseSquare(name, size)
  if (square === undefined) return undefined
  const file = fileOf(square, size)
  const rank = rankOf(square, size)
  return orientation === 'white'
    ? { column: file, row: size.ranks - 1 - rank }
    : { column: size.files - 1 - file, row: rank }
}

/** What our own layer draws on a square, under the pieces. */
export interface SquareMark {
  readonly square: string
  /**
   * `slot`: free for a placement; `ways`: the selected piece may go there; `pending`: the first
   * piece of a pair; `partner`: may be swapped; `path`: concerned by a right being pointed at;
   * `barred`: no legal move leads there, and it is said why.
   */
  readonly kind: 'slot' | 'ways' | 'pending' | 'partner' | 'path' | 'barred'
  /** The number shown, for `ways`. */
  readonly ways?: number
}
