import { Worker } from 'node:worker_threads'
import { err } from '@shared/result'
import type { VariantId } from '@shared/variants'
import type { ArrayAnswer } from './arrayEvaluator'
import type { Lane, LaneAnswer } from './lane'

/** What a thread of our evaluator is given. */
export interface ArraySeat {
  /** The compiled core. */
  readonly corePath: string
  /** 0 (not at all) to 19. */
  readonly niceness: number
}

/** What it is asked, one array at a time; it answers with an {@link ArrayAnswer}. */
export interface ArrayJob {
  readonly variant: VariantId
  readonly options: readonly string[]
  readonly fen: string
  readonly nodes: number
}

/**
 * A thread of our evaluator. A search blocks it, so that it is ended rather than told to stop; another one is ready within
 * some 30 ms.
 */
export const builtInLane = (workerFile: string, seat: ArraySeat): Lane => {
  const worker = new Worker(workerFile, { workerData: seat })
  let cause: string | undefined
  let death: LaneAnswer | undefined
  let settle: (answer: LaneAnswer) => void = () => undefined

  worker.on('message', (answer: ArrayAnswer) => settle(answer))
  worker.on('error', error => (cause = String(error)))
  worker.on('exit', code => {
    const detail = cause ?? `the thread has ended with code ${code}`
    settle((death = err({ kind: 'died', detail, said: [] })))
  })
  return {
    ask: ({ variant, options, fen }, nodes) =>
      new Promise(resolve => {
        settle = resolve
        if (death) settle(death)
        else worker.postMessage({ variant: variant.id as VariantId, options, fen, nodes } satisfies ArrayJob)
      }),
    end: async () => {
      await worker.terminate()
    },
  }
}
