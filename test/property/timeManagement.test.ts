import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeBudget } from '../../electron/engine/pool/timeManagement'

const milliseconds = (max: number) => fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max }))

const clock = fc.record(
  {
    timeMs: milliseconds(10_000_000),
    incrementMs: milliseconds(100_000),
    movesToGo: fc.integer({ min: 1, max: 500 }),
  },
  { requiredKeys: ['timeMs', 'incrementMs'] },
)

test('no clock is ever overdrawn', () => {
  fc.assert(
    fc.property(clock, milliseconds(5000), (given, overheadMs) => {
      const { optimumMs, maximumMs } = timeBudget({ clock: given, overheadMs })
      expect(optimumMs).toBeGreaterThanOrEqual(0)
      expect(optimumMs).toBeLessThanOrEqual(maximumMs + 1e-9)
      expect(maximumMs).toBeLessThanOrEqual(Math.max(given.timeMs - overheadMs, given.timeMs / 10))
    }),
  )
})

test('a clock that is spent to the maximum on every move lasts until the time control, or indefinitely', () => {
  fc.assert(
    fc.property(clock, milliseconds(100), (given, overheadMs) => {
      let timeMs = given.timeMs + 1
      const moves = given.movesToGo ?? 200
      for (let played = 0; played < moves; played++) {
        const movesToGo = given.movesToGo === undefined ? {} : { movesToGo: moves - played }
        timeMs -= timeBudget({ clock: { ...given, timeMs, ...movesToGo }, overheadMs }).maximumMs
        expect(timeMs).toBeGreaterThan(0)
      }
    }),
  )
})
