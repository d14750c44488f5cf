import { expect, test } from 'vitest'
import { PLAY_LEVELS, playLevel } from '@shared/analysis/levels'

test('levels are numbered from 1 to 13', () => {
  expect(PLAY_LEVELS.map(({ level }) => level)).toEqual(Array.from({ length: 13 }, (_, place) => place + 1))
  expect(playLevel(7)).toBe(PLAY_LEVELS[6])
})

test('each level sees more and errs less than the one below it', () => {
  for (const [place, { nodes, depth, temperature, overlooked = 0 }] of PLAY_LEVELS.slice(1).entries()) {
    const below = PLAY_LEVELS[place]!
    expect(depth ?? Infinity).toBeGreaterThanOrEqual(below.depth ?? Infinity)
    if (below.nodes !== undefined) expect(nodes ?? Infinity).toBeGreaterThan(below.nodes)
    expect(temperature).toBeLessThanOrEqual(below.temperature)
    expect(overlooked).toBeLessThanOrEqual(below.overlooked ?? 0)
  }
})

test('each level evaluates arrays more deeply than the one below it', () => {
  for (const [place, { arrayNodes, placementNodes }] of PLAY_LEVELS.slice(1).entries()) {
    const below = PLAY_LEVELS[place]!
    expect(arrayNodes).toBeGreaterThan(below.arrayNodes)
    expect(placementNodes).toBeGreaterThan(below.placementNodes)
  }
})

test('every level limits its own search without a clock', () => {
  for (const { nodes, depth, moveTimeMs } of PLAY_LEVELS)
    expect(nodes ?? depth ?? moveTimeMs).toBeGreaterThan(0)
})

test.each([0, 14, 1.5])('there is no level %d', level => {
  expect(() => playLevel(level)).toThrow(RangeError)
})
