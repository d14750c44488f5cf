import path from 'node:path'
import type { PreparationSummary } from '@shared/ipc/preparations'
import { unwrap } from '@shared/result'
import { unflatten } from '@shared/tree/flat'
import { writeGame } from '@shared/tree/gamePgn'
import { loadCore } from '../../electron/core/load'
import { searchMemory } from '../../electron/engine/memory/searchMemory'
import { openCores } from '../../electron/engine/tasks/cores'
import { TaskQueue } from '../../electron/engine/tasks/taskQueue'
import { openPreparationStore } from '../../electron/engine/preparation/kept/preparationStore'
import { preparationService } from '../../electron/engine/preparation/preparationService'
import { randomEngine } from '../bench/randomEngine'
import { silentLogger } from './silentLogger'

/*
 * Preparations with an engine that takes no time, so that long logs are available at once.
 */

const core = loadCore()

/** The preparations of a folder; closing them ends everything that they started. */
export const preparationsIn = async (folder: string, width = 1) => {
  const memory = searchMemory('no worker', path.join(folder, 'searches.sqlite'), silentLogger)
  const tasks = new TaskQueue({ cores: openCores(width), memory: memory.exact, onChange: () => undefined })
  const service = preparationService({
    core,
    store: await openPreparationStore(path.join(folder, 'preparations'), silentLogger),
    tasks,
    engineOf: () => randomEngine(core, width),
    buildGraph: () => Promise.reject(new Error('there is no setup to be solved')),
    clock: Date.now,
    tellList: () => undefined,
    tellNow: () => undefined,
  })
  const one = (id: string): PreparationSummary => service.list().find(other => other.id === id)!
  return {
    ...service,
    one,
    pgn: async (id: string): Promise<string> => writeGame(unflatten(unwrap(await service.game(id)))),
    close: async () => {
      await service.close()
      await tasks.close()
      await memory.close()
    },
  }
}
