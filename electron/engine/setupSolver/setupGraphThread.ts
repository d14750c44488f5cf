import { unpackGraph, type PackedGraph } from '@shared/solver/packedGraph'
import type { SetupGraph } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import type { PositionText } from '../../rules/positions/openPosition'
import { lineGraph } from '../../rules/setup/lineGraph'
import type { Logger } from '../../shell/logger'
import { type WorkerCalls, workerCalls } from '../../shell/workerCalls'

/** The data that the thread is started with. */
export interface GraphWorkerData {
  /** The path of the compiled core. */
  readonly corePath: string
}

export interface GraphThreadParts extends GraphWorkerData {
  /** The core of this thread, used if there is no other thread. */
  readonly core: Core
  /** The path of the compiled thread, `setupGraphWorker.js`. */
  readonly setupGraphWorker: string
  readonly logger: Logger
}

/** Builds setup graphs on a thread of its own: large ones take seconds, during which this thread stays responsive. */
export interface GraphThread {
  build(start: PositionText): Promise<SetupGraph>
  /** Ends the thread once all its answers are given. */
  close(): Promise<void>
}

/**
 * The thread starts with the first call. If it dies, it is replaced, and the graphs asked of it are built on this
 * thread.
 */
export const setupGraphThread = ({
  corePath,
  core,
  setupGraphWorker,
  logger,
}: GraphThreadParts): GraphThread => {
  const pending = new Set<Promise<unknown>>()
  let thread: WorkerCalls<PositionText, PackedGraph> | undefined

  const onLost = (error: unknown): void => {
    logger.error('there is no thread for setup graphs', error)
    thread = undefined
  }
  const running = () => {
    const workerData: GraphWorkerData = { corePath }
    try {
      return (thread ??= workerCalls({
        workerFile: setupGraphWorker,
        workerData,
        holdsProgram: false,
        onLost,
      }))
    } catch (error) {
      onLost(error)
      return undefined
    }
  }
  const build = async ({ variant, options, fen }: PositionText): Promise<SetupGraph> => {
    const start = { variant, options, fen }
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
