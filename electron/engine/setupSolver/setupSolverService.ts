import type { PlayedSetup, SolverRefusal, SolverRequest } from '@shared/ipc/solver'
import { chain, err, map, ok, type Result } from '@shared/result'
import { MAX_ARRAYS } from '@shared/solver/setupGraph'
import type { SolverView } from '@shared/solver/view'
import type { ExactMemory } from '../memory/searchMemory'
import type { Core } from '../../core/load'
import type { Emit } from '../../shell/ports'
import type { SearchEngine } from '../search/searchEngines'
import type { TaskQueue } from '../tasks/taskQueue'
import { inTurn } from './inTurn'
import { playedSetup, pricingJob } from './pricingJob'
import type { SetupMeans } from './setupMeans'
import { type SetupJob, setupJobs, type SetupJobs } from './setupJobs'
import { setupPhases } from './setupPhases'
import { solverJob } from './solverJob'
import { isAnythingKnown, isSameQuestion, viewOf, type AskedPlace } from './solverQuestion'

/** Solves the setup phases of games, one at a time, and tells what comes of it. */
export interface SetupSolverService {
  /** What is known at once; null for nothing, and where another position was looked at before it was its turn. */
  look(request: SolverRequest): Promise<Result<SolverView | null, SolverRefusal>>
  /** Searches until the answer stands, instead of whatever was searched before, of which nothing more is told. */
  start(request: SolverRequest): Promise<Result<number, SolverRefusal>>
  /** Ends the search; what was found is told once more. */
  stop(): void
  /** What is known at once of the turns that were played; null as for a look. */
  played(request: SolverRequest): Promise<Result<PlayedSetup | null, SolverRefusal>>
  /** The same once it stands, instead of whatever was searched before; null if that is called off. */
  price(request: SolverRequest): Promise<Result<PlayedSetup | null, SolverRefusal>>
  cancelPricing(): void
  /** Ends the search; resolves when nothing is left of the engine. */
  close(): Promise<void>
}

export interface SetupSolverParts extends SetupMeans {
  readonly core: Core
  /** The engine that bears an id, if one does. */
  readonly engineOf: (engineId: string) => SearchEngine | undefined
  readonly tasks: Pick<TaskQueue, 'open'>
  readonly emit: Emit
}

/** Finds what a request speaks of. */
type Ask = (request: SolverRequest) => Promise<Result<AskedPlace, SolverRefusal>>

const asker = (parts: SetupSolverParts): Ask => {
  const findPlace = setupPhases(parts.core, start => parts.graphs.build(start))

  return async request => {
    const { engineId, reading, nodes } = request
    const engine = parts.engineOf(engineId)
    if (!engine) return err({ kind: 'unknownEngine', engineId })
    return map(await findPlace(request), place => {
      const known = place.phase.knownTo(engine.identity)
      return { place, engine, known, reading, nodes, state: place.states.at(-1)! }
    })
  }
}

/** Turns are priced by all arrays, never by a sample. */
const unsampled =
  (ask: Ask): Ask =>
  async request =>
    chain(await ask(request), asked => {
      const { sampled } = asked.place.phase.graph
      return sampled ? err({ kind: 'tooManyArrays', arrays: sampled.of, most: MAX_ARRAYS }) : ok(asked)
    })

type Show = (asked: AskedPlace, isRunning: () => boolean) => Promise<SolverView>

type Wish = 'solve' | 'price'

/** What is to be started and may still be looked at; whatever was to be before is forgotten. */
const wishes = () => {
  let last: { readonly kind: Wish; isStopped: boolean } | undefined
  return {
    next: (kind: Wish) => {
      const wish = { kind, isStopped: false }
      last = wish
      return { isLast: () => last === wish, isStopped: () => wish.isStopped }
    },
    stop: (kind: Wish) => {
      if (last?.kind === kind) last.isStopped = true
    },
    forget: () => (last = undefined),
  }
}

/** Answers by what is known at once, null where nothing is. */
const answerer =
  (memory: ExactMemory, jobs: SetupJobs) =>
  async <T>(
    found: Promise<Result<AskedPlace, SolverRefusal>>,
    tell: (asked: AskedPlace) => Promise<T | null>,
  ): Promise<Result<T | null, SolverRefusal>> => {
    const asked = await found
    if (!asked.ok) return asked
    const { known, nodes } = asked.value
    // What a search under way has found is newer, and it is not to be changed in its midst.
    if (!jobs.isBusyWith(searched => searched.known === known)) await known.load(memory, nodes)
    return ok(isAnythingKnown(known) ? await tell(asked.value) : null)
  }

/** Whether the same is being searched. */
const isSearched = (jobs: SetupJobs, asked: AskedPlace) => (): boolean =>
  jobs.isBusyWith(same => isSameQuestion(same, asked))

export const setupSolverService = (parts: SetupSolverParts): SetupSolverService => {
  const { core, memory, emit } = parts
  const ask = asker(parts)
  const turns = inTurn()
  const jobs = setupJobs(parts)
  const wish = wishes()
  const show: Show = (asked, isRunning) => turns.each(() => viewOf(core, asked, isRunning))
  const answer = answerer(memory, jobs)
  let solving: SetupJob | undefined
  let pricing: SetupJob | undefined
  let number = 0

  return {
    look: request =>
      answer(ask(request), asked => turns.newest('look', () => viewOf(core, asked, isSearched(jobs, asked)))),
    played: request =>
      answer(unsampled(ask)(request), asked => turns.newest('played', () => playedSetup(core, asked))),
    start: async request => {
      const id = (number += 1)
      const mine = wish.next('solve')
      const asked = await ask(request)
      if (!asked.ok) return asked
      // Another has been started meanwhile.
      if (!mine.isLast()) return ok(id)
      const { job, opening } = solverJob(jobs, {
        number: id,
        asked: asked.value,
        show: isRunning => show(asked.value, isRunning),
        emit: update => emit('solver:update', update),
      })
      solving = job
      if (mine.isStopped()) job.stop()
      const opened = await opening
      return opened.ok ? ok(id) : opened
    },
    stop: () => {
      wish.stop('solve')
      solving?.stop()
    },
    price: async request => {
      const mine = wish.next('price')
      const asked = await unsampled(ask)(request)
      if (!asked.ok) return asked
      if (!mine.isLast() || mine.isStopped()) return ok(null)
      const { job, priced } = pricingJob(jobs, {
        core,
        asked: asked.value,
        emit: progress => emit('solver:pricing', progress),
      })
      pricing = job
      return priced
    },
    cancelPricing: () => {
      wish.stop('price')
      pricing?.stop()
    },
    close: async () => {
      wish.forget()
      await jobs.close()
    },
  }
}
