import type { Setup } from '../../board/setup'
import { remembered } from '../../remembered'
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

/**
 * The first position of a game without a FEN: the system's only start, its relocation, or the orthodox array if it is one of its arrays.
 * Undefined if it has none of these. It is remembered, because nearly all games of a file begin alike, and making a start takes as
 * long as replaying a game.
 */
export const defaultStart = remembered(onlySetup)
