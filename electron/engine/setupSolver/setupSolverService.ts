import type { EngineProfile } from '@shared/analysis/engine'
import type {
  PlayedSetup,
  PricingProgress,
  SolverRefusal,
  SolverRequest,
  SolverUpdate,
} from '@shared/ipc/solver'
import { err, map, ok, type Result } from '@shared/result'
import type { SolverView } from '@shared/solver/view'
import type { ArrayMemory } from '../arrays/arrayMemory'
import { arrayEngines, type ArrayEngineParts } from './arrayEngine'
import { playedSetup, pricingJob, type PricingJob } from './pricingJob'
import { setupJobs } from './setupJobs'
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
  /** What is known at once of the turns that were played; null for nothing. */
  played(request: SolverRequest): Promise<Result<PlayedSetup | null, SolverRefusal>>
  /** The same once it stands, instead of whatever was searched before; null if that is called off. */
  price(request: SolverRequest): Promise<Result<PlayedSetup | null, SolverRefusal>>
  cancelPricing(): void
  /** Ends the search and writes what it has found; resolves when nothing is left of the engine. */
  close(): Promise<void>
}

export interface SetupSolverParts extends ArrayEngineParts {
  readonly memory: ArrayMemory
  /** The engine that bears an id, if one does. */
  readonly profileOf: (engineId: string) => EngineProfile | undefined
  readonly emit: (update: SolverUpdate) => void
  readonly emitPricing: (progress: PricingProgress) => void
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
  const { core, memory, emit, emitPricing } = parts
  const ask = asker(parts)
  const conclude = inTurn()
  const jobs = setupJobs()
  let pricing: PricingJob | undefined
  let number = 0

  const show = (asked: AskedPlace, isRunning: () => boolean): Promise<SolverView> =>
    conclude(() => viewOf(core, asked, isRunning))

  const isSearched = (asked: AskedPlace) => (): boolean =>
    jobs.isBusyWith(same => isSameQuestion(same, asked))

  /** Answers by what is known at once, null where nothing is. */
  const answer = async <T>(
    request: SolverRequest,
    tell: (asked: AskedPlace) => Promise<T>,
  ): Promise<Result<T | null, SolverRefusal>> => {
    const asked = ask(request)
    if (!asked.ok) return asked
    const { known } = asked.value
    // What a search under way has found is newer, and it is not to be changed in its midst.
    if (!jobs.isBusyWith(searched => searched.known === known)) await known.load(memory, request.nodes)
    return ok(isAnythingKnown(known) ? await tell(asked.value) : null)
  }

  return {
    look: request => answer(request, asked => show(asked, isSearched(asked))),
    played: request => answer(request, asked => conclude(() => Promise.resolve(playedSetup(core, asked)))),
    start: async request => {
      const asked = ask(request)
      if (!asked.ok) return asked
      const id = (number += 1)
      const job: SolverJob = jobs.begin(before =>
        solverJob({
          number: id,
          asked: asked.value,
          memory,
          before,
          show: isRunning => show(asked.value, isRunning),
          emit,
        }),
      )
      const opened = await job.opened
      return opened.ok ? ok(id) : opened
    },
    stop: () => {
      if (jobs.current() !== pricing) jobs.current()?.stop()
    },
    price: async request => {
      const asked = ask(request)
      if (!asked.ok) return asked
      pricing = jobs.begin(before =>
        pricingJob({ core, asked: asked.value, memory, before, emit: emitPricing }),
      )
      return pricing.priced
    },
    cancelPricing: () => pricing?.stop(),
    close: async () => {
      await jobs.close()
      await memory.close()
    },
  }
}
