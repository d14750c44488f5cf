import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { randomStartSetup, startSetup } from '@shared/setup/starts/starts'
import { variantById } from '@shared/variants'
import { foundScore } from '../../../../../electron/engine/pool/foundScore'
import { reportGate } from '../../../../../electron/engine/pool/reportGate'
import type { RawFound, RawLine } from '../../../../../electron/engine/pool/threadArena'
import { materialOf, winDrawLoss } from '../../../../../electron/engine/pool/winDrawLoss'

describe('a score of the core', () => {
  test.each([
    [0, { kind: 'cp', value: 0 }],
    [-123, { kind: 'cp', value: -123 }],
    [30_999, { kind: 'cp', value: 30_999 }],
    [31_999, { kind: 'mate', value: 1 }],
    [31_997, { kind: 'mate', value: 2 }],
    [31_996, { kind: 'mate', value: 2 }],
    [-31_998, { kind: 'mate', value: -1 }],
    [-31_996, { kind: 'mate', value: -2 }],
    [-32_000, { kind: 'mate', value: 0 }],
  ])('%i reads as %j', (score, found) => {
    expect(foundScore(score)).toEqual(found)
  })
})

describe('win, draw and loss chances', () => {
  test.each([-31_500, -900, -150, -1, 0, 1, 33, 150, 900, 31_500])('sum to 1000 for a score of %i', score => {
    for (const material of [0, 10, 33, 78, 120]) {
      const { win, draw, loss } = winDrawLoss(score, material)
      expect(win + draw + loss).toBe(1000)
      expect(Math.min(win, draw, loss)).toBeGreaterThanOrEqual(0)
    }
  })

  test('are the same for both sides', () => {
    const { win, draw, loss } = winDrawLoss(80, 60)
    expect(winDrawLoss(-80, 60)).toEqual({ win: loss, draw, loss: win })
  })

  test('rise with the score, and more steeply with fewer pieces', () => {
    const rise = (material: number) => winDrawLoss(300, material).win - winDrawLoss(100, material).win
    expect(rise(78)).toBeGreaterThan(0)
    expect(rise(20)).toBeGreaterThan(rise(78))
  })

  test('are certain for a mate', () => {
    expect(winDrawLoss(31_990, 78)).toEqual({ win: 1000, draw: 0, loss: 0 })
  })

  test('the material of a start is 78 pawns, whether the pieces stand on the board or not', () => {
    expect(materialOf(unwrap(startSetup(variantById('chess'), 0)))).toBe(78)
    expect(materialOf(unwrap(randomStartSetup(variantById('fischer-benko'), 0)))).toBe(78)
  })
})

describe('a gate for reports', () => {
  const line = (depth: number, bound: RawLine['bound'] = 'exact'): RawLine => ({
    score: 0,
    depth,
    selDepth: depth,
    bound,
    moves: [1],
  })
  const found = (...lines: RawLine[]): RawFound => ({
    depth: 0,
    selDepth: 0,
    best: 1,
    ponder: 0,
    nodes: 0,
    lines,
  })

  test('lets every finished depth pass', () => {
    const passes = reportGate()
    expect([1, 2, 3].map(depth => passes(found(line(depth), line(depth)), depth))).toEqual([true, true, true])
  })

  test('holds back reports that come within 20 ms and finish no depth', () => {
    const passes = reportGate()
    expect(passes(found(line(5), line(5)), 100)).toBe(true)
    expect(passes(found(line(6), line(5)), 110)).toBe(false)
    expect(passes(found(line(6, 'lower'), line(6)), 115)).toBe(false)
    expect(passes(found(line(6, 'lower'), line(6)), 120)).toBe(true)
    expect(passes(found(line(6), line(6)), 121)).toBe(true)
    expect(passes(found(line(6), line(6)), 122)).toBe(false)
  })
})
