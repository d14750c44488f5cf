import { expect, test } from 'vitest'
import { rewardingThrows } from '@shared/atlas/rewardingThrows'

const THROWS = { values: [10, -80, 30, 0, 5, 60, -20, 25], spreads: [1, 9, 3, 4, 8, 2, 7, 5] }

test('throws that reward good placing are the quarter in which most depends on it', () => {
  expect(rewardingThrows(THROWS, undefined)).toEqual([1, 4])
})

test('only fair ones count where those are wanted', () => {
  expect(rewardingThrows(THROWS, 20)).toEqual([4])
  expect(rewardingThrows(THROWS, 1)).toEqual([])
})

test('no throws reward anything where there are none', () => {
  expect(rewardingThrows({ values: [], spreads: [] }, undefined)).toEqual([])
})
