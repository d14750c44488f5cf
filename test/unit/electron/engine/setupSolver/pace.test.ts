import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pace } from '../../../../../electron/engine/setupSolver/pace'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A report function that counts its calls; each takes this many milliseconds. */
const counting = (takesMs: number) => {
  const counts = { begun: 0, ended: 0 }
  const report = async () => {
    counts.begun += 1
    await new Promise(resolve => setTimeout(resolve, takesMs))
    counts.ended += 1
  }
  return { counts, report }
}

test('many requests make one report, after the interval', async () => {
  const { counts, report } = counting(0)
  const paced = pace(report, 250)
  for (let wish = 0; wish < 10; wish++) paced.soon()
  await vi.advanceTimersByTimeAsync(249)
  expect(counts.begun).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(counts).toEqual({ begun: 1, ended: 1 })
})

test('reports never overlap, and a long one is followed by a long rest', async () => {
  const { counts, report } = counting(1000)
  const paced = pace(report, 250)
  paced.soon()
  await vi.advanceTimersByTimeAsync(500)
  paced.soon()
  await vi.advanceTimersByTimeAsync(3700)
  expect(counts).toEqual({ begun: 1, ended: 1 })
  await vi.advanceTimersByTimeAsync(1100)
  expect(counts).toEqual({ begun: 2, ended: 2 })
})

test('ending waits for a report under way and begins no other', async () => {
  const { counts, report } = counting(1000)
  const paced = pace(report, 250)
  paced.soon()
  await vi.advanceTimersByTimeAsync(300)
  paced.soon()
  const ended = paced.end()
  await vi.advanceTimersByTimeAsync(10_000)
  await ended
  expect(counts).toEqual({ begun: 1, ended: 1 })
})
