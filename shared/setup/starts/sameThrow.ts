import { COLORS } from '../../board/color'
import type { Role } from '../../board/role'
import type { VariantRules } from '../../variants/variant'
import type { Rank } from '../ranks/rank'
import type { Ranks } from './arrays'

/** What is thrown before the players place the rest; empty for a system in which nothing is. */
export const thrownRoles = ({ setupPhase }: VariantRules): readonly Role[] =>
  setupPhase?.kind === 'placement' ? setupPhase.random : []

const countOf = (roles: readonly (Role | undefined)[], role: Role): number =>
  roles.filter(one => one === role).length

const sharesThrow = (thrown: readonly Role[], one: Rank, other: Rank): boolean => {
  const common = one.map((role, index) => (role === other[index] ? role : undefined))
  return [...new Set(thrown)].every(role => countOf(common, role) >= countOf(thrown, role))
}

/**
 * One throw can have led to both: on either side the thrown pieces can stand on the same squares. Ranks may be
 * complete, thrown, or anything in between; of two rooks either can have been the thrown one. False for a
 * system that throws nothing.
 */
export const canShareThrow = (rules: VariantRules, one: Ranks, other: Ranks): boolean => {
  const thrown = thrownRoles(rules)
  return thrown.length > 0 && COLORS.every(color => sharesThrow(thrown, one[color], other[color]))
}
