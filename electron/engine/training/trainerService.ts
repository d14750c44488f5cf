import type { ServiceOf } from '@shared/ipc/declare'
import type { trainingRequests, TrainingResult, TrainingUpdate } from '@shared/ipc/training'
import { makeFen } from '@shared/notation/fen/fen'
import { err, ok } from '@shared/result'
import { startOf } from '../../rules/setup/lineGraph'
import { setupLine, type SetupLine } from '../../rules/setup/setupLine'
import { throttle } from '../line/throttle'
import type { SearchEngine } from '../search/searchEngines'
import { planOf, type SearchCourse } from '../tasks/plan'
import type { SetupSolverParts } from '../setupSolver/setupSolverService'
import {
  evaluateTraining,
  progressOf,
  shareOf,
  trainedThrow,
  valuedFor,
  type TrainedThrow,
} from './trainingJob'

/** Values the arrays of a throw while pieces are placed on it, and reports the cost of each turn at the end. */
export interface TrainerService extends Pick<ServiceOf<typeof trainingRequests>, 'follow' | 'leave'> {
  /** Resolves when the engine has ended. */
  close(): Promise<void>
}

export type TrainerParts = Pick<SetupSolverParts, 'graphs' | 'core' | 'engineOf' | 'tasks' | 'emit'>

/** Milliseconds between two updates. */
const UPDATE_MS = 250

/** The state of a training. */
interface Followed {
  readonly id: string
  readonly line: SetupLine
  /** Its graph takes a while to build the first time. */
  readonly thrown: Promise<TrainedThrow>
  readonly engine: SearchEngine
}

/** A running search. */
interface Running {
  drop(): void
  /** Resolves when the search has ended. */
  readonly done: Promise<void>
}

/** The settings for valuing the arrays of a throw. */
type Valuing = Pick<TrainedThrow, 'nodes' | 'reading'>

const throwKey = (
  { variant, options, start }: SetupLine,
  { identity }: SearchEngine,
  { nodes, reading }: Valuing,
): string =>
  JSON.stringify([variant.id, options.toSorted(), makeFen(variant, start), identity, nodes, reading])

/** Searches after the previous search has ended, and reports the result unless it is dropped. */
const search = ({ core, tasks, emit }: TrainerParts, followed: Followed, before: Promise<void>): Running => {
  const { id, line, engine } = followed
  let thrown: TrainedThrow | undefined
  let isDropped = false

  const tell = (more: Pick<TrainingUpdate, 'result' | 'failure'> = {}): void => {
    if (!isDropped && thrown) emit('training:update', { id, progress: progressOf(thrown, line), ...more })
  }
  const updates = throttle(() => tell(), UPDATE_MS)
  const course = async function* (): SearchCourse<TrainingResult | undefined> {
    await before
    thrown = await followed.thrown
    return yield* evaluateTraining(core, thrown, line)
  }
  const task = tasks.add({
    kind: 'placements',
    title: '',
    variant: line.variant.id,
    precedence: 'screen',
    engine,
    plan: planOf(course()),
    hear: () => updates.soon(),
    progress: () => ({ share: thrown ? shareOf(thrown, line) : 0 }),
  })
  const ended = task.done.then(found => {
    updates.cancel()
    if (found.ok) tell(found.value && { result: found.value })
    else tell({ failure: found.error })
  })
  // A failure here is a bug and is only logged; the next search goes on.
  const done = new Promise<void>(resolve => void ended.finally(resolve))
  const drop = (): void => {
    isDropped = true
    task.stop()
  }
  return { drop, done }
}

export const trainerService = (parts: TrainerParts): TrainerService => {
  const { core, graphs, engineOf } = parts
  let last: { readonly key: string; readonly thrown: Promise<TrainedThrow> } | undefined
  let running: Running | undefined

  const begun = async (line: SetupLine, how: Valuing): Promise<TrainedThrow> =>
    trainedThrow(line, await graphs.build(startOf(line)), how)

  const throwOf = async (line: SetupLine, engine: SearchEngine, how: Valuing): Promise<TrainedThrow> => {
    const key = throwKey(line, engine, how)
    if (last?.key !== key) last = { key, thrown: begun(line, how) }
    return valuedFor(await last.thrown, line)
  }

  return {
    follow: request => {
      const engine = engineOf(request.engineId)
      if (!engine) return err({ kind: 'unknownEngine', engineId: request.engineId })
      const line = setupLine(core, request)
      if (!line.ok) return line
      running?.drop()
      const { nodes, reading = 'sequential' } = request
      const thrown = throwOf(line.value, engine, { nodes, reading })
      const followed = { id: request.id, line: line.value, thrown, engine }
      running = search(parts, followed, running?.done ?? Promise.resolve())
      return ok(undefined)
    },
    leave: () => running?.drop(),
    close: async () => {
      running?.drop()
      await running?.done
    },
  }
}
