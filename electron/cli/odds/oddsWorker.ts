import { parentPort, workerData } from 'node:worker_threads'
import { oddsAnswer, type OddsJob } from './oddsJob'
import type { OddsMessage } from './oddsThread'

/* A thread for one answer: the terminal listens for Ctrl-C while it works. */

const port = parentPort!
const post = (message: OddsMessage) => port.postMessage(message)

const answer = oddsAnswer(workerData as OddsJob, progress => post({ kind: 'progress', progress }))
post({ kind: 'answer', answer })
