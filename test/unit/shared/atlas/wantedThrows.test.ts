import { expect, test } from 'vitest'
import { wantedThrows } from '@shared/atlas/wantedThrows'

const THROWS = { values: [10, -80, 30, 0, 5, 60, -20, 25], spreads: [1, 9, 3, 4, 8, 2, 7, 5] }

test('throws that reward good placing are the quarter with the largest spreads', () => {
  expect(wantedThrows(THROWS, { isRewarding: true })).toEqual([1, 4])
})

test('only fair throws are selected if a limit is given', () => {
  expect(wantedThrows(THROWS, { within: 20, isRewarding: true })).toEqual([4])
  expect(wantedThrows(THROWS, { within: 1, isRewarding: true })).toEqual([])
})

test('no throws are selected if there are none', () => {
  expect(wantedThrows({ values: [], spreads: [] }, { isRewarding: true })).toEqual([])
})
