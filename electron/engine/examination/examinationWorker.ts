import { parentPort, workerData } from 'node:worker_threads'
import { variantById } from '@shared/variants'
import { soloSearch } from '../pool/soloSearch'
import { stepBack } from '../pool/stepBack'
import type { ExaminationJob, ExaminationSeat } from './builtInLane'
import { examine } from './examine'
import { MOST_HASH_MIB } from './hashSize'

/* A thread that examines positions, one after the other, with a core and a memory of its own. */

const { corePath, niceness } = workerData as ExaminationSeat
const port = parentPort!

stepBack(niceness)
const search = soloSearch(corePath, MOST_HASH_MIB)
port.on('message', (job: ExaminationJob) =>
  port.postMessage(examine(search, { ...job, variant: variantById(job.variant) })),
)
