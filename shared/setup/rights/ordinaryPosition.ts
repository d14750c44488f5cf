import { COLORS, type Color } from '../../board/color'
import { CASTLING_SIDES, isPlacing, type CastlingSide, type Setup } from '../../board/setup'
import { fileOf, squareAt, type Square } from '../../board/square'
import { hasForeignSteps, hasOrdinaryBoard, ORTHODOX_CHESS } from '../../variants/ordinary'
import { CASTLING_960, type VariantRules } from '../../variants/variant'

/** Whether the players are still in the setup phase. */
export const isInSetup = (setup: Setup): boolean => setup.memory.relocation !== undefined || isPlacing(setup)

/** Whether any side still has a right to leap, to adjust or to transpose. */
const remembersRights = ({ memory }: Setup): boolean =>
  COLORS.some(
    color => memory.leap[color] || memory.adjustable[color].length > 0 || memory.transposition[color],
  )

const ownKing = ({ board }: Setup, color: Color): Square =>
  board.pieces.findIndex(piece => piece?.role === 'king' && piece.color === color)

/** Whether a castling right could exist in Chess960: the targets are orthodox, and the rook is on its own side of the king. */
export const isChess960Right = (
  variant: VariantRules,
  setup: Setup,
  color: Color,
  side: CastlingSide,
): boolean => {
  const rook = setup.castling[color][side]
  if (rook === undefined) return true
  const target = variant.castling?.targets[side]
  const ordinary = CASTLING_960.targets[side]
  const king = ownKing(setup, color)
  return (
    target?.king === ordinary.king &&
    target.rook === ordinary.rook &&
    (side === 'aSide' ? rook < king : rook > king)
  )
}

/**
 * Whether the game follows the rules of Chess960 from here on, whatever its system: the setup is over, and no right is left that Chess960
 * does not have. This stays so to the end.
 */
export const isChess960Position = (variant: VariantRules, setup: Setup): boolean =>
  hasOrdinaryBoard(variant) &&
  !hasForeignSteps(variant) &&
  !isInSetup(setup) &&
  !remembersRights(setup) &&
  COLORS.every(color => CASTLING_SIDES.every(side => isChess960Right(variant, setup, color, side)))

/** Whether all rights left in a Chess960 position are those of orthodox chess, so that it can be played as such. */
export const hasOrthodoxRights = (setup: Setup): boolean => {
  const homes = ORTHODOX_CHESS.castling!.homes!
  return COLORS.every(color => {
    const king = ownKing(setup, color)
    return CASTLING_SIDES.every(side => {
      const rook = setup.castling[color][side]
      if (rook === undefined) return true
      return fileOf(king) === homes.king && rook === squareAt(homes[side], color === 'white' ? 0 : 7)
    })
  })
}
