import type { EngineFault } from '../analysis/engineFault'
import { ofType, request } from './declare'
import { integer, MAX_NUMBER } from './schemas'

/** What is searched in the background, or for what is on the screen. */
export type TaskKind =
  'report' | 'preparation' | 'setup' | 'pricing' | 'placements' | 'guess' | 'drill' | 'practice'

/** Who searches, the most urgent first: a move of a game, what the user waits for, what runs in the background. */
export const PRECEDENCES = ['game', 'screen', 'background'] as const
export type Precedence = (typeof PRECEDENCES)[number]

/** How far a task is. */
export interface TaskProgress {
  /** The share of all its work that is done, 0 to 1. */
  readonly share: number
  /** The current one of several games, from 1. */
  readonly part?: { readonly number: number; readonly total: number }
  /** The moves of the game, in a report. */
  readonly moves?: { readonly done: number; readonly total: number }
  /** All is known, and what is doubtful is searched again. */
  readonly isCloser?: boolean
  /** Milliseconds that are left for the game; absent until they can be estimated. */
  readonly leftMs?: number
}

/** The state of a task. */
export type TaskState =
  | { readonly kind: 'running' }
  /** The engine of a game thinks, the user waits for something on the screen, or those before it have all the cores. */
  | { readonly kind: 'waiting'; readonly behind: 'game' | 'screen' | 'tasks' }
  | { readonly kind: 'paused' }
  /** Its engine failed; it goes on when it is resumed. */
  | { readonly kind: 'failed'; readonly fault: EngineFault }

/** A task as it is listed. */
export interface TaskSummary {
  readonly id: number
  readonly kind: TaskKind
  /** What the user calls it: a game, a preparation; empty for what has no name. */
  readonly title: string
  /** The system that it is about, where it has no name of its own. */
  readonly variant?: string
  /** Tasks get cores by this first, and by their order then. */
  readonly precedence: Precedence
  readonly state: TaskState
  readonly progress: TaskProgress
}

const id = integer(0, MAX_NUMBER)

/** All searches beside the analysis: listed, paused, put in order and stopped in one place. */
export const taskRequests = {
  /** In the order in which they get cores. */
  'tasks:list': request([], ofType<readonly TaskSummary[]>()),
  'tasks:pause': request([id]),
  'tasks:resume': request([id]),
  /** What was found stays. */
  'tasks:stop': request([id]),
  /** It gets another place, 0 for the first; none among those of another precedence. */
  'tasks:move': request([id, integer(0, MAX_NUMBER)]),
}

export const taskEvents = {
  /** At most four times a second. */
  'tasks:changed': ofType<readonly TaskSummary[]>(),
}
