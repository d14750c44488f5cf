import { expect, test } from 'vitest'
import { newPanel, searchLimits } from '@shared/analysis/enginePanel'

test.each([
  ['infinite', {}],
  ['depth', { depth: 24 }],
  ['nodes', { nodes: 10_000_000 }],
  ['time', { moveTimeMs: 30_000 }],
] as const)('a panel limited by %s asks for %j', (limit, limits) => {
  expect(searchLimits({ ...newPanel('engine'), limit })).toEqual(limits)
})
