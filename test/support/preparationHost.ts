import type { EngineProfile } from '@shared/analysis/engine'
import { loadCore } from '../../electron/core/load'
import { examinationMemory } from '../../electron/engine/examination/memory/examinationMemory'
import { openPreparations } from '../../electron/engine/preparation/openPreparations'
import type { NewPreparation } from '../../shared/ipc/preparations'
import { unwrap } from '../../shared/result'
import { silentLogger } from './silentLogger'

/*
 * A program of its own, which lets a preparation grow until a test kills it. Arguments: the rules core, the thread that
 * examines, the thread that remembers, the user's folder, the preparation as JSON. It writes a line for each word of growth.
 */

const [corePath = '', examinationWorker = '', storeWorker = '', userFolder = '', wanted = ''] =
  process.argv.slice(2)

const profile: EngineProfile = {
  id: 'backrank',
  origin: 'builtIn',
  name: 'Backrank',
  author: '',
  args: [],
  options: [],
  values: {},
  variants: [],
  playsChess960: true,
}

const service = await openPreparations(
  loadCore(corePath),
  {
    userFolder,
    examinationWorker,
    logger: silentLogger,
    clock: Date.now,
    emit: name => process.stdout.write(`${name}\n`),
  },
  corePath,
  {
    memory: examinationMemory(storeWorker, `${userFolder}/examinations.sqlite`, silentLogger),
    graphs: { build: () => Promise.reject(new Error('there is no setup to be solved')) },
    damaged: () => undefined,
  },
  () => profile,
)
unwrap(service.create(JSON.parse(wanted) as NewPreparation))
