import { COLORS } from '../../board/color'
import type { Role } from '../../board/role'
import type { VariantRules } from '../../variants/variant'
import { placesOf, thrownRoles, type Rank } from '../ranks/rank'
import type { Ranks } from './arrays'

const sharesThrow = (thrown: readonly Role[], one: Rank, other: Rank): boolean => {
  const common = one.map((role, index) => (role === other[index] ? role : undefined))
  return [...new Set(thrown)].every(role => placesOf(common, role).length >= placesOf(thrown, role).length)
}

/**
 * Whether one throw can have led to both: on each side, the thrown pieces can be on the same squares. Ranks may be complete, thrown, or
 * anything in between; either of two rooks may be the thrown one. False for a system without throws.
 */
export const canShareThrow = (rules: VariantRules, one: Ranks, other: Ranks): boolean => {
  const thrown = thrownRoles(rules)
  return thrown.length > 0 && COLORS.every(color => sharesThrow(thrown, one[color], other[color]))
}
