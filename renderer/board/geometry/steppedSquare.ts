import type { Color } from '@shared/board/color'
import { fileOf, rankOf, squareAt, type BoardSize, type Square } from '@shared/board/square'

type Way = readonly [columns: number, rows: number]

/** Where the arrow keys lead, as seen on the screen. */
const STEPS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The corner square at the player's left hand. */
export const nearCorner = (size: BoardSize, orientation: Color): Square =>
  orientation === 'white' ? 0 : size.files * size.ranks - 1

/** The square to which an arrow key leads: the same one at an edge, the near left corner if there was none; undefined for other keys. */
export const steppedSquare = (
  from: Square | undefined,
  key: string,
  size: BoardSize,
  orientation: Color,
): Square | undefined => {
  const way = STEPS[key]
  if (!way) return undefined
  if (from === undefined) return nearCorner(size, orientation)
  const sign = orientation === 'white' ? 1 : -1
  const file = fileOf(from, size) + sign * way[0]
  const rank = rankOf(from, size) - sign * way[1]
  const isOn = file >= 0 && rank >= 0 && file < size.files && rank < size.ranks
  return isOn ? squareAt(file, rank, size) : from
}
