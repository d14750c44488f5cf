import { err, ok, type Result } from '@shared/result'
import { formatNumber } from '@shared/i18n/numbers'
import type { Reading } from '@shared/solver/induction'
import { ROOT } from '@shared/solver/setupGraph'
import type { Core } from '../../core/load'
import type { Searcher, SearchFault } from '../../engine/search/searcher'
import { engineSolver, type SetupConclusion } from '../../engine/setupSolver/engineSolver'
import { followPlan } from '../../engine/tasks/followPlan'
import { planOf } from '../../engine/tasks/plan'
import { withProgress } from '../io/withProgress'
import type { Terminal } from '../io/terminal'
import { describeSearchFault } from '../engines/describeSearchFault'
import { type EngineChoice, openSearcher } from '../engines/openSearcher'
import type { OpenSetup } from './openSetup'
import type { ValueSource } from './valueSource'

/** How an engine is to value the arrays. */
export interface ValuationSettings extends EngineChoice {
  /** Nodes an array. */
  readonly nodes: number
  /** Every array is searched so far, whether it matters or not. */
  readonly isThorough: boolean
  /** Nodes in all; as many as the solver thinks right if not said. */
  readonly budget: number | undefined
}

interface Found extends SetupConclusion {
  readonly nodes: number
}

/** Asks the searcher until the answer is final; Ctrl-C stops it. */
const ask = (
  { graph, position, options }: OpenSetup,
  reading: Reading,
  settings: ValuationSettings,
  searcher: Searcher,
  terminal: Terminal,
): Promise<Result<Found, SearchFault>> => {
  const solver = engineSolver({ variant: position.variant, options, graph })
  const { nodes, isThorough, budget } = settings
  const question = { state: ROOT, reading, nodes, isThorough, ...(budget !== undefined && { budget }) }
  let values = 0
  const run = async (status: (text: string) => void): Promise<Result<Found, SearchFault>> => {
    const hear = () => status(`${formatNumber(++values)} searches, ${formatNumber(solver.searched())} nodes`)
    const done = await followPlan(planOf(solver.solve(question, hear)), searcher)
    return done.ok ? ok({ ...(await solver.conclude(question)), nodes: solver.searched() }) : done
  }
  return withProgress(terminal, status => ({ outcome: run(status), stop: () => void searcher.close() }))
}

/** Values that an engine finds by searching the arrays. */
export const valuesOfEngine =
  (settings: ValuationSettings, core: Core, terminal: Terminal): ValueSource =>
  async (setup, reading) => {
    const searcher = await openSearcher(settings, core, terminal)
    if (!searcher.ok) return searcher
    try {
      const found = await ask(setup, reading, settings, searcher.value, terminal)
      return found.ok ? found : err(describeSearchFault(found.error))
    } finally {
      await searcher.value.close()
    }
  }
