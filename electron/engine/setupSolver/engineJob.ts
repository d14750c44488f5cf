import type { TaskProgress } from '@shared/ipc/tasks'
import type { Result } from '@shared/result'
import type { ExactMemory } from '../memory/searchMemory'
import { type Searcher, type SearchFault, STOPPED } from '../search/searcher'
import type { TaskSearcher } from '../tasks/task'
import type { AskedPlace } from './solverQuestion'

/** What an engine is to do about a setup. */
export interface EngineJobParts {
  readonly asked: AskedPlace
  readonly memory: ExactMemory
  /** The job before, which must be over when this one begins to search. */
  readonly before: Promise<void>
  /** Enters the queue. */
  readonly open: (progress: () => TaskProgress) => TaskSearcher
  readonly progress: () => TaskProgress
  readonly search: (searcher: Pick<Searcher, 'search'>) => Promise<Result<void, SearchFault>>
}

/** An engine at work on a setup. */
export interface EngineJob {
  readonly asked: AskedPlace
  /** The engine is there, or why it is not. */
  readonly opened: Promise<Result<void, SearchFault>>
  /** What became of the search. */
  readonly searched: Promise<Result<void, SearchFault>>
  readonly isRunning: () => boolean
  /** Nothing more is asked of the engine. */
  stop(): void
}

/** Opens an engine once the job before is over, and has it search. */
export const engineJob = ({ asked, memory, before, open, progress, search }: EngineJobParts): EngineJob => {
  let searcher: TaskSearcher | undefined
  let isEnding = false
  const isStopped = (): boolean => isEnding
  let isRunning = true

  const begin = async (): Promise<Result<void, SearchFault>> => {
    await before
    await asked.known.load(memory, asked.nodes)
    if (isStopped()) return STOPPED
    searcher = open(progress)
    const ready = await searcher.ready()
    return isStopped() ? STOPPED : ready
  }
  const opened = begin()

  const run = async (): Promise<Result<void, SearchFault>> => {
    const ready = await opened
    return ready.ok ? search(searcher!) : ready
  }
  const end = (): void => {
    isRunning = false
    searcher?.close()
  }
  return {
    asked,
    opened,
    searched: run().finally(end),
    isRunning: () => isRunning,
    stop: () => {
      isEnding = true
      searcher?.stop()
    },
  }
}
