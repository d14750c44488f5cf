import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completions, remainingPocket } from '@shared/setup/ranks/completions'
import { randomRanksOf } from '@shared/setup/ranks/randomRanks'
import type { Rank } from '@shared/setup/ranks/rank'
import { thrownRoles } from '@shared/setup/ranks/rank'
import { canShareThrow } from '@shared/setup/starts/sameThrow'
import { VARIANTS } from '@shared/variants'
import type { VariantRules } from '@shared/variants/variant'

const throwing = VARIANTS.filter(rules => thrownRoles(rules).length > 0)

const completed = (rules: VariantRules, rank: Rank, pick: number): Rank => {
  const all = completions(rules, rank, remainingPocket(rules, rank)!)
  return all[pick % all.length]!
}

const number = fc.nat(1_000_000)

test('two arrays from one throw can share it, however they were placed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...throwing),
      fc.array(number, { minLength: 6, maxLength: 6 }),
      (rules, n) => {
        const set = randomRanksOf(rules)!
        const thrown = { white: set.at(n[0]! % set.count)!, black: set.at(n[1]! % set.count)! }
        const array = (white: number, black: number) => ({
          white: completed(rules, thrown.white, white),
          black: completed(rules, thrown.black, black),
        })
        const [one, other] = [array(n[2]!, n[3]!), array(n[4]!, n[5]!)]
        expect(canShareThrow(rules, one, other)).toBe(true)
        expect(canShareThrow(rules, other, one)).toBe(true)
        expect(canShareThrow(rules, thrown, one)).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})

test('two arrays share a throw exactly if one of all throws can be completed to both', () => {
  fc.assert(
    fc.property(fc.constantFrom(...throwing), number, number, number, number, (rules, a, b, c, d) => {
      const set = randomRanksOf(rules)!
      const one = completed(rules, set.at(a % set.count)!, b)
      const other = completed(rules, set.at(c % set.count)!, d)
      const fits = (thrown: Rank, rank: Rank) =>
        thrown.every((role, index) => role === undefined || role === rank[index])
      const throws = Array.from({ length: set.count }, (_, number) => set.at(number)!)
      const isShared = throws.some(thrown => fits(thrown, one) && fits(thrown, other))
      const both = (rank: Rank) => ({ white: rank, black: one })
      expect(canShareThrow(rules, both(one), both(other))).toBe(isShared)
    }),
    { numRuns: 200 },
  )
})
