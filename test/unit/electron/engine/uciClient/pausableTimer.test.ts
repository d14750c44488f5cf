import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pausableTimer } from '../../../../../electron/engine/uciClient/uciPlayer'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a pausable timer acts once its time is over, not counting its pauses', () => {
  const act = vi.fn()
  const timer = pausableTimer(act, 100)
  vi.advanceTimersByTime(60)
  timer.pause(true)
  timer.pause(true)
  vi.advanceTimersByTime(1000)
  timer.pause(false)
  timer.pause(false)
  vi.advanceTimersByTime(39)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})

test('a pausable timer can begin paused', () => {
  const act = vi.fn()
  const timer = pausableTimer(act, 100, true)
  vi.advanceTimersByTime(500)
  timer.pause(false)
  vi.advanceTimersByTime(100)
  expect(act).toHaveBeenCalledOnce()
})

test('a pausable timer does nothing once it is cleared', () => {
  const act = vi.fn()
  const timer = pausableTimer(act, 100)
  timer.clear()
  vi.advanceTimersByTime(500)
  expect(act).not.toHaveBeenCalled()
})
