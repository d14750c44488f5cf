import { parentPort, workerData } from 'node:worker_threads'
import { variantById } from '@shared/variants'
import { gatedClock } from '../pool/gatedClock'
import { soloSearch } from '../pool/soloSearch'
import { lowerPriority } from '../pool/lowerPriority'
import { layWeights } from '../pool/weights'
import { answerQuestion } from './answerQuestion'
import { MAX_HASH_MIB } from './hashSize'
import type { PostedQuestion, WorkerInit } from './ownWorker'

/* A thread that searches positions, one after the other, with a core and a memory of its own. */

const { corePath, niceness, gate } = workerData as WorkerInit
const port = parentPort!

lowerPriority(niceness)
const search = soloSearch(corePath, MAX_HASH_MIB, layWeights, gatedClock(gate))
port.on('message', (question: PostedQuestion) =>
  port.postMessage(answerQuestion(search, { ...question, variant: variantById(question.variant) })),
)
