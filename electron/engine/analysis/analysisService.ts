import type { AnalysisUpdate } from '@shared/analysis/analysis'
import type { EngineProfile } from '@shared/analysis/engine'
import type { ServiceOf } from '@shared/ipc/declare'
import type { analysisRequests } from '@shared/ipc/engines'
import { err, ok } from '@shared/result'
import { makeUci } from '@shared/notation/uci'
import type { Core } from '../../core/load'
import type { PositionText } from '../../rules/positions/openPosition'
import type { EngineSession } from '../line/engineSession'
import type { DeepestMemory } from '../memory/searchMemory'
import { showRemembered } from './analysisWork'
import { type EngineAnalysis, engineAnalysis } from './engineAnalysis'
import { gameLine } from '../line/gameLine'
import type { Cores } from '../tasks/cores'
import { threadsOf } from '../uciClient/threadsOf'
import { type PreparedJob, prepareJob } from './prepareJob'
import { createHash } from 'node:crypto'

/** Everything that a remembered analysis depends on, besides the number of lines wanted. The FEN is in canonical form. */
export interface AnalysisSubject extends PositionText {
  /** Names the engine, its version and everything that changes its answers. */
  readonly engine: string
  /** In UCI; empty if all moves were searched. */
  readonly searchMoves: readonly string[]
}

const HALFMOVES = 4
const FULLMOVES = 5

/** With a halfmove clock below this, the fifty-move rule is too far away to change the value of a position. */
const CLOCK_MATTERS = 80

/** The FEN without its move number, and without its halfmove clock as long as that does not matter. */
export const withoutCounters = (fen: string): string => {
  const clockMatters = Number(fen.split(' ')[HALFMOVES]) >= CLOCK_MATTERS
  return fen
    .split(' ')
    .filter((_, field) => field !== FULLMOVES && (field !== HALFMOVES || clockMatters))
    .join(' ')
}

/** A hash of the subject, sixteen bytes long; the same for positions that differ only in their counters. */
export const analysisKey = ({ fen, variant, options, engine, searchMoves }: AnalysisSubject): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([withoutCounters(fen), variant, options.toSorted(), engine, searchMoves.toSorted()]),
    )
    .digest()
    .subarray(0, 16)

/** Has engines analyze positions and reports what they find. */
export interface AnalysisService extends ServiceOf<typeof analysisRequests> {
  close(): void
}

export interface AnalysisParts {
  readonly core: Core
  readonly memory: DeepestMemory
  /** The engine with an id; always the same object while it exists. */
  readonly sessionOf: (engineId: string) => EngineSession | undefined
  /** Returns a text that identifies an engine's program and everything else that its answers depend on. */
  readonly identify: (profile: EngineProfile) => string
  readonly emit: (update: AnalysisUpdate) => void
  readonly cores: Pick<Cores, 'take'>
}

/** The key under which the analysis of a position by an engine is remembered. */
const keyOf = (engine: string, { position, variant, options, searchMoves }: PreparedJob): Buffer =>
  analysisKey({
    fen: position.fen(),
    variant: variant.id,
    options,
    engine,
    searchMoves: searchMoves.map(move => makeUci(variant, move)),
  })

const recallPrepared = async (
  { memory, identify }: AnalysisParts,
  profile: EngineProfile,
  prepared: PreparedJob,
): Promise<AnalysisUpdate | null> => {
  using position = prepared.position
  const remembered = await memory.recall(keyOf(identify(profile), prepared), prepared.multiPv)
  const shown = remembered && showRemembered(remembered, { ...prepared, position })
  if (!shown || shown.lines.length === 0) return null
  return { ...shown, engineId: profile.id, jobId: 0, state: 'stopped', cached: true }
}

/** The analyses of the engines that have been used, each with one session. */
const engineAnalyses = ({ memory, emit, cores }: AnalysisParts) => {
  const analyses = new Map<string, { readonly session: EngineSession; readonly analysis: EngineAnalysis }>()
  const forget = (engineId: string) => {
    analyses.get(engineId)?.analysis.close()
    analyses.delete(engineId)
  }
  return {
    of: (session: EngineSession): EngineAnalysis => {
      const { id } = session.profile
      const known = analyses.get(id)
      if (known?.session === session) return known.analysis
      forget(id)
      const analysis = engineAnalysis(session, memory, emit, () =>
        cores.take('screen', threadsOf(session.profile)),
      )
      analyses.set(id, { session, analysis })
      return analysis
    },
    find: (engineId: string): EngineAnalysis | undefined => analyses.get(engineId)?.analysis,
    close: () => {
      for (const engineId of [...analyses.keys()]) forget(engineId)
    },
  }
}

export const analysisService = (parts: AnalysisParts): AnalysisService => {
  const { core, sessionOf, identify } = parts
  const line = gameLine(core)
  const analyses = engineAnalyses(parts)
  let jobs = 0

  return {
    start: request => {
      const { engineId } = request
      const session = sessionOf(engineId)
      if (!session) return err({ kind: 'unknownEngine', engineId })
      const prepared = prepareJob(core, line, request)
      if (!prepared.ok) return prepared
      const jobId = jobs + 1
      const key = keyOf(identify(session.profile), prepared.value)
      const refusal = analyses.of(session).begin({ ...prepared.value, jobId, key })
      if (refusal) {
        prepared.value.position[Symbol.dispose]()
        return err(refusal)
      }
      jobs = jobId
      return ok(jobId)
    },
    stop: engineId => analyses.find(engineId)?.stop(),
    recall: async request => {
      const session = sessionOf(request.engineId)
      const prepared = session && prepareJob(core, line, request)
      return prepared?.ok ? recallPrepared(parts, session!.profile, prepared.value) : null
    },
    close: () => {
      analyses.close()
      line.close()
    },
  }
}
