import { Worker } from 'node:worker_threads'
import type { TrainingCore } from './trainingCore'

/** A call of an export of the hot loops. */
export type Call = readonly [name: string, args: readonly number[]]

/** Threads that work on one memory; the first is the one that asks. */
export interface Team {
  readonly threads: number
  /** Makes the calls of each thread, and answers when all threads have made theirs. */
  run(calls: readonly (readonly Call[])[]): Promise<readonly (readonly number[])[]>
  close(): Promise<void>
}

const makeCalls = ({ exports }: TrainingCore, calls: readonly Call[]): readonly number[] => {
  const functions = exports as unknown as Record<string, (...args: readonly number[]) => number | undefined>
  return calls.map(([name, args]) => functions[name]!(...args) ?? 0)
}

const hire = ({ module, memory }: TrainingCore, workerPath: string): Worker =>
  new Worker(workerPath, { workerData: { module, memory } })

const ask = (worker: Worker, calls: readonly Call[]): Promise<readonly number[]> =>
  new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      worker.removeAllListeners()
      settle()
    }
    worker.once('message', (results: readonly number[]) => done(() => resolve(results)))
    worker.once('error', error => done(() => reject(error)))
    worker.once('exit', code => done(() => reject(new Error(`a thread ended with ${code}`))))
    worker.postMessage(calls)
  })

/** A team of so many threads; only a team of one needs no path of a worker. */
export const aTeam = (core: TrainingCore, threads: number, workerPath = ''): Team => {
  const workers = Array.from({ length: threads - 1 }, () => hire(core, workerPath))
  return {
    threads,
    run: async calls => {
      const others = workers.map((worker, i) => ask(worker, calls[i + 1] ?? []))
      const own = makeCalls(core, calls[0] ?? [])
      return [own, ...(await Promise.all(others))]
    },
    close: async () => {
      await Promise.all(workers.map(worker => worker.terminate()))
    },
  }
}
