import type { FileHandle } from 'node:fs/promises'
import { lstat, rm } from 'node:fs/promises'
import { ifThere } from './ifThere'

/** Milliseconds between two signs of life. */
const BEAT_MS = 500

/** Milliseconds without a heartbeat after which a writer is dead, or will notice that others regard it as dead. */
export const DEAD_MS = 10_000

/**
 * Sets the time of an open file to now again and again, to show others that it is still being written: collecting the
 * bytes and flushing them may take long.
 *
 * @returns a function that ends the heartbeat; resolves when the file may be closed
 */
export const startHeartbeat = (handle: FileHandle): (() => Promise<void>) => {
  let last: Promise<void> | undefined
  const beat = () => {
    const now = new Date()
    // If the time of a file cannot be set, only its growth shows that the writer is alive.
    last ??= handle.utimes(now, now).then(
      () => (last = undefined),
      () => (last = undefined),
    )
  }
  const timer = setInterval(beat, BEAT_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await last
  }
}

/** The state of a file that another process was writing. */
export type Fate = 'alive' | 'dead' | 'gone'

/**
 * Removes a file of ours that is no longer being written. Its time may be in the future, because clocks may be set
 * back. Throws the error of the system, or if it is not an ordinary file and thus not ours.
 */
export const removeIfDead = async (file: string): Promise<Fate> => {
  const found = await ifThere(lstat(file))
  if (!found) return 'gone'
  if (!found.isFile()) throw Object.assign(new Error(`${file} is in the way`), { code: 'EINVAL' })
  if (Math.abs(Date.now() - found.mtimeMs) < DEAD_MS) return 'alive'
  await rm(file, { force: true })
  return 'dead'
}
