import type { EngineProfile } from '@shared/analysis/engine'
import type { SolverRefusal, SolverRequest, SolverUpdate } from '@shared/ipc/solver'
import { err, map, ok, type Result } from '@shared/result'
import type { SolverView } from '@shared/solver/view'
import type { Core } from '../../core/load'
import type { ArrayMemory } from '../arrays/arrayMemory'
import { arrayEngines, type ArrayEngineParts } from './arrayEngine'
import type { GraphThread } from './setupGraphThread'
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
  readonly graphs: GraphThread
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
type Ask = (request: SolverRequest) => Promise<Result<AskedPlace, SolverRefusal>>

const asker = (parts: SetupSolverParts): Ask => {
  const findPlace = setupPhases(parts.core, start => parts.graphs.build(start))
  const engineOf = arrayEngines(parts)

  return async request => {
    const { engineId, reading, nodes } = request
    const profile = parts.profileOf(engineId)
    if (!profile) return err({ kind: 'unknownEngine', engineId })
    return map(await findPlace(request), place => {
      const engine = engineOf(profile)
      const known = place.phase.knownTo(engine.identity)
      return { place, engine, known, reading, nodes, state: place.states.at(-1)! }
    })
  }
}

type Show = (asked: AskedPlace, isRunning: () => boolean) => Promise<SolverView>

const shower = (core: Core): Show => {
  const conclude = inTurn()
  return (asked, isRunning) => conclude(() => viewOf(core, asked, isRunning))
}

export const setupSolverService = (parts: SetupSolverParts): SetupSolverService => {
  const { core, graphs, memory, emit } = parts
  const ask = asker(parts)
  const show = shower(core)
  const closing = new Set<Promise<void>>()
  let current: SolverJob | undefined
  /** What was to be started last; it may still be looked at. */
  let wanted: { isStopped: boolean } | undefined
  let jobs = 0

  const isSearched = (asked: AskedPlace) => (): boolean =>
    current?.isRunning() === true && isSameQuestion(current.asked, asked)

  const begin = (number: number, asked: AskedPlace): SolverJob => {
    current?.drop()
    const before = current?.done ?? Promise.resolve()
    const job = solverJob({
      number,
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
      const asked = await ask(request)
      if (!asked.ok) return asked
      const { known } = asked.value
      // What a search under way has found is newer, and it is not to be changed in its midst.
      const isBusy = current?.isRunning() === true && current.asked.known === known
      if (!isBusy) await known.load(memory, request.nodes)
      return ok(isAnythingKnown(known) ? await show(asked.value, isSearched(asked.value)) : null)
    },
    start: async request => {
      const number = (jobs += 1)
      wanted = { isStopped: false }
      const wish = wanted
      const asked = await ask(request)
      if (!asked.ok) return asked
      // Another has been started meanwhile.
      if (wanted !== wish) return ok(number)
      const job = begin(number, asked.value)
      current = job
      if (wish.isStopped) job.stop()
      const opened = await job.opened
      return opened.ok ? ok(number) : opened
    },
    stop: () => {
      if (wanted) wanted.isStopped = true
      current?.stop()
    },
    close: async () => {
      wanted = undefined
      current?.drop()
      await graphs.close()
      await Promise.all(closing)
      await memory.close()
    },
  }
}
