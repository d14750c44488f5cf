import { COLORS, type ByColor, type Color } from '@shared/board/color'
import type { Setup } from '@shared/board/setup'
import { CASTLING_SIDES } from '@shared/board/setup'
import { fileName } from '@shared/board/square'
import { t } from '@shared/i18n/t'
import type { VariantDefinition } from '@shared/variants/variant'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'
import { castlesOrdinarily } from '@shared/variants/ordinary'

/** A castling of one kind; with the squares of king and rook where these are not those of chess. */
const castlingChip = (
  castling: NonNullable<VariantDefinition['castling']>,
  side: (typeof CASTLING_SIDES)[number],
): string => {
  const { san, king, rook } = castling.targets[side]
  return castlesOrdinarily(castling) ? san : `${san} ${fileName(king)}/${fileName(rook)}`
}

/** The castlings that are left in a game of the system. */
const castlingChips = ({ castling }: VariantDefinition, setup?: Setup): readonly string[] => {
  if (!castling) return []
  const sides = CASTLING_SIDES.filter(side => !setup || isInSetup(setup) || hasCastling(setup, side))
  const only = (side: (typeof CASTLING_SIDES)[number]): Color | undefined =>
    setup && !isInSetup(setup) ? onlyHolder(setup, side) : undefined
  const isAll = sides.length === CASTLING_SIDES.length && sides.every(side => only(side) === undefined)
  if (isAll && castlesOrdinarily(castling)) return [t('variants.rights.castling')]
  return sides.map(side => {
    const chip = castlingChip(castling, side)
    const color = only(side)
    return color ? t('variants.rights.castlingOf', { castling: chip, color }) : chip
  })
}

/** Chips for the special rights at the start of a game of the system: `Castling`, `O-O-O b/c`, `Leap b, g`. */
export const variantRights = (variant: VariantDefinition, setup?: Setup): readonly string[] => {
  const { leap, adjustment, transposition } = variant
  const castlings = castlingChips(variant, setup)
  return [
    ...(castlings.length > 0 ? castlings : [t('variants.rights.noCastling')]),
    ...(leap.length > 0 && (!setup || hasFlag(setup.memory.leap))
      ? [t('variants.rights.leap', { files: leap.map(fileName).join(', ') })]
      : []),
    ...(adjustment && (!setup || hasAdjustment(setup)) ? [t('variants.rights.adjustment')] : []),
    ...(transposition && (!setup || hasFlag(setup.memory.transposition))
      ? [t('variants.rights.transposition')]
      : []),
  ]
}

/** The side that alone has a castling. */
const onlyHolder = ({ castling }: Setup, side: (typeof CASTLING_SIDES)[number]): Color | undefined => {
  const holders = COLORS.filter(color => castling[color][side] !== undefined)
  return holders.length === 1 ? holders[0] : undefined
}

const hasCastling = ({ castling }: Setup, side: (typeof CASTLING_SIDES)[number]): boolean =>
  castling.white[side] !== undefined || castling.black[side] !== undefined

const hasFlag = ({ white, black }: ByColor<boolean>): boolean => white || black

const hasAdjustment = ({ memory }: Setup): boolean =>
  memory.adjustable.white.length + memory.adjustable.black.length > 0
