import { existsSync } from 'node:fs'
import path from 'node:path'

/** Resolves as soon as work may go on. */
export type Gate = () => Promise<void>

/** Files in the folder of a run that control it from outside. */
export const STOP_FILE = 'STOP'
export const PAUSE_FILE = 'PAUSE'

/** How a run is controlled from outside. */
export interface Controls {
  /** Resolves once the run should end: the file `STOP` has appeared, or a signal was received. */
  readonly stopped: Promise<void>
  /** Shut while the file `PAUSE` exists. */
  readonly gate: Gate
  /** Stops watching and shuts the gate for good, so that unfinished work waits. */
  readonly close: () => void
}

const LOOK_MS = 500
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

const pausing = () => {
  let waiting: (() => void)[] = []
  let isPaused = false
  return {
    gate: (): Promise<void> => (isPaused ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve()),
    set: (paused: boolean): void => {
      isPaused = paused
      if (isPaused) return
      for (const resume of waiting) resume()
      waiting = []
    },
  }
}

/** Watches a folder for the files that control a run. */
export const watchControls = (folder: string): Controls => {
  const { gate, set } = pausing()
  const look = () => set(existsSync(path.join(folder, PAUSE_FILE)))
  look()
  let clear = (): void => undefined
  const stopped = new Promise<void>(resolve => {
    const stop = () => resolve()
    for (const signal of SIGNALS) process.once(signal, stop)
    const timer = setInterval(() => {
      look()
      if (existsSync(path.join(folder, STOP_FILE))) stop()
    }, LOOK_MS)
    clear = () => {
      clearInterval(timer)
      for (const signal of SIGNALS) process.removeListener(signal, stop)
      set(true)
    }
  })
  return { stopped, gate, close: () => clear() }
}
