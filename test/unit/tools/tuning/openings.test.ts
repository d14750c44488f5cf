import { describe, expect, test } from 'vitest'
import { loadCore } from '../../../../electron/core/load'
import { thinOut } from '../../../../tools/tuning/disorder'
import { asChess960, drawOpening, drawVariant, SYSTEMS } from '../../../../tools/tuning/openings'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { isChess960Position, isInSetup } from '@shared/setup/rights/ordinaryPosition'
import { drawStart, seededRandom } from '@shared/setup/starts/random'
import { variantById, VARIANTS, type VariantId } from '@shared/variants'
import { ORDINARY_CHESS960 } from '@shared/variants/ordinary'

const core = loadCore()

const drawn = (count: number, only: readonly string[] = []): readonly string[] => {
  const random = seededRandom('systems')
  return Array.from({ length: count }, () => drawVariant(random, only).id)
}

describe('the openings of generated games', () => {
  test('come from every variant on eight by eight squares', () => {
    const expected = VARIANTS.filter(({ board }) => board.files === 8)
    expect([...new Set(drawn(2000))].sort()).toEqual(expected.map(({ id }) => id).sort())
    expect(SYSTEMS).toEqual(expected)
  })

  test('come from Double Chess960 most often', () => {
    const ids = drawn(2000)
    const times = (id: string) => ids.filter(other => other === id).length
    expect(Math.max(...SYSTEMS.map(({ id }) => times(id)))).toBe(times('double-chess960'))
  })

  test('come only from the named variants', () => {
    expect([...new Set(drawn(50, ['beautiful', 'transcendental']))].sort()).toEqual([
      'beautiful',
      'transcendental',
    ])
  })

  test.each(SYSTEMS.map(variant => [variant.name, variant] as const))(
    'are positions of %s that a Chess960 teacher understands',
    (_, variant) => {
      const random = seededRandom(variant.id)
      let opened = 0
      for (let i = 0; i < 40; i++) {
        using position = drawOpening(core, variant, random, true)
        if (!position) continue
        opened++
        expect(position.variant).toBe(ORDINARY_CHESS960)
        expect(isChess960Position(ORDINARY_CHESS960, position.setup())).toBe(true)
        expect(position.outcome()).toBeUndefined()
      }
      expect(opened).toBeGreaterThan(20)
    },
  )

  test('come after the setup with all rights of the variant if the player knows them', () => {
    const variant = variantById('contemporary-random')
    const random = seededRandom('own')
    let leapable = 0
    for (let i = 0; i < 40; i++) {
      using position = drawOpening(core, variant, random, false)
      if (!position) continue
      expect(position.variant).toBe(variant)
      const setup = position.setup()
      expect(isInSetup(setup)).toBe(false)
      if (setup.memory.leap.white || setup.memory.leap.black) leapable++
    }
    expect(leapable).toBeGreaterThan(0)
  })
})

test.each<[string, VariantId, string, string]>([
  ['keeps castling to c and g', 'double-chess960', 'rkr5/8/8/8/8/8/8/1R1K2R1 b KQkq - 12 9', 'GBca'],
  ['drops castling to b', 'contemporary-random', '1k6/8/8/8/8/8/8/1R1K2R1 b KQ - 12 9 -/-', 'G'],
  ['drops a rook on the wrong side', 'beautiful', '1k6/8/8/8/8/8/8/KR4R1 b BG - 12 9', 'G'],
  ['drops leaps', 'contemporary-random', '1k6/8/8/8/8/8/8/1R1K2R1 b - - 12 9 K/-', '-'],
  ['drops a transposition', 'transcendental', '1k6/8/8/8/8/8/8/1R1K2R1 b - - 12 9 t', '-'],
])('a position converted to Chess960 %s', (_, id, fen, rights) => {
  const variant = variantById(id)
  const ordinary = asChess960(variant, unwrap(parseFen(variant, fen)).setup)
  expect(makeFen(ORDINARY_CHESS960, ordinary).split(' ').slice(2)).toEqual([rights, '-', '12', '9'])
})

test('thinning out often removes pieces, never kings, and drops rights with their rooks', () => {
  const variant = variantById('double-chess960')
  const random = seededRandom('missing')
  const counts = Array.from({ length: 300 }, () => {
    const { board, castling } = thinOut(drawStart(variant, random).setup, random)
    const pieces = board.pieces.filter(piece => piece !== undefined)
    expect(pieces.filter(({ role }) => role === 'king')).toHaveLength(2)
    for (const rook of [...Object.values(castling.white), ...Object.values(castling.black)])
      expect(board.pieces[rook]?.role).toBe('rook')
    return pieces.length
  })
  expect(counts.filter(count => count === 32).length).toBeGreaterThan(150)
  expect(counts.filter(count => count < 28).length).toBeGreaterThan(20)
  expect(Math.min(...counts)).toBeLessThan(14)
})
