import { describe, expect, test } from 'vitest'
import { VARIANTS, variantById } from '@shared/variants'
import { examplesOf } from '../../../../renderer/features/newAnalysis/examples'
import { variantGroups } from '../../../../renderer/variants/variantGroups'
import { variantRights } from '../../../../renderer/variants/variantRights'
import { readOneBox } from '@shared/notation/oneBox/oneBox'

const shown = (query?: string) =>
  variantGroups(query).map(({ title, variants }) => `${title}: ${variants.map(({ id }) => id).join(' ')}`)

describe('the list of variants', () => {
  test('is grouped by how the starts are made', () => {
    expect(shown()).toEqual([
      'Fixed: chess',
      'One throw, mirrored: chess960 contemporary-random ajax-random',
      'Each side its own: double-chess960 transcendental arrangement-random beautiful',
      'Placed by the players: fischer-benko half-random-transcendental pre-chess arrangement',
      'Larger boards: english-random modern-random capablanca-random modern-capablanca-random korean-random',
    ])
  })

  test.each([
    ['benko', ['Placed by the players: fischer-benko half-random-transcendental pre-chess']],
    [
      'FISCHER random',
      [
        'One throw, mirrored: chess960',
        'Each side its own: double-chess960',
        'Placed by the players: fischer-benko',
      ],
    ],
    [
      'jose',
      [
        'One throw, mirrored: contemporary-random ajax-random',
        'Larger boards: modern-random modern-capablanca-random korean-random',
      ],
    ],
    ['nothing', []],
  ])('is filtered by the query %j', (query, groups) => {
    expect(shown(query)).toEqual(groups)
  })

  test.each(VARIANTS.map(({ id }) => id))('has readable examples for %s', id => {
    const variant = variantById(id)
    for (const { text } of examplesOf(variant))
      expect(readOneBox(text, variant)[0]).toMatchObject({ kind: 'position' })
  })

  test.each([
    ['chess960', 'Castling'],
    ['contemporary-random', 'O-Ob b/c, O-Og g/f, Leap b, g, Adjust a bishop'],
    ['transcendental', 'No castling, Transpose'],
    ['half-random-transcendental', 'No castling'],
  ] as const)('gives %s the initial rights %s', (id, rights) => {
    expect(variantRights(variantById(id)).join(', ')).toBe(rights)
  })
})
