import { describe, expect, test } from 'vitest'
import type { Score } from '@shared/analysis/score'
import { betterSide, boundText, scoreText } from '@shared/analysis/scoreText'

const cp = (value: number): Score<'white'> => ({ kind: 'cp', value })
const mate = (value: number): Score<'white'> => ({ kind: 'mate', value })

describe('a score', () => {
  test.each([
    [cp(86), '+0.86'],
    [cp(-170), '\u22121.70'],
    [cp(0), '+0.00'],
    [cp(-4), '\u22120.04'],
    [cp(12345), '+123.45'],
    [mate(5), '#5'],
    [mate(-3), '#\u22123'],
  ])('%j is written %s', (score, text) => {
    expect(scoreText(score)).toBe(text)
  })

  test.each([
    ['lower', '\u2265\u2009+0.86'],
    ['upper', '\u2264\u2009+0.86'],
    [undefined, '+0.86'],
  ] as const)('with the bound %s is written %s', (bound, text) => {
    expect(boundText(cp(86), bound)).toBe(text)
  })

  test('favors the side that stands better, White if even', () => {
    expect([cp(1), cp(0), cp(-1), mate(-9), mate(9)].map(betterSide)).toEqual([
      'white',
      'white',
      'black',
      'black',
      'white',
    ])
  })
})
