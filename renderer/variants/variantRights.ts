import { COLORS, type ByColor, type Color } from '@shared/board/color'
import { CASTLING_SIDES, type CastlingSide, type Setup } from '@shared/board/setup'
import { fileName } from '@shared/board/square'
import { t } from '@shared/i18n/t'
import type { CastlingRules, VariantDefinition } from '@shared/variants/variant'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'
import { castlesOrdinarily } from '@shared/variants/ordinary'

/** A castling of one kind, with the squares of king and rook if they are not those of chess. */
const castlingChip = (castling: CastlingRules, side: CastlingSide): string => {
  const { san, king, rook } = castling.targets[side]
  return castlesOrdinarily(castling) ? san : `${san} ${fileName(king)}/${fileName(rook)}`
}

/** The castlings that are left in a game of the system. */
const castlingChips = ({ castling }: VariantDefinition, setup?: Setup): readonly string[] => {
  if (!castling) return []
  const holdersOf = (side: CastlingSide): readonly Color[] =>
    COLORS.filter(color => !setup || isInSetup(setup) || setup.castling[color][side] !== undefined)
  const isAll = CASTLING_SIDES.every(side => holdersOf(side).length === COLORS.length)
  if (isAll && castlesOrdinarily(castling)) return [t('variants.rights.castling')]
  return CASTLING_SIDES.flatMap(side => {
    const [color, other] = holdersOf(side)
    const chip = castlingChip(castling, side)
    if (!color) return []
    return other ? chip : t('variants.rights.castlingOf', { castling: chip, color })
  })
}

const hasFlag = ({ white, black }: ByColor<boolean>): boolean => white || black

/** Chips for the special rights at the start of a game of the system: `Castling`, `O-O-O b/c`, `Leap b, g`. */
export const variantRights = (variant: VariantDefinition, setup?: Setup): readonly string[] => {
  const { leap, adjustment, transposition } = variant
  const memory = setup?.memory
  const castlings = castlingChips(variant, setup)
  return [
    ...(castlings.length > 0 ? castlings : [t('variants.rights.noCastling')]),
    ...(leap.length > 0 && (!memory || hasFlag(memory.leap))
      ? [t('variants.rights.leap', { files: leap.map(fileName).join(', ') })]
      : []),
    ...(adjustment && (!memory || COLORS.some(color => memory.adjustable[color].length > 0))
      ? [t('variants.rights.adjustment')]
      : []),
    ...(transposition && (!memory || hasFlag(memory.transposition))
      ? [t('variants.rights.transposition')]
      : []),
  ]
}
