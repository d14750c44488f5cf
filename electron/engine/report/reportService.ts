import type { EngineProfile } from '@shared/analysis/engine'
import type {
  MoveRemarks,
  RecalledReport,
  ReportLimit,
  ReportRefusal,
  ReportRequest,
  ReportUpdate,
} from '@shared/ipc/report'
import { MOST_REPORT_PLIES } from '@shared/ipc/report'
import type { JudgmentPoints } from '@shared/report/judgment'
import { err, ok, type Result } from '@shared/result'
import { variantById } from '@shared/variants'
import {
  engineExaminers,
  type EngineExaminer,
  type EngineExaminerParts,
} from '../examination/engineExaminers'
import type { ExaminationFault, ExaminationLimits } from '../examination/examiner'
import type { ExaminationMemory } from '../examination/memory/examinationMemory'
import type { ReportEffort } from './closerLook'
import { type Place, placesInTurn, placesOf } from './gamePlaces'
import { keptExaminer } from '../examination/keptExaminer'
import { recallGame } from './recallGame'
import { reportJob, type ReportJob } from './reportJob'
import { reportWords } from './reportWords'

/** Reports on games, one at a time, and tells what comes of it. */
export interface ReportService {
  /** What is known of a game without any search. */
  look(request: ReportRequest): Promise<Result<RecalledReport, ReportRefusal>>
  /** What can be said in words of what is known. */
  words(request: ReportRequest, points: JudgmentPoints): Promise<Result<MoveRemarks, ReportRefusal>>
  /** Examines a game in the place of whatever was examined before; answers with the number of the job. */
  start(request: ReportRequest): Result<number, ReportRefusal>
  /** Ends the job, of which only its end is told. */
  stop(): void
  /** Resolves when nothing is left of any engine, and all that was found is written. */
  close(): Promise<void>
}

/** Its memory is closed with the service. */
export interface ReportParts extends EngineExaminerParts {
  readonly memory: ExaminationMemory
  /** The engine that bears an id, if one does. */
  readonly profileOf: (engineId: string) => EngineProfile | undefined
  readonly emit: (update: ReportUpdate) => void
}

/** What a request asks for, as far as nobody has to be asked for it. */
interface AskedReport {
  readonly places: readonly Place[]
  readonly engine: EngineExaminer
  readonly effort: ReportEffort
}

const limitsOf: Readonly<Record<ReportLimit, (amount: number) => ExaminationLimits>> = {
  nodes: nodes => ({ nodes }),
  depth: depth => ({ depth }),
  time: tenths => ({ moveTimeMs: 100 * tenths }),
}

/** Why an engine could not go on, for whom to know. */
const refusalOf = (fault: ExaminationFault): ReportRefusal | undefined => {
  switch (fault.kind) {
    case 'stopped':
      return undefined
    case 'illegalPosition':
      return { kind: 'illegalPosition' }
    case 'variantNotPlayed':
      return { kind: 'variantNotPlayed', engine: fault.engine }
    case 'noScore':
      return { kind: 'engineFailed', engine: fault.engine, detail: fault.fen, said: [] }
    case 'failed':
      return { kind: 'engineFailed', engine: fault.engine, detail: fault.detail, said: fault.said }
  }
}

/** Two ways to ask: at once, or while other work of the thread comes in between. */
const asker = ({ core, profileOf, ...parts }: ReportParts) => {
  const examinerOf = engineExaminers({ core, ...parts })

  // What is not played has no positions of a game.
  const isPlayed = ({ variant }: ReportRequest): boolean => variantById(variant).playable

  const askAbout = (
    { engineId, limit, amount, lines, closer }: ReportRequest,
    places: readonly Place[],
  ): Result<AskedReport, ReportRefusal> => {
    const profile = profileOf(engineId)
    if (!profile) return err({ kind: 'unknownEngine' })
    if (places.length === 0) return err({ kind: 'illegalPosition' })
    const effort = { limits: limitsOf[limit](amount), multiPv: lines, plies: MOST_REPORT_PLIES, closer }
    return ok({ places, engine: examinerOf(profile), effort })
  }

  return {
    now: (request: ReportRequest) => askAbout(request, isPlayed(request) ? placesOf(core, request) : []),
    inTurn: async (request: ReportRequest) =>
      askAbout(request, isPlayed(request) ? await placesInTurn(core, request) : []),
  }
}

export const reportService = (parts: ReportParts): ReportService => {
  const { core, memory, emit } = parts
  const ask = asker(parts)
  const examiners = keptExaminer()
  let current: ReportJob | undefined
  let number = 0

  const recall = ({ places, engine, effort }: AskedReport) =>
    recallGame(core, places, engine.identity, effort, memory)

  return {
    look: async request => {
      const asked = await ask.inTurn(request)
      if (!asked.ok) return asked
      const { found, isComplete } = await recall(asked.value)
      return ok({ found: [...found], positions: asked.value.places.length, isComplete })
    },
    words: async (request, points) => {
      const asked = await ask.inTurn(request)
      if (!asked.ok) return asked
      const { found } = await recall(asked.value)
      return ok([...(await reportWords(core, request, found, points))])
    },
    start: request => {
      const asked = ask.now(request)
      if (!asked.ok) return asked
      current?.stop()
      const id = (number += 1)
      const { places, engine, effort } = asked.value
      current = reportJob({
        core,
        places,
        effort,
        memory,
        before: current?.over ?? Promise.resolve(),
        open: signal => examiners.open(engine, signal),
        onFailed: () => examiners.dismiss(),
        tell: ({ fault, ...update }) => {
          const refusal = fault && refusalOf(fault)
          emit({ job: id, ...update, ...(refusal && { refusal }) })
        },
      })
      void current.over.then(() => examiners.rest())
      return ok(id)
    },
    stop: () => current?.stop(),
    close: async () => {
      current?.stop()
      await current?.over
      await examiners.close()
      await memory.close()
    },
  }
}
