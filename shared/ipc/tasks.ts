import type { EngineFault } from '../analysis/engineFault'
import { ofType, request } from './declare'
import { integer, MAX_NUMBER } from './schemas'

/** Kinds of searches, in the background or for the screen. */
export type TaskKind =
  'report' | 'preparation' | 'setup' | 'pricing' | 'placements' | 'guess' | 'drill' | 'practice'

/** The precedence of searches, the most urgent first: a move in a game, something that the user waits for, background work. */
export const PRECEDENCES = ['game', 'screen', 'background'] as const
export type Precedence = (typeof PRECEDENCES)[number]

export interface TaskProgress {
  /** The share of all its work that is done, 0 to 1. */
  readonly share: number
  /** If there are several games, the current one, from 1. */
  readonly part?: { readonly number: number; readonly total: number }
  /** In a report: the moves of the game. */
  readonly moves?: { readonly done: number; readonly total: number }
  /** All positions are searched; the doubtful ones are now searched again. */
  readonly isCloser?: boolean
  /** Estimated milliseconds left for the game; absent until there is an estimate. */
  readonly leftMs?: number
}

export type TaskState =
  | { readonly kind: 'running' }
  /**
   * `game`: the engine of a game is thinking; `screen`: the user waits for something on the screen; `tasks`: the tasks before it use all
   * cores.
   */
  | { readonly kind: 'waiting'; readonly behind: 'game' | 'screen' | 'tasks' }
  | { readonly kind: 'paused' }
  /** Its engine failed; it continues when resumed. */
  | { readonly kind: 'failed'; readonly fault: EngineFault }

export interface TaskSummary {
  readonly id: number
  readonly kind: TaskKind
  /** The user's name for it, such as that of a game or a preparation; empty if it has none. */
  readonly title: string
  /** The system that it is about, if it has no title. */
  readonly variant?: string
  /** Tasks receive cores by precedence first, then by their order. */
  readonly precedence: Precedence
  readonly state: TaskState
  readonly progress: TaskProgress
}

const id = integer(0, MAX_NUMBER)

/** All searches except analysis: listed, paused, reordered and stopped in one place. */
export const taskRequests = {
  /** In the order in which they receive cores. */
  'tasks:list': request([], ofType<readonly TaskSummary[]>()),
  'tasks:pause': request([id]),
  'tasks:resume': request([id]),
  /** Stops a task; its results are kept. */
  'tasks:stop': request([id]),
  /** Moves a task to another place, 0 for the first, but not past tasks of another precedence. */
  'tasks:move': request([id, integer(0, MAX_NUMBER)]),
}

export const taskEvents = {
  /** Sent at most four times a second. */
  'tasks:changed': ofType<readonly TaskSummary[]>(),
}
