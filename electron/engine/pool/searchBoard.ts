import type { BoardLayout } from '../../core/boardLayout'
import type { PoolMemory } from './poolMemory'
import type { Asked } from './runSearch'
import type { SearchAnswer } from './searchJob'
import type { SearchThreads } from './searchThreads'

/** The memory of a pool for boards of one layout, and the threads that work on it. */
export interface SearchBoard {
  readonly layout: BoardLayout
  readonly memory: PoolMemory
  readonly threads: SearchThreads
  /** Carries out a search; one at a time. */
  readonly run: (asked: Asked) => Promise<SearchAnswer>
}
