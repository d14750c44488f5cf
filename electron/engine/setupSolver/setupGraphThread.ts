import { Worker } from 'node:worker_threads'
import { unpackGraph, type PackedGraph } from '@shared/solver/packedGraph'
import type { SetupGraph } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import type { PositionText } from '../../rules/positions/openPosition'
import { lineGraph } from '../../rules/setup/lineGraph'
import type { Logger } from '../../shell/logger'

/** What the thread is given. */
export interface GraphSeat {
  /** The compiled core. */
  readonly corePath: string
}

/** What it is asked: the start of a setup phase that can be solved. */
export interface GraphJob extends PositionText {
  readonly id: number
}

export interface GraphAnswer {
  readonly id: number
  readonly graph: PackedGraph
}

export interface GraphThreadParts extends GraphSeat {
  /** Of this thread, for when there is no other. */
  readonly core: Core
  /** The compiled thread, `setupGraphWorker.js`. */
  readonly setupGraphWorker: string
  readonly logger: Logger
}

/** Builds setup graphs on a thread of its own: large ones take seconds, in which this one answers others. */
export interface GraphThread {
  build(start: PositionText): Promise<SetupGraph>
  /** Ends the thread once what was asked is answered. */
  close(): Promise<void>
}

interface Thread {
  /** Undefined once the thread has ended. */
  ask(start: PositionText): Promise<PackedGraph | undefined>
  end(): Promise<void>
}

/** @param lost told why the thread has ended by itself */
const startThread = (workerFile: string, seat: GraphSeat, lost: (error: unknown) => void): Thread => {
  const waiting = new Map<number, (graph: PackedGraph | undefined) => void>()
  const worker = new Worker(workerFile, { workerData: seat })
  let isEnded = false
  let asked = 0
  const lose = (error: unknown): void => {
    if (!isEnded) lost(error)
    isEnded = true
    for (const answer of waiting.values()) answer(undefined)
    waiting.clear()
  }
  worker.unref()
  worker.on('message', ({ id, graph }: GraphAnswer) => {
    waiting.get(id)?.(graph)
    waiting.delete(id)
  })
  worker.on('error', lose)
  worker.on('exit', lose)
  return {
    ask: ({ variant, options, fen }) =>
      new Promise(resolve => {
        const id = (asked += 1)
        waiting.set(id, resolve)
        worker.postMessage({ id, variant, options, fen } satisfies GraphJob)
      }),
    end: async () => {
      isEnded = true
      await worker.terminate()
    },
  }
}

/** The thread starts when it is first asked. One that dies is followed by another; what it was asked is built here. */
export const setupGraphThread = ({
  corePath,
  core,
  setupGraphWorker,
  logger,
}: GraphThreadParts): GraphThread => {
  const pending = new Set<Promise<unknown>>()
  let thread: Thread | undefined

  const lose = (error: unknown): void => {
    logger.error('there is no thread for setup graphs', error)
    thread = undefined
  }
  const running = (): Thread | undefined => {
    try {
      return (thread ??= startThread(setupGraphWorker, { corePath }, lose))
    } catch (error) {
      lose(error)
      return undefined
    }
  }
  const build = async (start: PositionText): Promise<SetupGraph> => {
    const packed = await running()?.ask(start)
    return packed ? unpackGraph(packed) : lineGraph(core, start)
  }
  return {
    build: start => {
      const built = build(start)
      const done = () => pending.delete(settled)
      const settled: Promise<unknown> = built.then(done, done)
      pending.add(settled)
      return built
    },
    close: async () => {
      await Promise.allSettled(pending)
      await thread?.end()
      thread = undefined
    },
  }
}
