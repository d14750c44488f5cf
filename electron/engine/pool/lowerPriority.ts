import { readlinkSync } from 'node:fs'
import os from 'node:os'

/**
 * Lowers the priority of this thread, so that the window answers while all cores search. Only Linux gives threads
 * priorities of their own that Node can set; elsewhere, and where it is not allowed, nothing happens.
 *
 * @param niceness 0 to 19
 * @returns whether the calling thread has stepped back
 */
export const lowerPriority = (niceness: number): boolean => {
  if (process.platform !== 'linux' || niceness === 0) return false
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    os.setPriority(thread, niceness)
    return true
  } catch {
    // A system without /proc, or one that forbids it: the search runs at the common priority.
    return false
  }
}
