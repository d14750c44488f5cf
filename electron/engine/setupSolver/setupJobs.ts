import type { Result } from '@shared/result'
import type { ExactMemory } from '../memory/searchMemory'
import { type Searcher, type SearchFault, STOPPED } from '../search/searcher'
import type { TaskSearcher } from '../tasks/task'
import type { TaskQueue } from '../tasks/taskQueue'
import type { AskedPlace } from './solverQuestion'

/** What an engine is to do about a setup. */
export interface SetupWork {
  readonly asked: AskedPlace
  /** What is seen goes before what a game is annotated with. */
  readonly kind: 'setup' | 'pricing'
  /** How much of it is done, 0 to 1. */
  readonly share: () => number
  readonly search: (searcher: Pick<Searcher, 'search'>) => Promise<Result<void, SearchFault>>
}

/** An engine at work on a setup. */
export interface SetupJob {
  readonly asked: AskedPlace
  /** The engine is there, or why it is not. */
  readonly opened: Promise<Result<void, SearchFault>>
  /** What became of the search. */
  readonly searched: Promise<Result<void, SearchFault>>
  isRunning(): boolean
  /** Another one has taken its place: nothing more is to be told of it. */
  isDropped(): boolean
  /** Ends the search; what was found stays. */
  stop(): void
}

/** What engines do about setups: one job at a time. */
export interface SetupJobs {
  /**
   * Begins a job in the place of the one before, once nothing more is asked or told of that.
   *
   * @param tell tells of the job, to its end
   */
  begin<T>(
    work: SetupWork,
    tell: (job: SetupJob) => Promise<T>,
  ): { readonly job: SetupJob; readonly told: Promise<T> }
  /** Something that matches is being searched. */
  isBusyWith(matches: (searched: AskedPlace) => boolean): boolean
  /** Ends the job. */
  close(): Promise<void>
}

export interface SetupJobsParts {
  readonly memory: ExactMemory
  readonly tasks: Pick<TaskQueue, 'open'>
}

/** Opens the engine once `before` is over, and has it search. */
const beginJob = (
  { memory, tasks }: SetupJobsParts,
  { asked, kind, share, search }: SetupWork,
  before: Promise<void>,
): SetupJob & { drop(): void } => {
  const state = { isRunning: true, isDropped: false, isStopped: false }
  const isStopped = (): boolean => state.isStopped
  let searcher: TaskSearcher | undefined

  const open = async (): Promise<Result<void, SearchFault>> => {
    await before
    await asked.known.load(memory, asked.nodes)
    if (isStopped()) return STOPPED
    searcher = tasks.open({
      kind,
      title: '',
      variant: asked.place.line.variant.id,
      precedence: kind === 'setup' ? 'screen' : 'background',
      engine: asked.engine,
      progress: () => ({ share: share() }),
    })
    const ready = await searcher.ready()
    return isStopped() ? STOPPED : ready
  }
  const opened = open()

  const run = async (): Promise<Result<void, SearchFault>> => {
    const ready = await opened
    return ready.ok ? search(searcher!) : ready
  }
  const end = (): void => {
    state.isRunning = false
    searcher?.close()
  }
  const stop = (): void => {
    state.isStopped = true
    searcher?.stop()
  }
  return {
    asked,
    opened,
    searched: run().finally(end),
    isRunning: () => state.isRunning,
    isDropped: () => state.isDropped,
    stop,
    drop: () => {
      state.isDropped = true
      stop()
    },
  }
}

export const setupJobs = (parts: SetupJobsParts): SetupJobs => {
  let current: ReturnType<typeof beginJob> | undefined
  let last: Promise<void> = Promise.resolve()
  return {
    begin: (work, tell) => {
      current?.drop()
      const job = beginJob(parts, work, last)
      current = job
      const told = tell(job)
      // What fails here is a bug, which only the log hears of; the next job goes on.
      last = new Promise(resolve => void told.finally(resolve))
      return { job, told }
    },
    isBusyWith: matches => current?.isRunning() === true && matches(current.asked),
    close: async () => {
      current?.drop()
      await last
    },
  }
}
