import { loadCore } from '../../electron/core/load'
import { searchMemory } from '../../electron/engine/memory/searchMemory'
import { searchEngines } from '../../electron/engine/search/searchEngines'
import { openCores } from '../../electron/engine/tasks/cores'
import { TaskQueue } from '../../electron/engine/tasks/taskQueue'
import { orphanGuard } from '../../electron/engine/uciClient/orphanGuard'
import { openPreparations } from '../../electron/engine/preparation/openPreparations'
import type { NewPreparation } from '../../shared/ipc/preparations'
import { unwrap } from '../../shared/result'
import { silentLogger } from './silentLogger'

/*
 * A separate program that lets a preparation grow until a test kills it. Arguments: the rules core, the thread for
 * questions, the thread for memory, the user's folder, the preparation as JSON, the number of engine threads. It
 * writes a line for each event.
 */

const [corePath = '', questionWorker = '', storeWorker = '', userFolder = '', wanted = '', threads = '1'] =
  process.argv.slice(2)

const core = loadCore(corePath)
const engines = searchEngines({
  core,
  corePath,
  questionWorker,
  scriptWorker: 'no worker',
  guard: orphanGuard(silentLogger),
})
const memory = searchMemory(storeWorker, `${userFolder}/searches.sqlite`, silentLogger)
const service = await openPreparations(
  core,
  {
    userFolder,
    logger: silentLogger,
    clock: Date.now,
    emit: name => process.stdout.write(`${name}\n`),
  },
  {
    tasks: new TaskQueue({
      cores: openCores(Number(threads)),
      memory: memory.exact,
      onChange: () => undefined,
    }),
    graphs: { build: () => Promise.reject(new Error('there is no setup to be solved')) },
    engineOf: () => engines.own(Number(threads)),
    damaged: () => undefined,
  },
)
unwrap(service.create(JSON.parse(wanted) as NewPreparation))
