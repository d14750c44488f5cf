import { opposite } from '@shared/board/color'
import { moveNumberAt, numberText } from '@shared/tree/moveNumber'

/**
 * A line of placements with turn numbers: `2. Q@d1 Q@h8 3. N@a1`; the sides alternate in it.
 *
 * @param fen the position in which it begins
 */
export const expectedText = (fen: string, line: readonly string[]): string => {
  let { fullmoves, color } = moveNumberAt(fen)
  const words = line.map((san, place) => {
    const number = color === 'white' || place === 0 ? `${numberText({ fullmoves, color })}\u00a0` : ''
    if (color === 'black') fullmoves += 1
    color = opposite(color)
    return number + san
  })
  return words.join(' ')
}
