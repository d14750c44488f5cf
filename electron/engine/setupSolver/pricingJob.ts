import type { PlayedSetup, PricingProgress, SolverRefusal } from '@shared/ipc/solver'
import { err, ok, type Result } from '@shared/result'
import { arraysFrom } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import type { Searcher } from '../search/searcher'
import { usualBudget } from './engineSolver'
import { pace } from './pace'
import { playedPair, priceLine } from './priceLine'
import { searchStates } from './searchStates'
import type { SetupJob, SetupJobs } from './setupJobs'
import { UPDATE_MS } from './solverJob'
import { areSettled, type AskedPlace } from './solverQuestion'

/** A search that prices every turn of a line. */
export interface PricingJob {
  readonly job: SetupJob
  /** Null if it was ended before the answer stood. */
  readonly priced: Promise<Result<PlayedSetup | null, SolverRefusal>>
}

export interface PricingJobParts {
  readonly core: Core
  readonly asked: AskedPlace
  readonly emit: (progress: PricingProgress) => void
}

const turnsOf = ({ place }: AskedPlace): AskedPlace['place']['states'] => place.states.slice(0, -1)

/** What is known now of the turns that led to a position. */
export const playedSetup = async (core: Core, asked: AskedPlace): Promise<PlayedSetup> => {
  const { place, known, reading, nodes } = asked
  const { solver } = known
  const { solved } = solver.expect({ reading, nodes })
  const pair = playedPair(core, place.line, place.states, solved)
  return {
    setup: priceLine(core, place.line, solver, { reading, nodes }),
    ...(pair && { pair }),
    isSettled: await areSettled(known, turnsOf(asked), { reading, nodes }),
  }
}

/** Follows how much of the work is done; each turn is expected to take as much as arrays can still arise. */
const progressOf = ({ place, known, nodes }: AskedPlace, turns: AskedPlace['place']['states']) => {
  const { graph } = place.phase
  const weights = turns.map(state => arraysFrom(graph, state))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const begun = known.solver.searched()
  let done = 0
  let doneWeight = 0
  let turnBegun = begun
  return {
    next: () => {
      // Gone through once more.
      if (done === turns.length) return
      doneWeight += weights[done]!
      done += 1
      turnBegun = known.solver.searched()
    },
    now: (): PricingProgress => {
      const searched = known.solver.searched()
      const weight = weights[done] ?? 0
      const part = weight === 0 ? 0 : Math.min(1, (searched - turnBegun) / usualBudget(nodes, weight))
      return {
        done,
        turns: turns.length,
        share: whole === 0 ? 1 : (doneWeight + part * weight) / whole,
        nodes: searched - begun,
      }
    },
  }
}

/** Begins to price every turn of a line. */
export const pricingJob = (jobs: SetupJobs, { core, asked, emit }: PricingJobParts): PricingJob => {
  const { known, reading, nodes } = asked
  const turns = turnsOf(asked)
  const progress = progressOf(asked, turns)
  const report = (): Promise<void> => {
    emit(progress.now())
    return Promise.resolve()
  }
  const updates = pace(report, UPDATE_MS)
  const work = {
    asked,
    kind: 'pricing',
    share: () => progress.now().share,
    search: (searcher: Pick<Searcher, 'search'>) =>
      searchStates(known.solver, turns, { reading, nodes }, searcher, {
        onValue: () => updates.soon(),
        onState: (state, ending) => {
          progress.next()
          if (ending === 'settled') known.settle({ state, reading, nodes })
          updates.soon()
        },
      }),
  } as const
  const { job, told } = jobs.begin(
    work,
    async ({ searched }): Promise<Result<PlayedSetup | null, SolverRefusal>> => {
      const found = await searched
      await updates.end()
      if (found.ok) return ok(await playedSetup(core, asked))
      return found.error.kind === 'stopped' ? ok(null) : err(found.error)
    },
  )
  return { job, priced: told }
}
