import { readlinkSync } from 'node:fs'
import os from 'node:os'

/**
 * Lowers the priority of this thread, so that the window stays responsive while all cores search. Only Linux has
 * priorities for single threads that Node can set; elsewhere, or without permission, nothing happens.
 *
 * @param niceness 0 to 19
 * @returns whether the priority was lowered
 */
export const lowerPriority = (niceness: number): boolean => {
  if (process.platform !== 'linux' || niceness === 0) return false
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    os.setPriority(thread, niceness)
    return true
  } catch {
    // A system without /proc, or one that forbids it: the search runs at normal priority.
    return false
  }
}
