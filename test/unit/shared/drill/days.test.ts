import { describe, expect, test } from 'vitest'
import { DAY_MS, dayOf, dayStart, instantOf, wallTime, type Zone } from '@shared/drill/days'

const utc: Zone = () => 0
/** Like Central Europe in 2026: one hour ahead of UTC, two from 29 March 01:00 UTC to 25 October 01:00 UTC. */
const europe: Zone = instant =>
  instant >= Date.UTC(2026, 2, 29, 1) && instant < Date.UTC(2026, 9, 25, 1) ? 120 : 60
const tokyo: Zone = () => 540
const honolulu: Zone = () => -600

const ZONES = { utc, europe, tokyo, honolulu }

describe.each(Object.entries(ZONES))('days in %s', (_, zone) => {
  const noon = Date.UTC(2026, 10, 23, 12)

  test('begin when the day before ends, and include their first instant', () => {
    const today = dayOf(noon, zone)
    for (let day = today - 400; day < today + 400; day++) {
      const start = dayStart(day, zone)
      expect(dayOf(start, zone)).toBe(day)
      expect(dayOf(start - 1, zone)).toBe(day - 1)
    }
  })

  test('convert wall-clock time back to the same instant', () => {
    for (let hour = 0; hour < 24; hour++) {
      const instant = noon + hour * 3_600_000
      expect(instantOf(wallTime(instant, zone), zone)).toBe(instant)
    }
  })
})

test('a day begins at four in the morning by the wall clock', () => {
  const today = dayOf(Date.UTC(2026, 10, 23, 12), utc)
  expect(dayStart(today, utc)).toBe(Date.UTC(2026, 10, 23, 4))
  expect(dayStart(today, tokyo)).toBe(Date.UTC(2026, 10, 22, 19))
  expect(dayStart(today, honolulu)).toBe(Date.UTC(2026, 10, 23, 14))
})

test('an evening that lasts past midnight is one day', () => {
  const evening = Date.UTC(2026, 10, 23, 22)
  expect(dayOf(evening + 5 * 3_600_000, utc)).toBe(dayOf(evening, utc))
  expect(dayOf(evening + 6 * 3_600_000, utc)).toBe(dayOf(evening, utc) + 1)
})

test('a day has 23 or 25 hours when the clocks change', () => {
  const lengthOf = (noon: number) => {
    const day = dayOf(noon, europe)
    return (dayStart(day + 1, europe) - dayStart(day, europe)) / 3_600_000
  }
  expect(lengthOf(Date.UTC(2026, 2, 28, 12))).toBe(23)
  expect(lengthOf(Date.UTC(2026, 9, 24, 12))).toBe(25)
  expect(lengthOf(Date.UTC(2026, 9, 22, 12))).toBe(DAY_MS / 3_600_000)
})
