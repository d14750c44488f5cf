import type { EngineFault } from '@shared/analysis/engineFault'
import type { MoveRemarks, RecalledReport, ReportLimit, ReportRequest } from '@shared/ipc/report'
import { MOST_REPORT_PLIES } from '@shared/ipc/report'
import type { JudgmentPoints } from '@shared/report/judgment'
import { err, ok, type Result } from '@shared/result'
import { variantById } from '@shared/variants'
import type { Core } from '../../core/load'
import type { Emit } from '../../shell/ports'
import type { SearchEngine } from '../search/searchEngines'
import type { QuestionLimits } from '../search/searcher'
import type { QueuedTask } from '../tasks/task'
import type { TaskQueue } from '../tasks/taskQueue'
import type { ExactMemory } from '../memory/searchMemory'
import { type Place, placesOf } from './gamePlaces'
import { recallGame } from './recallGame'
import { reportJob } from './reportJob'
import type { ReportEffort } from './reportPlan'
import { reportWords } from './reportWords'

/** Reports on games, one at a time, and tells what comes of it. */
export interface ReportService {
  /** What is known of a game without any search. */
  look(request: ReportRequest): Promise<Result<RecalledReport, EngineFault>>
  /** What can be said in words of what is known. */
  words(request: ReportRequest, points: JudgmentPoints): Promise<Result<MoveRemarks, EngineFault>>
  /** Examines a game in the place of whatever was examined before; answers with the number of the job. */
  start(request: ReportRequest): Result<number, EngineFault>
  /** Ends the job, of which only its end is told. */
  stop(): void
}

export interface ReportParts {
  readonly core: Core
  /** Outlives the service. */
  readonly memory: ExactMemory
  /** The engine that bears an id, if one does. */
  readonly engineOf: (engineId: string) => SearchEngine | undefined
  readonly tasks: Pick<TaskQueue, 'add'>
  readonly emit: Emit
}

/** What a request asks for, as far as nobody has to be asked for it. */
interface AskedReport {
  readonly places: readonly Place[]
  readonly engine: SearchEngine
  readonly effort: ReportEffort
}

const limitsOf: Readonly<Record<ReportLimit, (amount: number) => QuestionLimits>> = {
  nodes: nodes => ({ nodes }),
  depth: depth => ({ depth }),
  time: tenths => ({ moveTimeMs: 100 * tenths }),
}

const asker =
  ({ core, engineOf }: ReportParts) =>
  ({ engineId, limit, amount, lines, closer, ...line }: ReportRequest): Result<AskedReport, EngineFault> => {
    const engine = engineOf(engineId)
    if (!engine) return err({ kind: 'unknownEngine', engineId })
    // What is not played has no positions of a game.
    const places = variantById(line.variant).playable ? placesOf(core, line) : []
    if (places.length === 0) return err({ kind: 'illegalPosition', detail: line.startFen })
    const effort = { limits: limitsOf[limit](amount), multiPv: lines, plies: MOST_REPORT_PLIES, closer }
    return ok({ places, engine, effort })
  }

export const reportService = (parts: ReportParts): ReportService => {
  const { core, memory, tasks, emit } = parts
  const ask = asker(parts)
  let current: QueuedTask<unknown> | undefined
  let number = 0

  const recall = ({ places, engine, effort }: AskedReport) =>
    recallGame(core, places, engine.identity, effort, memory)

  return {
    look: async request => {
      const asked = ask(request)
      if (!asked.ok) return asked
      const { found, isComplete } = await recall(asked.value)
      return ok({ found: [...found], positions: asked.value.places.length, isComplete })
    },
    words: async (request, points) => {
      const asked = ask(request)
      if (!asked.ok) return asked
      const { found } = await recall(asked.value)
      return ok([...(await reportWords(core, request, found, points))])
    },
    start: request => {
      const asked = ask(request)
      if (!asked.ok) return asked
      current?.stop()
      const id = (number += 1)
      current = reportJob({
        core,
        tasks,
        title: request.name ?? '',
        ...asked.value,
        tell: news => emit('report:update', { job: id, ...news }),
      })
      return ok(id)
    },
    stop: () => current?.stop(),
  }
}
