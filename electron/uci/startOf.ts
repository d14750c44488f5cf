import type { Setup } from '@shared/board/setup'
import { unwrap } from '@shared/result'
import { arrayNumber } from '@shared/setup/arrays'
import { orthodoxRank } from '@shared/setup/relocation'
import { relocationSetup } from '@shared/setup/startPosition'
import { randomStartSetup, startSetup } from '@shared/setup/starts'
import type { VariantDefinition } from '@shared/variants/variant'

/** The start to which a system without one array of its own is numbered first. */
const FIRST = 0

/**
 * What `startpos` means: the orthodox array where it is one of the system's, or else the array with number
 * 0. Where the players make the array, the position before their first ply, with the first of the lots.
 */
export const startOf = (variant: VariantDefinition, options: readonly string[]): Setup => {
  const relocation = relocationSetup(variant)
  if (relocation) return relocation
  if (variant.setupPhase) return unwrap(randomStartSetup(variant, FIRST))
  const orthodox = arrayNumber(variant, { white: orthodoxRank(), black: orthodoxRank() })
  return unwrap(startSetup(variant, orthodox ?? FIRST, options))
}
