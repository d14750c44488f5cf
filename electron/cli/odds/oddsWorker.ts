import { parentPort, workerData } from 'node:worker_threads'
import { oddsAnswer, type OddsJob } from './oddsJob'
import type { OddsMessage } from './oddsThread'

/* A thread that computes one answer, so that the terminal can react to Ctrl-C meanwhile. */

const port = parentPort!
const post = (message: OddsMessage) => port.postMessage(message)

const answer = oddsAnswer(workerData as OddsJob, progress => post({ kind: 'progress', progress }))
post({ kind: 'answer', answer })
