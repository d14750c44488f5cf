import type { EngineProfile } from '@shared/analysis/engine'
import type { SolverRefusal, SolverRequest, SolverUpdate } from '@shared/ipc/solver'
import { err, map, ok, type Result } from '@shared/result'
import type { SolverView } from '@shared/solver/view'
import type { ArrayMemory } from '../arrays/arrayMemory'
import { arrayEngines, type ArrayEngineParts } from './arrayEngine'
import { setupPhases } from './setupPhases'
import { solverJob, type SolverJob } from './solverJob'
import { isAnythingKnown, isSameQuestion, viewOf, type AskedPlace } from './solverQuestion'

/** Solves the setup phases of games, one at a time, and tells what comes of it. */
export interface SetupSolverService {
  /** What is known at once; null for nothing. */
  look(request: SolverRequest): Promise<Result<SolverView | null, SolverRefusal>>
  /** Searches until the answer stands, instead of whatever was searched before, of which nothing more is told. */
  start(request: SolverRequest): Promise<Result<number, SolverRefusal>>
  /** Ends the search; what was found is told once more. */
  stop(): void
  /** Ends the search and writes what it has found; resolves when nothing is left of the engine. */
  close(): Promise<void>
}

export interface SetupSolverParts extends ArrayEngineParts {
  readonly memory: ArrayMemory
  /** The engine that bears an id, if one does. */
  readonly profileOf: (engineId: string) => EngineProfile | undefined
  readonly emit: (update: SolverUpdate) => void
}

/** Does one thing after the other: each takes a core for itself as long as it lasts. */
const inTurn = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const next = last.then(work, work)
    last = next
    return next
  }
}

/** Finds what a request speaks of. */
const asker = (parts: SetupSolverParts): ((request: SolverRequest) => Result<AskedPlace, SolverRefusal>) => {
  const findPlace = setupPhases(parts.core)
  const engineOf = arrayEngines(parts)

  return request => {
    const { engineId, reading, nodes } = request
    const profile = parts.profileOf(engineId)
    if (!profile) return err({ kind: 'unknownEngine', engineId })
    return map(findPlace(request), place => {
      const engine = engineOf(profile)
      const known = place.phase.knownTo(engine.identity)
      return { place, engine, known, reading, nodes, state: place.states.at(-1)! }
    })
  }
}

export const setupSolverService = (parts: SetupSolverParts): SetupSolverService => {
  const { core, memory, emit } = parts
  const ask = asker(parts)
  const conclude = inTurn()
  const closing = new Set<Promise<void>>()
  let current: SolverJob | undefined
  let jobs = 0

  const show = (asked: AskedPlace, isRunning: () => boolean): Promise<SolverView> =>
    conclude(() => viewOf(core, asked, isRunning))

  const isSearched = (asked: AskedPlace) => (): boolean =>
    current?.isRunning() === true && isSameQuestion(current.asked, asked)

  const begin = (asked: AskedPlace): SolverJob => {
    current?.drop()
    const before = current?.done ?? Promise.resolve()
    const job = solverJob({
      number: (jobs += 1),
      asked,
      memory,
      before,
      show: isRunning => show(asked, isRunning),
      emit,
    })
    const closed = job.closed.finally(() => closing.delete(closed))
    closing.add(closed)
    return job
  }

  return {
    look: async request => {
      const asked = ask(request)
      if (!asked.ok) return asked
      const { known } = asked.value
      // What a search under way has found is newer, and it is not to be changed in its midst.
      const isBusy = current?.isRunning() === true && current.asked.known === known
      if (!isBusy) await known.load(memory, request.nodes)
      return ok(isAnythingKnown(known) ? await show(asked.value, isSearched(asked.value)) : null)
    },
    start: async request => {
      const asked = ask(request)
      if (!asked.ok) return asked
      const job = begin(asked.value)
      const number = jobs
      current = job
      const opened = await job.opened
      return opened.ok ? ok(number) : opened
    },
    stop: () => current?.stop(),
    close: async () => {
      current?.drop()
      await Promise.all(closing)
      await memory.close()
    },
  }
}
