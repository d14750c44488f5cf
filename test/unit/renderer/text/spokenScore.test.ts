import { expect, test } from 'vitest'
import type { Score } from '@shared/analysis/score'
import { spokenScore } from '../../../../renderer/text/spokenScore'

const cp = (value: number): Score<'white'> => ({ kind: 'cp', value })
const mate = (value: number): Score<'white'> => ({ kind: 'mate', value })

test.each([
  [cp(86), undefined, 'plus 0.86'],
  [cp(-170), 'upper', 'at most minus 1.70'],
  [mate(-3), undefined, 'Black mates in 3'],
  [mate(2), 'lower', 'at least White mates in 2'],
] as const)('%j (%s) is read out as "%s"', (score, bound, text) => {
  expect(spokenScore(score, bound)).toBe(text)
})
