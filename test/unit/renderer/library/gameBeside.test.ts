import { expect, test } from 'vitest'
import { gameBeside } from '../../../../renderer/library/gameBeside'

test.each([
  { here: 3, by: 1, found: undefined, next: 4 },
  { here: 3, by: -1, found: undefined, next: 2 },
  { here: 4, by: 1, found: undefined, next: undefined },
  { here: 0, by: -1, found: undefined, next: undefined },
  { here: 1, by: 1, found: [1, 4], next: 4 },
  { here: 2, by: 1, found: [1, 4], next: 4 },
  { here: 2, by: -1, found: [1, 4], next: 1 },
  { here: 4, by: 1, found: [1, 4], next: undefined },
  { here: 2, by: 1, found: [], next: undefined },
] as const)('from $here by $by among $found comes $next', ({ here, by, found, next }) => {
  expect(gameBeside(here, by, 5, found)).toBe(next)
})
