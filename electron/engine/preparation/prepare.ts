import type { PreparationGraph } from '@shared/preparation/graph'
import type { PreparationProgress } from '@shared/preparation/step'
import { ok, unwrap } from '@shared/result'
import { growthRun, type RunOutcome } from './growth/growthRun'
import { openLive } from './kept/livePreparation'
import type { ProgressLog } from './kept/progressLog'
import type { PreparationMeans } from './search/preparationMeans'

/** A preparation as far as it has come. */
export interface Prepared extends PreparationProgress {
  readonly graph: PreparationGraph
  readonly ending: RunOutcome
}

/** What the command line keeps, its searcher keeps. */
const NO_LOG: ProgressLog = {
  lines: async function* () {},
  append: () => Promise.resolve(ok(null)),
  mend: () => Promise.resolve(null),
  flush: () => Promise.resolve(),
}

/**
 * Prepares one side from a position by drop-out expansion ({@link import('@shared/preparation/priority').growthCost}). A setup phase is
 * solved first. With fixed nodes a position, and a searcher as wide, the same comes of it each time.
 *
 * @param hear told after each round of searches
 * @param isStopped asked before each round
 */
export const prepare = async (
  { core, job, searcher, effort, buildGraph }: PreparationMeans,
  hear: (progress: PreparationProgress, graph: PreparationGraph) => void,
  isStopped: () => boolean,
): Promise<Prepared> => {
  const live = unwrap(await openLive(core, job, NO_LOG))
  const { graph } = live
  const limits = { ...effort, minutes: 0, coverage: 0, spentMs: 0 }
  const ending = await growthRun({
    core,
    live,
    record: () => limits,
    searcher,
    isStopped,
    onRound: () => undefined,
    onSetup: nodes => hear({ positions: 0, nodes }, graph),
    onGrown: () => hear(live.progress(), graph),
    ...(buildGraph && { buildGraph }),
  })
  return { ...live.progress(), graph, ending }
}
