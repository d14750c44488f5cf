import type { EngineProfile } from '@shared/analysis/engine'
import type { SolverRefusal } from '@shared/ipc/solver'
import type { TrainingRequest, TrainingUpdate } from '@shared/ipc/training'
import { makeFen } from '@shared/notation/fen/fen'
import { err, ok, type Result } from '@shared/result'
import { startOf } from '../../rules/setup/lineGraph'
import { setupLine, type SetupLine } from '../../rules/setup/setupLine'
import { rememberedEvaluator } from '../arrays/rememberedEvaluator'
import { throttle } from '../line/throttle'
import { arrayEngines, type ArrayEngine, type ArrayEngineParts } from '../setupSolver/arrayEngine'
import type { SetupMeans } from '../setupSolver/setupMeans'
import { refusalOf } from '../setupSolver/solverRefusal'
import { evaluateTraining, progressOf, trainedThrow, valuedFor, type TrainedThrow } from './trainingJob'

/** Values the arrays of a throw while pieces are placed on it, and tells at the end what each turn cost. */
export interface TrainerService {
  /** The training stands here now; whatever else was valued is not any longer. */
  follow(request: TrainingRequest): Result<void, SolverRefusal>
  leave(): void
  /** Resolves when nothing is left of the engine. */
  close(): Promise<void>
}

/** Its memory belongs to the solver, which closes it: the value of an array is always the same, whoever has asked for it. */
export interface TrainerParts extends ArrayEngineParts, SetupMeans {
  /** The engine that bears an id, if one does. */
  readonly profileOf: (engineId: string) => EngineProfile | undefined
  readonly emit: (update: TrainingUpdate) => void
}

/** Milliseconds between two updates. */
const UPDATE_MS = 250

/** A training as far as it has come. */
interface Followed {
  readonly id: string
  readonly line: SetupLine
  /** Its graph takes a while the first time. */
  readonly thrown: Promise<TrainedThrow>
  readonly engine: ArrayEngine
}

/** A search on its way. */
interface Running {
  drop(): void
  /** Resolves when nothing is left of it. */
  readonly done: Promise<void>
}

const throwKey = ({ variant, options, start }: SetupLine, { identity }: ArrayEngine, nodes: number): string =>
  JSON.stringify([variant.id, options.toSorted(), makeFen(variant, start), identity, nodes])

/** Searches after the one before has ended, and tells what comes of it until it is dropped. */
const search = ({ core, memory, emit }: TrainerParts, followed: Followed, before: Promise<void>): Running => {
  const { id, line, engine } = followed
  const ending = new AbortController()
  const isDropped = () => ending.signal.aborted

  const run = async (): Promise<void> => {
    await before
    const thrown = await followed.thrown
    if (isDropped()) return
    const tell = (more: Pick<TrainingUpdate, 'result' | 'failure'> = {}): void => {
      if (!isDropped()) emit({ id, progress: progressOf(thrown, line), ...more })
    }
    const updates = throttle(() => tell(), UPDATE_MS)
    const opened = await engine.open(ending.signal)
    if (!opened.ok) {
      const failure = refusalOf(opened.error)
      tell(failure && { failure })
      return
    }
    const evaluator = rememberedEvaluator(opened.value, memory)
    // Closed at once where it is dropped, so that nothing more is asked of it.
    ending.signal.addEventListener('abort', () => void evaluator.close())
    const found = isDropped()
      ? ok(undefined)
      : await evaluateTraining(core, thrown, line, evaluator, () => updates.soon())
    updates.cancel()
    await evaluator.close()
    if (found.ok) tell(found.value && { result: found.value })
    else tell(found.error && { failure: found.error })
  }
  // What fails here is a bug, which nobody but the log hears of; whoever waits goes on.
  const done = new Promise<void>(resolve => void run().finally(resolve))
  return { drop: () => ending.abort(), done }
}

export const trainerService = (parts: TrainerParts): TrainerService => {
  const { core, graphs, profileOf } = parts
  const engineOf = arrayEngines(parts)
  let last: { readonly key: string; readonly thrown: Promise<TrainedThrow> } | undefined
  let running: Running | undefined

  const begun = async (line: SetupLine, nodes: number): Promise<TrainedThrow> =>
    trainedThrow(line, await graphs.build(startOf(line)), nodes)

  const throwOf = async (line: SetupLine, engine: ArrayEngine, nodes: number): Promise<TrainedThrow> => {
    const key = throwKey(line, engine, nodes)
    if (last?.key !== key) last = { key, thrown: begun(line, nodes) }
    return valuedFor(await last.thrown, line)
  }

  return {
    follow: request => {
      const profile = profileOf(request.engineId)
      if (!profile) return err({ kind: 'unknownEngine', engineId: request.engineId })
      const line = setupLine(core, request)
      if (!line.ok) return line
      const engine = engineOf(profile)
      running?.drop()
      const thrown = throwOf(line.value, engine, request.nodes)
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
