import { unpackGraph, type PackedGraph } from '@shared/solver/packedGraph'
import type { SetupGraph } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import type { PositionText } from '../../rules/positions/openPosition'
import { lineGraph } from '../../rules/setup/lineGraph'
import type { Logger } from '../../shell/logger'
import { type WorkerCalls, workerCalls } from '../../shell/workerCalls'

/** What the thread is given. */
export interface GraphWorkerData {
  /** The compiled core. */
  readonly corePath: string
}

export interface GraphThreadParts extends GraphWorkerData {
  /** Of this thread, for when there is no other. */
  readonly core: Core
  /** The compiled thread, `setupGraphWorker.js`. */
  readonly setupGraphWorker: string
  readonly logger: Logger
}

/** Builds setup graphs on a thread of its own: large ones take seconds, in which this thread answers others. */
export interface GraphThread {
  build(start: PositionText): Promise<SetupGraph>
  /** Ends the thread once what was asked is answered. */
  close(): Promise<void>
}

/** The thread starts when it is first asked. A dead one is replaced; what it was asked is built here. */
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
