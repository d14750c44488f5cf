import { expect, test } from 'vitest'
import { PLAY_LEVELS, playLevel } from '@shared/analysis/levels'

test('levels are numbered from 1 to 10', () => {
  expect(PLAY_LEVELS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(playLevel(7)).toBe(PLAY_LEVELS[6])
})

test('each level sees more and errs less than the one below it', () => {
  for (const [place, { nodes, temperature }] of PLAY_LEVELS.slice(1).entries()) {
    const below = PLAY_LEVELS[place]!
    expect(nodes ?? Infinity).toBeGreaterThan(below.nodes!)
    expect(temperature).toBeLessThanOrEqual(below.temperature)
  }
})

test('each level values arrays deeper than the one below it', () => {
  for (const [place, { arrayNodes, placementNodes }] of PLAY_LEVELS.slice(1).entries()) {
    const below = PLAY_LEVELS[place]!
    expect(arrayNodes).toBeGreaterThan(below.arrayNodes)
    expect(placementNodes).toBeGreaterThan(below.placementNodes)
  }
})

test('every level ends its move by itself without a clock', () => {
  for (const { nodes, moveTimeMs } of PLAY_LEVELS) expect(nodes ?? moveTimeMs).toBeGreaterThan(0)
})

test.each([0, 11, 1.5])('there is no level %d', level => {
  expect(() => playLevel(level)).toThrow(RangeError)
})
