import { COLORS, type ByColor, type Color } from '@shared/board/color'
import type { Setup } from '@shared/board/setup'
import { CASTLING_SIDES } from '@shared/board/setup'
import { fileName } from '@shared/board/square'
import { t } from '@shared/i18n/t'
import type { VariantDefinition } from '@shared/variants/variant'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'

/** The special rights with which a game of the system begins, as chips: `O-O-O c/d`, `Leap b, g`. */
export const variantRights = (variant: VariantDefinition, setup?: Setup): readonly string[] => {
  const { castling, leap, adjustment, transposition } = variant
  const castlings = castling
    ? CASTLING_SIDES.filter(side => !setup || isInSetup(setup) || hasCastling(setup, side)).map(side => {
        const { san, king, rook } = castling.targets[side]
        const chip = `${san} ${fileName(king)}/${fileName(rook)}`
        const only = setup && !isInSetup(setup) ? onlyHolder(setup, side) : undefined
        return only ? t('variants.rights.castlingOf', { castling: chip, color: only }) : chip
      })
    : []
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
