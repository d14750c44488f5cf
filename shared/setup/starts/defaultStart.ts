import type { Setup } from '../../board/setup'
import type { VariantDefinition } from '../../variants/variant'
import { orthodoxRank } from '../ranks/relocation'
import { arrayNumber } from './arrays'
import { relocationSetup } from './startPosition'
import { randomStartCount, randomStartSetup, startSetup } from './starts'

const onlySetup = (variant: VariantDefinition): Setup | undefined => {
  const relocation = relocationSetup(variant)
  if (relocation) return relocation
  if (variant.setupPhase) {
    const only = randomStartCount(variant) === 1 ? randomStartSetup(variant, 0) : undefined
    return only?.ok ? only.value : undefined
  }
  const orthodox = arrayNumber(variant, { white: orthodoxRank(), black: orthodoxRank() })
  const start = orthodox === undefined ? undefined : startSetup(variant, orthodox)
  return start?.ok ? start.value : undefined
}

/** Nearly all games of a file begin alike, and making a start takes as long as replaying a game. */
const DEFAULTS = new WeakMap<VariantDefinition, { readonly setup: Setup | undefined }>()

/**
 * Where a game without a FEN begins: the system's only start, its relocation, or the orthodox array where
 * that is one of its arrays. Undefined where the dice must have spoken first.
 */
export const defaultStart = (variant: VariantDefinition): Setup | undefined => {
  const known = DEFAULTS.get(variant) ?? { setup: onlySetup(variant) }
  DEFAULTS.set(variant, known)
  return known.setup
}
