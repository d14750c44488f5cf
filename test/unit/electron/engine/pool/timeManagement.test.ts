import { describe, expect, test } from 'vitest'
import type { GoLimits } from '../../../../../electron/engine/pool/searchJob'
import { timeBudget } from '../../../../../electron/engine/pool/timeManagement'

describe('a search', () => {
  test('without a clock and a move time has no time limit', () => {
    expect(timeBudget({ depth: 10 })).toEqual({ optimumMs: Infinity, maximumMs: Infinity })
  })

  test.each<[string, GoLimits, number]>([
    ['all but the overhead', { moveTimeMs: 1000, overheadMs: 20 }, 980],
    ['nineteen twentieths where the overhead is more', { moveTimeMs: 100, overheadMs: 20 }, 95],
    ['nothing of nothing', { moveTimeMs: 0, overheadMs: 20 }, 0],
  ])('with a move time takes %s', (_, limits, maximumMs) => {
    expect(timeBudget(limits)).toEqual({ optimumMs: Infinity, maximumMs })
  })

  test('with a clock and a move time takes the smaller budget', () => {
    const clock = { timeMs: 60_000, incrementMs: 0 }
    expect(timeBudget({ clock, moveTimeMs: 50 }).maximumMs).toBe(47.5 + 2.5)
    expect(timeBudget({ clock, moveTimeMs: 50_000 })).toEqual(timeBudget({ clock }))
  })
})

describe('a clock', () => {
  const budget = (timeMs: number, incrementMs = 0, movesToGo?: number) =>
    timeBudget({
      clock: { timeMs, incrementMs, ...(movesToGo !== undefined && { movesToGo }) },
      overheadMs: 20,
    })

  test('for the whole game is divided by the moves to come', () => {
    const { optimumMs, maximumMs } = budget(64_020)
    expect(optimumMs).toBe(2000)
    expect(maximumMs).toBe(10_000)
  })

  test('gives each move more time the nearer the control is', () => {
    const optimum = (movesToGo: number) => budget(60_000, 0, movesToGo).optimumMs
    expect([40, 20, 5, 2].map(optimum)).toEqual([40, 20, 5, 2].map(optimum).toSorted((a, b) => a - b))
  })

  test('keeps some time at the last move before the control', () => {
    expect(budget(10_020, 0, 1)).toEqual({ optimumMs: 8000, maximumMs: 9500 })
  })

  test('spends most of its increment', () => {
    expect(budget(64_020, 1020).optimumMs - budget(64_020).optimumMs).toBe(800)
  })

  test.each([0, 1, 5, 10, 19, 20, 21, 25])('with %i ms left never allows more than that', timeMs => {
    const { maximumMs } = budget(timeMs, 0)
    expect(maximumMs).toBeLessThanOrEqual(Math.max(timeMs - 20, timeMs / 10))
    expect(maximumMs).toBeGreaterThanOrEqual(0)
  })

  test('with little time does not spend a large increment in advance', () => {
    expect(budget(120, 10_000).maximumMs).toBeLessThanOrEqual(100)
  })
})
