import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Ports } from '../../shell/ports'
import { type SearchMemory, searchMemory } from './searchMemory'

/** Where earlier versions remembered searches; what was found there is found again. */
const FORMER = ['analyses.sqlite', 'examinations.sqlite', 'arrays.sqlite']
const COMPANIONS = ['', '-wal', '-shm']

/** The memory of searches in the user's folder. */
export const openMemory = ({
  userFolder,
  memoryWorker,
  logger,
}: Pick<Ports, 'userFolder' | 'memoryWorker' | 'logger'>): SearchMemory => {
  for (const name of FORMER.flatMap(file => COMPANIONS.map(companion => file + companion)))
    rm(path.join(userFolder, name), { force: true }).catch((error: unknown) =>
      logger.warn(`${name} is no longer used, and cannot be removed`, error),
    )
  return searchMemory(memoryWorker, path.join(userFolder, 'searches.sqlite'), logger)
}
