import { Worker } from 'node:worker_threads'
import type { TrainingCore } from './trainingCore'

/** A call of an exported function of the hot loops. */
export type Call = readonly [name: string, args: readonly number[]]

/** Threads that work on one memory; the first is the calling thread. */
export interface Team {
  readonly threads: number
  /** Makes the calls of each thread, and resolves to the results when all threads are done. */
  run(calls: readonly (readonly Call[])[]): Promise<readonly (readonly number[])[]>
  close(): Promise<void>
}

const makeCalls = ({ exports }: TrainingCore, calls: readonly Call[]): readonly number[] => {
  const functions = exports as unknown as Record<string, (...args: readonly number[]) => number | undefined>
  return calls.map(([name, args]) => functions[name]!(...args) ?? 0)
}

interface Hand {
  readonly worker: Worker
  /** Sends calls; resolves to their results. */
  readonly ask: (calls: readonly Call[]) => Promise<readonly number[]>
}

/** The caller that waits for an answer. */
interface Asked {
  readonly resolve: (results: readonly number[]) => void
  readonly reject: (error: Error) => void
}

const NO_CALLER: Asked = { resolve: () => undefined, reject: () => undefined }

/** Starts a worker that answers one request at a time; if it dies, the request fails. */
const hire = ({ module, memory }: TrainingCore, workerPath: string): Hand => {
  const worker = new Worker(workerPath, { workerData: { module, memory } })
  let asked = NO_CALLER
  let failure: Error | undefined
  const fail = (error: Error) => {
    failure ??= error
    asked.reject(failure)
  }
  worker.on('message', (results: readonly number[]) => asked.resolve(results))
  worker.on('error', fail)
  worker.on('exit', code => fail(new Error(`a thread ended with ${code}`)))
  return {
    worker,
    ask: calls =>
      new Promise((resolve, reject) => {
        asked = { resolve, reject }
        if (failure) reject(failure)
        else worker.postMessage(calls)
      }),
  }
}

/** Starts a team of threads; only a team of one needs no worker path. */
export const aTeam = (core: TrainingCore, threads: number, workerPath = ''): Team => {
  const hands = Array.from({ length: threads - 1 }, () => hire(core, workerPath))
  return {
    threads,
    run: async calls => {
      const others = hands.map(({ ask }, i) => ask(calls[i + 1] ?? []))
      const own = makeCalls(core, calls[0] ?? [])
      return [own, ...(await Promise.all(others))]
    },
    close: async () => {
      await Promise.all(hands.map(({ worker }) => worker.terminate()))
    },
  }
}
