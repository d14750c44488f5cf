import { expect, test } from 'vitest'
import { atlasFamily } from '@shared/atlas/atlasFamily'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { seededRandom } from '@shared/setup/starts/random'
import { startCount, startSetup } from '@shared/setup/starts/starts'
import { VARIANTS, variantById, type VariantId } from '@shared/variants'

const membersOf = (id: VariantId, options: readonly string[] = []) =>
  atlasFamily(variantById(id), options).members.map(({ id: member }) => member)

test('systems with the same arrays and rules share an atlas', () => {
  expect(membersOf('fischer-benko')).toEqual(['double-chess960', 'fischer-benko'])
  expect(membersOf('arrangement')).toEqual(['arrangement', 'arrangement-random'])
  expect(membersOf('chess960')).toEqual(['chess960'])
})

test('an exchange on the first move, or castling, puts the same ranks into different families', () => {
  const { rules: placed, arrays } = atlasFamily(variantById('half-random-transcendental'), [])
  const { rules: exchanged, arrays: others } = atlasFamily(variantById('transcendental'), [])
  const { rules: castled } = atlasFamily(variantById('pre-chess'), [])
  expect([arrays, others]).toEqual([8_294_400, 8_294_400])
  expect(new Set([placed, exchanged, castled]).size).toBe(3)
})

test('options of a system make a separate family, even if given twice', () => {
  const plain = atlasFamily(variantById('arrangement'), [])
  const curtailed = atlasFamily(variantById('arrangement'), ['curtailed'])
  expect(curtailed).toMatchObject({ system: 'arrangement', options: ['curtailed'], arrays: 80 })
  expect(curtailed.rules).not.toBe(plain.rules)
  expect(membersOf('arrangement', ['curtailed'])).toEqual(['arrangement', 'arrangement-random'])
  expect(atlasFamily(variantById('arrangement'), ['curtailed', 'curtailed'])).toEqual(curtailed)
})

test.each(VARIANTS.map(variant => [variant.id, variant] as const))(
  '%s: all systems of its family have the same starts under the same numbers',
  (id, variant) => {
    const family = atlasFamily(variant, [])
    expect(family.rules).toMatch(/^[0-9a-f]{16}$/)
    expect(family.members.map(member => member.id)).toContain(id)
    expect(family.arrays).toBe(startCount(variant))
    const random = seededRandom(id)
    for (let draw = 0; draw < 20; draw++) {
      const number = random.below(family.arrays)
      const fens = family.members.map(member => makeFen(member, unwrap(startSetup(member, number))))
      expect(new Set(fens).size).toBe(1)
    }
  },
)

test('no two families have the same rules', () => {
  const families = new Map(
    VARIANTS.map(variant => [atlasFamily(variant, []).system, atlasFamily(variant, []).rules]),
  )
  expect(new Set(families.values()).size).toBe(families.size)
})

test('the rules of a family do not depend on how a start is set up, named or drawn', () => {
  const variant = variantById('chess960')
  const other = {
    ...variant,
    name: 'Another',
    grid: 'palaces',
    setupPhase: variantById('fischer-benko').setupPhase,
  } as const
  const figured = { ...other, army: { ...variant.army, figures: { knight: 'elephant' } } } as const
  expect(atlasFamily(figured, []).rules).toBe(atlasFamily(variant, []).rules)
})
