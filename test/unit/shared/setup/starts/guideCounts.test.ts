import { describe, expect, test } from 'vitest'
import { guideCount } from '@shared/setup/starts/guideCounts'
import { rankCount } from '@shared/setup/ranks/ranks'
import { startCount } from '@shared/setup/starts/starts'
import { VARIANTS, variantById, type VariantId } from '@shared/variants'
import type { GuideCount } from '@shared/variants/guide/guide'

const countOf = (id: VariantId, of: GuideCount): number => guideCount(variantById(id), of)

test.each(VARIANTS)('the ranks and starts of $name are counted as in the setup', variant => {
  expect(guideCount(variant, 'ranks')).toBe(rankCount(variant))
  expect(guideCount(variant, 'starts')).toBe(startCount(variant))
})

describe('the counts of a guide', () => {
  test.each([
    ['double-chess960', 'mirroredStarts', 960],
    ['chess960', 'mirroredStarts', 960],
    ['arrangement', 'mirroredStarts', 20],
    ['contemporary-random', 'oneColorRanks', 720],
    ['modern-random', 'oneColorRanks', 6720],
    ['fischer-benko', 'throws', 9216],
    ['fischer-benko', 'throwRanks', 96],
    ['fischer-benko', 'firstPlacements', 1920],
    ['fischer-benko', 'deadFirstPlacements', 320],
    ['fischer-benko', 'fewestWays', 12],
    ['fischer-benko', 'mostWays', 30],
    ['half-random-transcendental', 'deadFirstPlacements', 0],
    ['half-random-transcendental', 'fewestWays', 60],
    ['half-random-transcendental', 'mostWays', 60],
    ['arrangement', 'ranks', 20],
    ['arrangement', 'starts', 80],
    ['arrangement', 'kingPlaces', 5],
    ['arrangement', 'queenPlaces', 4],
    ['arrangement', 'lenientStarts', 84],
    ['beautiful', 'ranks', 48],
    ['beautiful', 'missingCastlings', 10],
    ['beautiful', 'nullCastlings', 4],
    ['chess960', 'missingCastlings', 0],
    ['transcendental', 'missingCastlings', 0],
  ] as const)('are right for %s: %s', (id, of, expected) => {
    expect(countOf(id, of)).toBe(expected)
  })

  test('include the ranks left after each condition of Capablanca Random', () => {
    const rules = variantById('capablanca-random')
    expect([3, 4, 5, 6].map(conditions => guideCount(rules, `ranksUnder${conditions}`))).toEqual([
      48_000, 21_836, 12_130, 12_118,
    ])
  })

  test('include choices of a relocation that multiply to its arrays', () => {
    const [kings, queens, starts] = (['kingPlaces', 'queenPlaces', 'starts'] as const).map(of =>
      countOf('arrangement', of),
    )
    expect(kings! * queens! * queens!).toBe(starts)
  })
})
