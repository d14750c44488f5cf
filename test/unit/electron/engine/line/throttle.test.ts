import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Throttle, throttle } from '../../../../../electron/engine/line/throttle'

interface Counting extends Throttle {
  readonly at: readonly number[]
}

const counting = (intervalMs: number): Counting => {
  const at: number[] = []
  const begin = performance.now()
  return { at, ...throttle(() => at.push(performance.now() - begin), intervalMs) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a throttle', () => {
  test('makes the first call at once', () => {
    const limited = counting(100)
    limited.soon()
    expect(limited.at).toEqual([0])
  })

  test('turns a thousand calls in a second into eleven, evenly spaced and including the last', () => {
    const limited = counting(100)
    for (let ms = 0; ms < 1000; ms += 1) {
      limited.soon()
      vi.advanceTimersByTime(1)
    }
    vi.advanceTimersByTime(1000)
    expect(limited.at).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000])
  })

  test('makes no further call without a request', () => {
    const limited = counting(100)
    limited.soon()
    vi.advanceTimersByTime(1000)
    expect(limited.at).toEqual([0])
  })

  test('makes an urgent call at once, in place of the waiting one', () => {
    const limited = counting(100)
    limited.soon()
    limited.soon()
    vi.advanceTimersByTime(30)
    limited.now()
    vi.advanceTimersByTime(1000)
    expect(limited.at).toEqual([0, 30])
  })

  test('drops waiting calls when it is canceled', () => {
    const limited = counting(100)
    limited.soon()
    limited.soon()
    limited.cancel()
    vi.advanceTimersByTime(1000)
    expect(limited.at).toEqual([0])
  })
})
