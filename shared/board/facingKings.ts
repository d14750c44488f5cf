import { COLORS, type Color } from './color'
import type { Board } from './setup'
import { fileOf, rankOf, type Square } from './square'

/** The kings of both sides, the lower one first, if they are on one file with nothing between them; else undefined. */
export const facingKings = ({ size, pieces }: Board): readonly [low: Square, high: Square] | undefined => {
  const kingOf = (color: Color): Square =>
    pieces.findIndex(piece => piece?.role === 'king' && piece.color === color)
  const [low = -1, high = -1] = COLORS.map(kingOf).toSorted((a, b) => a - b)
  if (low < 0 || fileOf(low, size) !== fileOf(high, size)) return undefined
  for (let rank = 1; rank < rankOf(high, size) - rankOf(low, size); rank++)
    if (pieces[low + rank * size.files]) return undefined
  return [low, high]
}
