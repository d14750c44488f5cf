import { Worker } from 'node:worker_threads'
import { err } from '@shared/result'
import type { VariantId } from '@shared/variants'
import type { ExaminationAnswer, ExaminationQuestion } from './examiner'
import type { Lane, LaneAnswer } from './lane'

/** What a thread of our examiner is given. */
export interface ExaminationSeat {
  /** The compiled core. */
  readonly corePath: string
  /** 0 (not at all) to 19. */
  readonly niceness: number
}

/** What it is asked, one position at a time; it answers with an {@link ExaminationAnswer}. */
export interface ExaminationJob extends Omit<ExaminationQuestion, 'variant'> {
  readonly variant: VariantId
}

/**
 * A thread of our examiner. A search blocks it, so that it is ended rather than told to stop; another one is ready within
 * some 30 ms.
 */
export const builtInLane = (workerFile: string, seat: ExaminationSeat): Lane => {
  const worker = new Worker(workerFile, { workerData: seat })
  let cause: string | undefined
  let death: LaneAnswer | undefined
  let settle: (answer: LaneAnswer) => void = () => undefined

  worker.on('message', (answer: ExaminationAnswer) => settle(answer))
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
        else worker.postMessage({ ...question, variant } satisfies ExaminationJob)
      }),
    end: async () => {
      await worker.terminate()
    },
  }
}
