import type { Setup } from '../../board/setup'
import { unwrap } from '../../result'
import type { VariantDefinition } from '../../variants/variant'
import { arrayNumber } from './arrays'
import { reversedRank } from '../ranks/rank'
import { orthodoxRank } from '../ranks/relocation'
import { startSetup } from './starts'

/** The best-known start of a system: the orthodox array if it is one, else its first. */
export const plainStart = (variant: VariantDefinition, options: readonly string[] = []): Setup => {
  const white = orthodoxRank()
  const number = [white, reversedRank(white)]
    .map(black => arrayNumber(variant, { white, black }))
    .find(found => found !== undefined)
  return unwrap(startSetup(variant, number ?? 0, options))
}
