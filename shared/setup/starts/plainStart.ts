import type { Setup } from '../../board/setup'
import { firstFound } from '../../firstFound'
import { unwrap } from '../../result'
import type { VariantDefinition } from '../../variants/variant'
import { arrayNumber } from './arrays'
import { reversedRank } from '../ranks/rank'
import { orthodoxRank } from '../ranks/relocation'
import { startSetup } from './starts'

/** The best-known start of a system: the orthodox array if it is one, else its first. */
export const plainStart = (variant: VariantDefinition, options: readonly string[] = []): Setup => {
  const white = orthodoxRank()
  const number = firstFound([white, reversedRank(white)], black => arrayNumber(variant, { white, black }))
  return unwrap(startSetup(variant, number ?? 0, options))
}
