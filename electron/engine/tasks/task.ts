import type { EngineFault } from '@shared/analysis/engineFault'
import type { Result } from '@shared/result'
import type { TaskKind, TaskProgress } from '@shared/ipc/tasks'
import type { ExactMemory } from '../memory/searchMemory'
import type { SearchEngine } from '../search/searchEngines'
import type {
  EngineFailed,
  Searched,
  SearchFault,
  SearchQuestion,
  SearchReply,
  Searcher,
} from '../search/searcher'
import type { SearchPlan } from './plan'
import type { Precedence } from './cores'

/** Where the questions of a task come from, and where their answers go. */
export interface TaskRun {
  /** How many questions wait to be searched. */
  readonly waiting: number
  /** The next of them; it must be answered, or put back. */
  next(): SearchQuestion | undefined
  answer(question: SearchQuestion, reply: SearchReply): void
  /** It was not searched after all. */
  putBack(question: SearchQuestion): void
  stop(): void
}

/** Work in the background, or for what is on the screen, and the engine that does it. */
export interface TaskNeeds {
  readonly kind: TaskKind
  /** What the user calls it: a game, a preparation; empty for what has no name. */
  readonly title: string
  /** The system that it is about, where it has no name of its own. */
  readonly variant?: string
  readonly precedence: Precedence
  /** It may be another one once nothing is asked of this one any more. */
  readonly engine: SearchEngine
  /** Where answers are looked up and kept; the memory of the queue if not set. */
  readonly memory?: ExactMemory
  /** How far it is; asked now and then. Tasks that do not tell are not listed. */
  readonly progress?: () => TaskProgress
  /** Its engine has failed: it waits to be resumed. Without this it ends with the fault. */
  readonly onFailed?: (fault: EngineFault) => void
  /** It goes on after a pause. */
  readonly onResumed?: () => void
  /** The user has stopped it where tasks are listed. */
  readonly onStopped?: () => void
}

/** Work that is a plan. */
export interface PlannedTask<R> extends TaskNeeds {
  readonly plan: SearchPlan<R>
  /** Told of each answer. */
  readonly hear?: (question: SearchQuestion, found: Searched, isRemembered: boolean) => void
}

/** Work that asks as it goes. */
export interface AskingTask extends TaskNeeds {
  /** Told of each answer. */
  readonly hear?: (question: SearchQuestion, isRemembered: boolean) => void
}

/** What answers such work. Stopped, it answers all that is asked as stopped; closed, it leaves the queue as well. */
export interface TaskSearcher extends Pick<Searcher, 'identity' | 'width' | 'search' | 'stop'> {
  readonly id: number
  /** Starts the engine; says why where it cannot be had. */
  ready(): Promise<Result<void, EngineFailed>>
  close(): void
}

/** A task in the queue. */
export interface QueuedTask<R> {
  readonly id: number
  /** What has come of it, or why nothing. Resolves when nothing more is asked. */
  readonly done: Promise<Result<R, SearchFault>>
  /** Ends it; what was found stays in the memory. */
  stop(): void
}
