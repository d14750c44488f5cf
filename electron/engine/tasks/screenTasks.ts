import type { EngineFault } from '@shared/analysis/engineFault'
import type { TaskKind } from '@shared/ipc/tasks'
import { err, ok, type Result } from '@shared/result'
import type { SearchEngines } from '../search/searchEngines'
import type { SearchPlan } from './plan'
import type { QueuedTask } from './task'
import type { TaskQueue } from './taskQueue'

export interface ScreenTasksParts {
  readonly engines: Pick<SearchEngines, 'own'>
  readonly tasks: Pick<TaskQueue, 'add'>
}

/** The number of positions searched side by side: one of the game or of the right move, and one of the user's move. */
const WIDTH = 2

/** Runs short searches of one kind with our own engine, for what is on the screen. */
export const screenTasks = <R>(kind: TaskKind, { engines, tasks }: ScreenTasksParts) => {
  const running = new Set<QueuedTask<R>>()
  return {
    /** Resolves to the result of a plan; null if it is stopped before. */
    run: async (plan: SearchPlan<R>): Promise<Result<R | null, EngineFault>> => {
      const task = tasks.add({ kind, title: '', precedence: 'screen', engine: engines.own(WIDTH), plan })
      running.add(task)
      const found = await task.done.finally(() => running.delete(task))
      if (found.ok) return found
      return found.error.kind === 'stopped' ? ok(null) : err(found.error)
    },
    stopAll: (): void => {
      for (const task of running) task.stop()
    },
  }
}
