import type { Color } from '@shared/board/color'
import { pocketSize } from '@shared/board/pocket'
import { variantById, type VariantId } from '@shared/variants'
import { shownSetup } from './shownSetup'

/** Whether a side has only its king, on the board or in hand, so that it cannot win. */
export const hasKingAlone = (variant: VariantId, fen: string, color: Color): boolean => {
  const { board, pockets } = shownSetup(variantById(variant), fen)
  const own = board.pieces.filter(piece => piece?.color === color)
  return pocketSize(pockets[color]) === 0 && own.every(piece => piece?.role === 'king')
}
