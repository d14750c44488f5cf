import { err, ok, type Result } from '@shared/result'
import type { ArrayEvaluator, ArrayFault } from '../arrays/arrayEvaluator'
import type { ArrayMemory } from '../arrays/arrayMemory'
import { rememberedEvaluator } from '../arrays/rememberedEvaluator'
import type { AskedPlace } from './solverQuestion'

/** What an engine is to do about a setup. */
export interface EngineJobParts {
  readonly asked: AskedPlace
  readonly memory: ArrayMemory
  /** The job before, which must be over when this one begins to search. */
  readonly before: Promise<void>
  readonly search: (evaluator: ArrayEvaluator) => Promise<Result<void, ArrayFault>>
}

/** An engine at work on a setup. */
export interface EngineJob {
  readonly asked: AskedPlace
  /** The engine is there, or why it is not. */
  readonly opened: Promise<Result<void, ArrayFault>>
  /** What became of the search; the engine is still to be closed. */
  readonly searched: Promise<Result<void, ArrayFault>>
  readonly isRunning: () => boolean
  /** Nothing more is asked of the engine after what it is thinking about now. */
  stop(): void
  /** Resolves when nothing is left of the engine. */
  close(): Promise<void>
}

/** Opens an engine once the job before is over, and has it search. */
export const engineJob = ({ asked, memory, before, search }: EngineJobParts): EngineJob => {
  const ending = new AbortController()
  let evaluator: ArrayEvaluator | undefined
  let isRunning = true

  const open = async (): Promise<Result<ArrayEvaluator, ArrayFault>> => {
    await before
    await asked.known.load(memory, asked.nodes)
    const opened = await asked.engine.open(ending.signal)
    if (opened.ok) evaluator = rememberedEvaluator(opened.value, memory)
    if (ending.signal.aborted) return err({ kind: 'stopped' })
    return opened.ok ? ok(evaluator!) : opened
  }
  const opening = open()

  const run = async (): Promise<Result<void, ArrayFault>> => {
    const opened = await opening
    return opened.ok ? search(opened.value) : opened
  }
  return {
    asked,
    opened: opening.then(opened => (opened.ok ? ok(undefined) : opened)),
    searched: run().finally(() => (isRunning = false)),
    isRunning: () => isRunning,
    stop: () => {
      ending.abort()
      void evaluator?.close()
    },
    close: async () => evaluator?.close(),
  }
}
