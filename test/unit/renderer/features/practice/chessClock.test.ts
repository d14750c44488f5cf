import { describe, expect, test } from 'vitest'
import {
  afterMove,
  clkText,
  flagged,
  freshClock,
  keptClock,
  leftAt,
  readClk,
  started,
} from '../../../../../renderer/features/practice/chessClock'

const plain = { baseMs: 60_000, incrementMs: 0 }

describe('a chess clock', () => {
  test('with a delay loses no time before the delay is over', () => {
    const delayed = { ...plain, delayMs: 5000 }
    const running = started(freshClock({ white: delayed, black: plain }), 'white', 0)
    expect([3000, 5000, 7000].map(now => leftAt(running, 'white', now))).toEqual([60_000, 60_000, 58_000])
    expect([flagged(running, 64_999), flagged(running, 65_000)]).toEqual([undefined, 'white'])
    const after = afterMove(running, 'white', 'black', 3000)
    expect(leftAt(after, 'white', 9000)).toBe(60_000)
    expect(leftAt(after, 'black', 9000)).toBe(54_000)
  })

  test('adds the time of a stage once, even after take-backs', () => {
    const staged = { ...plain, stages: [{ afterMoves: 2, addMs: 30_000 }] }
    const running = started(freshClock({ white: staged, black: plain }), 'white', 0)
    const one = afterMove(running, 'white', 'black', 0, 1)
    const two = afterMove(started(one, 'white', 0), 'white', 'black', 0, 2)
    expect([one.leftMs.white, two.leftMs.white]).toEqual([60_000, 90_000])
    const again = afterMove(started(two, 'white', 0), 'white', 'black', 0, 2)
    expect(again.leftMs.white).toBe(90_000)
    const kept = keptClock({ white: staged, black: plain }, again.leftMs, { white: 2, black: 1 })
    expect(afterMove(started(kept, 'white', 0), 'white', 'black', 0, 3).leftMs.white).toBe(90_000)
  })

  test('gives each side its own time', () => {
    expect(freshClock({ white: plain, black: { baseMs: 10_000, incrementMs: 0 } }).leftMs).toEqual({
      white: 60_000,
      black: 10_000,
    })
  })

  test.each([
    [3_750_000, '1:02:30'],
    [9900, '0:00:09'],
    [-1, '0:00:00'],
  ])('with %d ms left is written into the game as %s', (ms, text) => {
    expect(clkText(ms)).toBe(text)
    expect(readClk(text)).toBe(1000 * Math.max(0, Math.floor(ms / 1000)))
  })
})
