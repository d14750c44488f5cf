import type { EngineFault } from '@shared/analysis/engineFault'
import type { Result } from '@shared/result'
import type { TaskProgress, TaskSummary } from '@shared/ipc/tasks'
import type { ExactMemory } from '../memory/searchMemory'
import type { SearchEngine } from '../search/searchEngines'
import type { Searched, SearchFault, SearchQuestion } from '../search/searcher'
import type { SearchPlan } from './plan'

/** A task in the background or for what is on the screen, and the engine that does it. */
export interface SearchTask<R> extends Pick<TaskSummary, 'kind' | 'title' | 'variant' | 'precedence'> {
  readonly plan: SearchPlan<R>
  /** Called with each answer. */
  readonly hear?: (question: SearchQuestion, found: Searched, isRemembered: boolean) => void
  /** May be another engine once the current one has no more questions. */
  readonly engine: SearchEngine
  /** The memory in which answers are looked up and stored; that of the queue by default. */
  readonly memory?: ExactMemory
  /** Returns the progress; called now and then. */
  readonly progress?: () => TaskProgress
  /** Called when the engine has failed: the task waits to be resumed. Without this callback it ends with the fault. */
  readonly onFailed?: (fault: EngineFault) => void
  /** Called when the task goes on after a pause. */
  readonly onResumed?: () => void
  /**
   * Of all tasks of its kind with this mark, only one is worked on at a time. The plans of the others are not called
   * before their turn.
   */
  readonly isInTurn?: true
  /**
   * The task is placed before the others of its precedence: it asks little at a time and thinks in between, and
   * meanwhile the others get the cores.
   */
  readonly goesFirst?: true
  /** Called when the task was paused, resumed or moved. */
  readonly onRearranged?: () => void
  /** Called when the user has stopped the task in the list of tasks. */
  readonly onStopped?: () => void
}

export interface QueuedTask<R> {
  readonly id: number
  /** The result, or why there is none. Resolves once the task has no more questions. */
  readonly done: Promise<Result<R, SearchFault>>
  /** Ends the task; its results stay in the memory. */
  stop(): void
}
