import type { FileHandle } from 'node:fs/promises'
import { lstat, rm } from 'node:fs/promises'
import { ifThere } from './ifThere'

/** Between two signs of life. */
const BEAT_MS = 500

/** A writer without a heartbeat for this long is dead, or will notice that others believe it to be dead. */
export const DEAD_MS = 10_000

/**
 * Sets the time of an open file to now again and again, for others to see that it is being written:
 * gathering bytes and flushing them may take long.
 *
 * @returns how to end it; resolves when the file may be closed
 */
export const startHeartbeat = (handle: FileHandle): (() => Promise<void>) => {
  let last: Promise<void> | undefined
  const beat = () => {
    const now = new Date()
    // Where a file's time cannot be set, only its growing shows life.
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

/** What became of a file that a process was writing. */
export type Fate = 'alive' | 'dead' | 'gone'

/**
 * Removes a file of ours that is no longer being written. Its time may be in the future, as clocks are set back. Throws
 * the system's error; anything but an ordinary file is not ours.
 */
export const removeIfDead = async (file: string): Promise<Fate> => {
  const found = await ifThere(lstat(file))
  if (!found) return 'gone'
  if (!found.isFile()) throw Object.assign(new Error(`${file} is in the way`), { code: 'EINVAL' })
  if (Math.abs(Date.now() - found.mtimeMs) < DEAD_MS) return 'alive'
  await rm(file, { force: true })
  return 'dead'
}
