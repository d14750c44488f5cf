import { expect, test } from 'vitest'
import { recentDay } from '../../../../../renderer/features/home/recentDay'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime()

test.each([
  [at(26, 0), 'today'],
  [at(26, 23), 'today'],
  [at(25, 0), 'yesterday'],
  [at(25, 23), 'yesterday'],
  [at(24, 23), '24 Nov'],
])('%j is shown as %j on the morning of 26 November', (opened, told) => {
  expect(recentDay(opened, at(26, 9))).toBe(told)
})
