import { onTestFinished, vi } from 'vitest'

/**
 * From here to the end of a test, time goes on only while the test waits for something with `vi.waitFor`, and in steps of its
 * interval: how busy the machine is does not count. Engines keep real time.
 */
export const standStill = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}
