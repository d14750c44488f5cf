import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chanceLost, chancePoints, winningChance } from '@shared/analysis/winningChance'

describe('the winning chance', () => {
  test('is one half in an even position', () => {
    expect(winningChance({ kind: 'cp', value: 0 })).toBe(0.5)
  })

  test('is all or nothing for a mate', () => {
    expect(winningChance({ kind: 'mate', value: 12 })).toBe(1)
    expect(winningChance({ kind: 'mate', value: -1 })).toBe(0)
  })

  test('is about 64 percent for an extra pawn', () => {
    expect(winningChance({ kind: 'cp', value: 100 })).toBeCloseTo(0.64, 2)
  })

  test('never falls as the score rises, and is the same for both sides', () => {
    const centipawns = fc.integer({ min: -30_000, max: 30_000 })
    fc.assert(
      fc.property(centipawns, centipawns, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const of = (value: number) => winningChance({ kind: 'cp', value })
        expect(of(low)).toBeLessThanOrEqual(of(high))
        expect(of(a) + of(-a)).toBeCloseTo(1, 12)
      }),
    )
  })
})

describe('the winning chance lost by a move', () => {
  test.each([
    ['White', 'white', 60, 45, 15],
    ['Black', 'black', 45, 60, 15],
    ['White, who gains some', 'white', 45, 60, -15],
    ['a side that loses nothing', 'black', 50, 50, 0],
  ] as const)('is computed from the view of %s', (_, mover, before, after, lost) => {
    expect(chanceLost(before, after, mover)).toBe(lost)
  })

  test('is 100 when a win becomes a loss', () => {
    const [won, lost] = [chancePoints({ kind: 'mate', value: 3 }), chancePoints({ kind: 'mate', value: -1 })]
    expect(chanceLost(won, lost, 'white')).toBe(100)
  })
})
