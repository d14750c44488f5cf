import type { EngineFault } from '@shared/analysis/engineFault'
import type { Result } from '@shared/result'
import type { Precedence, TaskKind, TaskProgress } from '@shared/ipc/tasks'
import type { ExactMemory } from '../memory/searchMemory'
import type { SearchEngine } from '../search/searchEngines'
import type { Searched, SearchFault, SearchQuestion } from '../search/searcher'
import type { SearchPlan } from './plan'

/** Work in the background, or for what is on the screen, and the engine that does it. */
export interface SearchTask<R> {
  readonly plan: SearchPlan<R>
  /** Called with each answer. */
  readonly hear?: (question: SearchQuestion, found: Searched, isRemembered: boolean) => void

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
  /** How far it is; asked now and then. */
  readonly progress?: () => TaskProgress
  /** Its engine has failed: it waits to be resumed. Without this it ends with the fault. */
  readonly onFailed?: (fault: EngineFault) => void
  /** It goes on after a pause. */
  readonly onResumed?: () => void
  /**
   * Of the tasks of its kind with this mark one is worked on at a time. The others wait, and are asked for nothing
   * before their turn.
   */
  readonly isInTurn?: true
  /**
   * It begins before the others of its precedence: it asks little at a time and thinks in between, and meanwhile they get the
   * cores.
   */
  readonly goesFirst?: true
  /** It was paused, goes on or has another place. */
  readonly onRearranged?: () => void
  /** The user has stopped it where tasks are listed. */
  readonly onStopped?: () => void
}

/** A task in the queue. */
export interface QueuedTask<R> {
  readonly id: number
  /** Its result, or why there is none. Resolves when nothing more is asked. */
  readonly done: Promise<Result<R, SearchFault>>
  /** Ends it; what was found stays in the memory. */
  stop(): void
}
