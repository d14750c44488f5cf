import { Worker } from 'node:worker_threads'
import { err } from '@shared/result'
import type { VariantId } from '@shared/variants'
import { newGate } from '../pool/gatedClock'
import type { SearchQuestion, SearchReply } from './searcher'
import type { QuestionWorker, WorkerReply } from './workerPool'

/** The data that a thread of our searcher is started with. */
export interface WorkerInit {
  /** The path of the compiled core. */
  readonly corePath: string
  /** The niceness of the thread, 0 (none) to 19. */
  readonly niceness: number
  /** Its value is 1 while the thread is suspended. */
  readonly gate: Int32Array
}

/** A question to the thread, one at a time; it answers with a {@link SearchReply}. */
export interface PostedQuestion extends Omit<SearchQuestion, 'variant'> {
  readonly variant: VariantId
}

/**
 * A thread of our searcher. A search blocks it, so it can be stopped only by ending the thread; a new one is ready
 * within about 30 ms.
 */
export const ownWorker = (workerFile: string, how: Omit<WorkerInit, 'gate'>): QuestionWorker => {
  const { gate, suspend } = newGate()
  const worker = new Worker(workerFile, { workerData: { ...how, gate } satisfies WorkerInit })
  let cause: string | undefined
  let death: WorkerReply | undefined
  let settle: (reply: WorkerReply) => void = () => undefined

  worker.on('message', (reply: SearchReply) => settle(reply))
  worker.on('error', error => (cause = String(error)))
  worker.on('exit', code => {
    const detail = cause ?? `the thread has ended with code ${code}`
    settle((death = err({ kind: 'died', detail, said: [] })))
  })
  return {
    ask: question =>
      new Promise(resolve => {
        settle = resolve
        const variant = question.variant.id as VariantId
        if (death) settle(death)
        else worker.postMessage({ ...question, variant } satisfies PostedQuestion)
      }),
    suspend,
    end: async () => {
      suspend(false)
      await worker.terminate()
    },
  }
}
