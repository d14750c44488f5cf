import { describe, expect, test } from 'vitest'
import { castlingExists, startRights } from '@shared/setup/rights/castling'
import { rankLetters } from '@shared/setup/ranks/rank'
import { allRanks } from '@shared/setup/ranks/ranks'
import { VARIANTS, variantById } from '@shared/variants'
import { CASTLING_960 } from '@shared/variants/variant'

const { aSide, hSide } = CASTLING_960.targets

test.each([
  ['moves nothing', { king: 2, rook: 3 }, aSide, false],
  ['is the king stepping to c', { king: 1, rook: 3 }, aSide, false],
  ['is the king jumping to c', { king: 0, rook: 3 }, aSide, true],
  ['is the rook stepping to f without passing the king', { king: 6, rook: 4 }, hSide, false],
  ['is the rook passing the king to f', { king: 6, rook: 7 }, hSide, true],
  ['is the rook passing the king to d', { king: 2, rook: 1 }, aSide, true],
  ['changes the places of both', { king: 5, rook: 6 }, hSide, true],
  ['moves both', { king: 4, rook: 0 }, aSide, true],
])('a castling that %s', (_, pair, target, exists) => {
  expect(castlingExists(pair, target)).toBe(exists)
})

describe('rights at the start', () => {
  const without = (id: Parameters<typeof variantById>[0], side: 'aSide' | 'hSide'): string[] => {
    const variant = variantById(id)
    return [...allRanks(variant)]
      .filter(rank => startRights(variant, rank, 'white')[side] === undefined)
      .map(rank => rankLetters(variant.army, rank))
  }

  test('in Beautiful Chess lack the castlings that do not exist', () => {
    expect(without('beautiful', 'aSide')).toEqual(['BKNRRNQB', 'BNKRRQNB', 'NBKRRQBN', 'NKBRRBQN'])
    expect(without('beautiful', 'hSide')).toEqual([
      'BQNRRNKB',
      'BQRNNRKB',
      'NQBRRBKN',
      'NQRBBRKN',
      'QBRNNRBK',
      'QNRBBRNK',
    ])
  })

  test('include both castlings in each system whose king stands between the rooks', () => {
    const between = VARIANTS.filter(
      ({ id, start }) =>
        start.conditions.some(({ kind }) => kind === 'kingBetweenRooks') && id !== 'modern-capablanca-random',
    )
    expect(between).toHaveLength(8 + 1)
    for (const { id } of between) expect([...without(id, 'aSide'), ...without(id, 'hSide')]).toEqual([])
  })

  test.each(['transcendental', 'half-random-transcendental', 'korean-random'] as const)(
    'do not include castling in %s',
    id => {
      for (const rank of allRanks(variantById(id))) {
        if (Object.keys(startRights(variantById(id), rank, 'black')).length > 0) expect.fail(String(rank))
      }
    },
  )
})
