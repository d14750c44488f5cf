import type { PlayedSetup, SolverRefusal, SolverRequest } from '@shared/ipc/solver'
import type { TaskProgress } from '@shared/ipc/tasks'
import { chain, err, map, ok, type Result } from '@shared/result'
import { MOST_ARRAYS } from '@shared/solver/setupGraph'
import type { SolverView } from '@shared/solver/view'
import type { ExactMemory } from '../memory/searchMemory'
import type { Core } from '../../core/load'
import type { Emit } from '../../shell/ports'
import type { SearchEngine } from '../search/searchEngines'
import type { TaskQueue } from '../tasks/taskQueue'
import { inTurn } from './inTurn'
import { playedSetup, pricingJob, type PricingJob } from './pricingJob'
import type { SetupMeans } from './setupMeans'
import { setupJobs, type SetupJobs } from './setupJobs'
import { setupPhases } from './setupPhases'
import { solverJob, type SolverJob } from './solverJob'
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
      return sampled ? err({ kind: 'tooManyArrays', arrays: sampled.of, most: MOST_ARRAYS }) : ok(asked)
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

/** Begins what was asked for: what is seen before what a game is annotated with. */
const starters = ({ core, memory, tasks, emit }: SetupSolverParts, jobs: SetupJobs, show: Show) => {
  const opening = (asked: AskedPlace, kind: 'setup' | 'pricing') => (progress: () => TaskProgress) =>
    tasks.open({
      kind,
      title: asked.place.line.variant.name,
      precedence: kind === 'setup' ? 'screen' : 'background',
      engine: asked.engine,
      progress,
    })
  return {
    solve: (number: number, asked: AskedPlace): SolverJob =>
      jobs.begin(before =>
        solverJob({
          number,
          asked,
          memory,
          before,
          open: opening(asked, 'setup'),
          show: isRunning => show(asked, isRunning),
          emit: update => emit('solver:update', update),
        }),
      ),
    price: (asked: AskedPlace): PricingJob =>
      jobs.begin(before =>
        pricingJob({
          core,
          asked,
          memory,
          before,
          open: opening(asked, 'pricing'),
          emit: progress => emit('solver:pricing', progress),
        }),
      ),
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

export const setupSolverService = (parts: SetupSolverParts): SetupSolverService => {
  const { core, memory } = parts
  const ask = asker(parts)
  const turns = inTurn()
  const jobs = setupJobs()
  const wish = wishes()
  const show: Show = (asked, isRunning) => turns.each(() => viewOf(core, asked, isRunning))
  const begin = starters(parts, jobs, show)
  const answer = answerer(memory, jobs)
  let pricing: PricingJob | undefined
  let number = 0

  const isSearched = (asked: AskedPlace) => (): boolean =>
    jobs.isBusyWith(same => isSameQuestion(same, asked))

  return {
    look: request =>
      answer(ask(request), asked => turns.newest('look', () => viewOf(core, asked, isSearched(asked)))),
    played: request =>
      answer(unsampled(ask)(request), asked => turns.newest('played', () => playedSetup(core, asked))),
    start: async request => {
      const id = (number += 1)
      const mine = wish.next('solve')
      const asked = await ask(request)
      if (!asked.ok) return asked
      // Another has been started meanwhile.
      if (!mine.isLast()) return ok(id)
      const job = begin.solve(id, asked.value)
      if (mine.isStopped()) job.stop()
      const opened = await job.opened
      return opened.ok ? ok(id) : opened
    },
    stop: () => {
      wish.stop('solve')
      if (jobs.current() !== pricing) jobs.current()?.stop()
    },
    price: async request => {
      const mine = wish.next('price')
      const asked = await unsampled(ask)(request)
      if (!asked.ok) return asked
      if (!mine.isLast() || mine.isStopped()) return ok(null)
      pricing = begin.price(asked.value)
      return pricing.priced
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
