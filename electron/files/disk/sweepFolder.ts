import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from '../../shell/logger'
import { attempt } from './fileError'
import { isBeside } from './newName'
import { DEAD_MS, removeIfDead } from './lockHeartbeat'

/** Checks all our temporary files in a folder; returns whether some are still being written. */
const sweepOnce = async (folder: string, logger: Logger): Promise<boolean> => {
  const names = await attempt(folder, () => readdir(folder))
  if (!names.ok) {
    if (names.error.reason !== 'notFound') logger.warn('not swept', names.error)
    return false
  }
  let someAlive = false
  for (const name of names.value.filter(isBeside)) {
    const file = path.join(folder, name)
    const fate = await attempt(file, () => removeIfDead(file))
    if (!fate.ok) logger.warn('not swept', fate.error)
    else if (fate.value === 'alive') someAlive = true
  }
  return someAlive
}

const untilDead = (): Promise<void> => setTimeout(DEAD_MS, undefined, { ref: false })

/**
 * Removes temporary files that our writing left in a folder when it was cut off by a crash or a power cut. Files that
 * may still be written are checked again after a while, because a program is often started again at once.
 *
 * @param pause waits between the two checks
 */
export const sweepFolder = async (folder: string, logger: Logger, pause = untilDead): Promise<void> => {
  if (!(await sweepOnce(folder, logger))) return
  await pause()
  await sweepOnce(folder, logger)
}
