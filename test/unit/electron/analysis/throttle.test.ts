import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { throttle } from '../../../../electron/analysis/throttle'

const counting = (intervalMs: number) => {
  const at: number[] = []
  const begin = performance.now()
  return { at, ...throttle(() => at.push(performance.now() - begin), intervalMs) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a throttle', () => {
  test('does the first thing at once', () => {
    const { at, soon } = counting(100)
    soon()
    expect(at).toEqual([0])
  })

  test('does a thousand things in a second eleven times, evenly, the last included', () => {
    const { at, soon } = counting(100)
    for (let ms = 0; ms < 1000; ms += 1) {
      soon()
      vi.advanceTimersByTime(1)
    }
    vi.advanceTimersByTime(1000)
    expect(at).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000])
  })

  test('does not do again what nobody wants again', () => {
    const { at, soon } = counting(100)
    soon()
    vi.advanceTimersByTime(1000)
    expect(at).toEqual([0])
  })

  test('does what must be done now, and what waited with it', () => {
    const { at, soon, now } = counting(100)
    soon()
    soon()
    vi.advanceTimersByTime(30)
    now()
    vi.advanceTimersByTime(1000)
    expect(at).toEqual([0, 30])
  })

  test('forgets what waits when it is told to', () => {
    const { at, soon, cancel } = counting(100)
    soon()
    soon()
    cancel()
    vi.advanceTimersByTime(1000)
    expect(at).toEqual([0])
  })
})
