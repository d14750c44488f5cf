import { onTestFinished, vi } from 'vitest'

/**
 * From now until the end of the test, time advances only while the test waits with `vi.waitFor`, in steps of its
 * interval, so that the load of the machine does not matter. Engines keep real time.
 */
export const standStill = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}
