import { expect, test } from 'vitest'
import { gameBeside } from '../../../../../../renderer/features/games/list/gamesStore'

const FILE = [0, 1, 2, 3, 4]
const SORTED = [3, 0, 4, 2, 1]

test.each([
  { here: 3, by: 1, order: FILE, found: undefined, next: 4 },
  { here: 3, by: -1, order: FILE, found: undefined, next: 2 },
  { here: 4, by: 1, order: FILE, found: undefined, next: undefined },
  { here: 0, by: -1, order: FILE, found: undefined, next: undefined },
  { here: 1, by: 1, order: FILE, found: [1, 4], next: 4 },
  { here: 2, by: 1, order: FILE, found: [1, 4], next: 4 },
  { here: 2, by: -1, order: FILE, found: [1, 4], next: 1 },
  { here: 4, by: 1, order: FILE, found: [1, 4], next: undefined },
  { here: 2, by: 1, order: FILE, found: [], next: undefined },
  { here: 4, by: 1, order: SORTED, found: undefined, next: 2 },
  { here: 3, by: -1, order: SORTED, found: undefined, next: undefined },
  { here: 4, by: -1, order: SORTED, found: [3, 1], next: 3 },
  { here: 4, by: 1, order: SORTED, found: [3, 1], next: 1 },
] as const)('step from $here by $by in $order among $found to $next', ({ here, by, order, found, next }) => {
  expect(gameBeside(here, by, order, found && new Set<number>(found))).toBe(next)
})
