import type { EngineProfile } from '@shared/analysis/engine'
import { variantById } from '@shared/variants'
import { hasOrdinaryBoard } from '@shared/variants/ordinary'
import { isSameVariant, type VariantDefinition } from '@shared/variants/variant'

/**
 * The engine plays the system, or at least most of its positions: a program that knows Chess960 follows a game from where
 * nothing is left of the rules that it does not know. Where it cannot, the report says so.
 */
export const canReport = (
  { origin, variants, playsChess960 }: Pick<EngineProfile, 'origin' | 'variants' | 'playsChess960'>,
  variant: VariantDefinition,
): boolean =>
  origin === 'builtIn' ||
  variants.some(id => isSameVariant(variantById(id), variant)) ||
  (playsChess960 && hasOrdinaryBoard(variant))
