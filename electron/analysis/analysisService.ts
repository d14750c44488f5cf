import type { AnalysisRefusal, AnalysisRequest, AnalysisUpdate } from '@shared/analysis/analysis'
import type { EngineProfile } from '@shared/analysis/engine'
import { err, ok, type Result } from '@shared/result'
import { makeUci } from '@shared/notation/uci'
import type { Core } from '../core/load'
import type { EngineSession } from '../engines/engineSession'
import type { AnalysisCache } from './analysisCache'
import { type AnalysisDesk, analysisDesk } from './analysisDesk'
import { showRemembered } from './analysisWork'
import { cacheKey } from './cacheKey'
import { gameLine } from './gameLine'
import { type PreparedJob, prepareJob } from './prepareJob'

/** Puts positions before engines and tells what they find. */
export interface AnalysisService {
  /** Looks at a position instead of whatever the engine looks at now; answers with the number of the job. */
  start(request: AnalysisRequest): Result<number, AnalysisRefusal>
  /** Ends the engine's search; what it found stays. */
  stop(engineId: string): void
  /** What is remembered of a position; null for nothing, and for a position that cannot be looked at. */
  recall(request: AnalysisRequest): Promise<AnalysisUpdate | null>
  close(): void
}

export interface AnalysisParts {
  readonly core: Core
  readonly cache: AnalysisCache
  /** The engine that bears an id, if one does; the same one as long as it lasts. */
  readonly sessionOf: (engineId: string) => EngineSession | undefined
  /** Names an engine's program and whatever else its answers depend on. */
  readonly identify: (profile: EngineProfile) => string
  readonly emit: (update: AnalysisUpdate) => void
}

/** Under what a position is remembered for an engine. */
const keyOf = (engine: string, { position, task }: PreparedJob): Buffer =>
  cacheKey({
    fen: position.fen(),
    variant: task.variant.id,
    options: task.options,
    engine,
    searchMoves: task.searchMoves.map(move => makeUci(task.variant, move)),
  })

const recallPrepared = async (
  { cache, identify }: AnalysisParts,
  profile: EngineProfile,
  prepared: PreparedJob,
): Promise<AnalysisUpdate | null> => {
  using position = prepared.position
  const remembered = await cache.recall(keyOf(identify(profile), prepared), prepared.task.multiPv)
  const shown = remembered && showRemembered(remembered, { ...prepared, position })
  if (!shown || shown.lines.length === 0) return null
  return { ...shown, engineId: profile.id, jobId: 0, state: 'stopped', cached: true }
}

/** The desks of the engines that have been asked, each in front of one session. */
const deskRow = ({ cache, emit }: AnalysisParts) => {
  const desks = new Map<string, { readonly session: EngineSession; readonly desk: AnalysisDesk }>()
  const forget = (engineId: string) => {
    desks.get(engineId)?.desk.close()
    desks.delete(engineId)
  }
  return {
    of: (session: EngineSession): AnalysisDesk => {
      const { id } = session.profile
      const known = desks.get(id)
      if (known?.session === session) return known.desk
      forget(id)
      const desk = analysisDesk(session, cache, emit)
      desks.set(id, { session, desk })
      return desk
    },
    find: (engineId: string): AnalysisDesk | undefined => desks.get(engineId)?.desk,
    close: () => {
      for (const engineId of [...desks.keys()]) forget(engineId)
    },
  }
}

export const analysisService = (parts: AnalysisParts): AnalysisService => {
  const { core, sessionOf, identify } = parts
  const line = gameLine(core)
  const desks = deskRow(parts)
  let jobs = 0

  return {
    start: request => {
      const { engineId } = request
      const session = sessionOf(engineId)
      if (!session) return err({ kind: 'unknownEngine', engineId })
      const prepared = prepareJob(core, line, request)
      if (!prepared.ok) return prepared
      const jobId = jobs + 1
      const refusal = session.refusalOf({ ...prepared.value.task, jobId })
      if (refusal) {
        prepared.value.position[Symbol.dispose]()
        return err(refusal)
      }
      jobs = jobId
      const key = keyOf(identify(session.profile), prepared.value)
      desks.of(session).begin({ jobId, prepared: prepared.value, key })
      return ok(jobId)
    },
    stop: engineId => desks.find(engineId)?.stop(),
    recall: async request => {
      const session = sessionOf(request.engineId)
      const prepared = session && prepareJob(core, line, request)
      return prepared?.ok ? recallPrepared(parts, session!.profile, prepared.value) : null
    },
    close: () => {
      desks.close()
      line.close()
    },
  }
}
