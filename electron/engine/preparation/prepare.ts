import type { PreparationGraph } from '@shared/preparation/graph'
import type { PreparationProgress } from '@shared/preparation/step'
import { ok, type Result, unwrap } from '@shared/result'
import type { Searcher, SearchFault } from '../search/searcher'
import { followPlan } from '../tasks/followPlan'
import { planOf } from '../tasks/plan'
import { growth, type GrowthOutcome } from './growth/growth'
import { openLive } from './kept/livePreparation'
import type { ProgressLog } from './kept/progressLog'
import type { GrowthContext } from './search/growthContext'

/** The result of a preparation so far. */
export interface Prepared extends PreparationProgress {
  readonly graph: PreparationGraph
  readonly ending: Result<GrowthOutcome, SearchFault>
}

/** The command line keeps no log: its searcher remembers the searches. */
const NO_LOG: ProgressLog = {
  lines: async function* () {},
  append: () => Promise.resolve(ok(null)),
  mend: () => Promise.resolve(null),
  flush: () => Promise.resolve(),
}

/**
 * Prepares one side from a position by drop-out expansion ({@link import('@shared/preparation/priority').growthCost}).
 * A setup phase is solved first. With a fixed number of nodes for each position, the result is always the same, however
 * many positions the searcher searches side by side.
 *
 * @param hear called after each round of searches
 * @param isStopped called before each round
 */
export const prepare = async (
  { core, job, effort, buildGraph }: GrowthContext,
  searcher: Pick<Searcher, 'identity' | 'width' | 'search'>,
  hear: (progress: PreparationProgress, graph: PreparationGraph) => void,
  isStopped: () => boolean,
): Promise<Prepared> => {
  const live = unwrap(await openLive(core, job, NO_LOG))
  const { graph } = live
  const limits = { ...effort, minutes: 0, coverage: 0, spentMs: 0 }
  const course = growth({
    core,
    live,
    record: () => limits,
    width: searcher.width,
    isStopped,
    onRound: () => undefined,
    onSetup: nodes => hear({ positions: 0, nodes }, graph),
    onGrown: () => hear(live.progress(), graph),
    ...(buildGraph && { buildGraph }),
  })
  const ending = await followPlan(planOf(course), searcher)
  return { ...live.progress(), graph, ending }
}
