import type { ServiceOf } from '@shared/ipc/declare'
import type { EngineFault } from '@shared/analysis/engineFault'
import {
  MAX_REPORT_PLIES,
  type ReportLimit,
  type ReportRequest,
  type RequestedLine,
  type RequestedReport,
  type reportRequests,
} from '@shared/ipc/report'
import { nodesInSameTime } from '@shared/analysis/relativeSpeed'
import { err, ok, type Result } from '@shared/result'
import type { Core } from '../../core/load'
import type { Emit } from '../../shell/ports'
import type { SearchEngine } from '../search/searchEngines'
import type { QuestionLimits, Searched, SearcherIdentity, SearchQuestion } from '../search/searcher'
import type { TaskQueue } from '../tasks/taskQueue'
import type { ExactMemory } from '../memory/searchMemory'
import { type Judge, judgeOf, type Judges } from './gameJudge'
import { type MainLinePosition, placesInTurn } from './gamePlaces'
import { type ReportEffort, type ReportState, reportStates } from './reportPlan'
import { reportTask } from './reportTask'
import { reportWords } from './reportWords'
import { forEachYielding } from '../../shell/yielding'
import { questionKey } from '../memory/questionKey'

/**
 * The report on a game as far as it can be made from remembered searches; empty if the engine has searched none of the
 * positions.
 *
 * @param identity the identity of the engine
 */
const recallGame = async (
  core: Core,
  places: readonly MainLinePosition[],
  identity: SearcherIdentity,
  effort: ReportEffort,
  memory: ExactMemory,
): Promise<Pick<ReportState, 'found' | 'isComplete'>> => {
  const standBy = reportStates(core, places, effort)
  const known = new Map<SearchQuestion, Searched | undefined>()
  for (;;) {
    const stand = await standBy(question => known.get(question), false)
    const asked = stand.asked.filter(question => !known.has(question))
    if (asked.length === 0) {
      const isKnown = [...known.values()].some(searched => searched !== undefined)
      return isKnown ? stand : { found: new Map(), isComplete: false }
    }
    const keys: Uint8Array[] = []
    await forEachYielding(asked, question => keys.push(questionKey(identity, question)))
    const found = await memory.recall(keys)
    for (const [place, question] of asked.entries()) known.set(question, found[place])
  }
}

/** Makes reports on games in the background, and sends their results. */
type ReportService = ServiceOf<typeof reportRequests>

export interface ReportParts {
  readonly core: Core
  /** The memory of searches, which is not closed by the service. */
  readonly memory: ExactMemory
  /** Returns the engine with an id, if there is one. */
  readonly engineOf: (engineId: string) => SearchEngine | undefined
  /** The id of our own engine. */
  readonly ownEngineId: string
  readonly tasks: Pick<TaskQueue, 'add'>
  readonly emit: Emit
}

/** The parts of a request that need no search. */
interface AskedReport {
  readonly places: readonly MainLinePosition[]
  readonly judges: Judges
}

const limitsOf: Readonly<Record<ReportLimit, (amount: number) => QuestionLimits>> = {
  nodes: nodes => ({ nodes }),
  depth: depth => ({ depth }),
  time: tenths => ({ moveTimeMs: 100 * tenths }),
}

const judgesOf = (
  { engineOf, ownEngineId }: ReportParts,
  { engineId, limit, amount, lines, closer, thrifty }: Omit<RequestedReport, 'key' | 'games'>,
): Result<Judges, EngineFault> => {
  const [engine, own] = [engineOf(engineId), engineOf(ownEngineId)]
  if (!engine || !own) return err({ kind: 'unknownEngine', engineId })
  const effort = (most: number): ReportEffort => ({
    limits: limitsOf[limit](most),
    multiPv: lines,
    plies: MAX_REPORT_PLIES,
    closer,
    thrifty,
  })
  const ownAmount =
    limit === 'nodes' ? nodesInSameTime(amount, engine.relativeSpeed, own.relativeSpeed) : amount
  return ok({
    wanted: { engineId, engine, effort: effort(amount) },
    own: { engineId: ownEngineId, engine: own, effort: effort(ownAmount) },
  })
}

const asker =
  (parts: ReportParts) =>
  async (request: ReportRequest): Promise<Result<AskedReport, EngineFault>> => {
    const judges = judgesOf(parts, request)
    if (!judges.ok) return judges
    const places = await placesInTurn(parts.core, request)
    if (places.length === 0) return err({ kind: 'illegalPosition', detail: request.startFen })
    return ok({ places, judges: judges.value })
  }

export const reportService = (parts: ReportParts): ReportService => {
  const { core, memory, tasks, emit } = parts
  const ask = asker(parts)
  /** Games whose moves were requested from the page, at most one for each task. */
  const wanted = new Map<
    string,
    { readonly game: number; readonly take: (line: RequestedLine | null) => void }
  >()

  const recall = ({ places }: AskedReport, { engine, effort }: Judge) =>
    recallGame(core, places, engine.identity, effort, memory)

  /** Recalls the results of the engine that would judge the game, or else those of our own engine. */
  const recallAny = async (asked: AskedReport) => {
    const { places, judges } = asked
    const judge = judgeOf(places, judges)
    const recalled = await recall(asked, judge)
    if (recalled.found.size > 0 || judge === judges.own) return { judge, ...recalled }
    return { judge: judges.own, ...(await recall(asked, judges.own)) }
  }

  return {
    look: async request => {
      const asked = await ask(request)
      if (!asked.ok) return asked
      const { judge, found, isComplete } = await recallAny(asked.value)
      const { engineId } = judge
      return ok({ engineId, found: [...found], positions: asked.value.places.length, isComplete })
    },
    words: async (request, points) => {
      const asked = await ask(request)
      if (!asked.ok) return asked
      const { found } = await recall(asked.value, asked.value.judges.wanted)
      return ok([...(await reportWords(core, request, found, points))])
    },
    start: wish => {
      const { key, games } = wish
      const judges = judgesOf(parts, wish)
      if (!judges.ok) return judges
      const { id, done } = reportTask({
        core,
        tasks,
        judges: judges.value,
        games,
        lineOf: game =>
          new Promise(take => {
            wanted.set(key, { game, take })
            emit('report:wanted', { key, game })
          }),
        tell: (game, news) => emit('report:update', { key, game, ...news }),
      })
      void done.finally(() => wanted.delete(key))
      return ok(id)
    },
    game: (key, game, line) => {
      const asked = wanted.get(key)
      if (asked?.game !== game) return
      wanted.delete(key)
      asked.take(line)
    },
  }
}
