import path from 'node:path'
import type { Core } from '../../core/load'
import type { EngineSession } from '../line/engineSession'
import type { Ports } from '../../shell/ports'
import { WEIGHT_FILES } from '../pool/weights'
import { engineIdentity } from '../store/engineIdentity'
import { analysisCache } from './analysisCache'
import { type AnalysisService, analysisService } from './analysisService'

export type AnalysisPorts = Pick<Ports, 'userFolder' | 'cacheWorker' | 'logger' | 'emit'>

export interface OpenAnalysis {
  readonly service: AnalysisService
  /** Ends all analyses and writes what they have found. */
  close(): Promise<void>
}

/** @param sessionOf the engine that bears an id, if one does */
export const openAnalysis = (
  core: Core,
  { userFolder, cacheWorker, logger, emit }: AnalysisPorts,
  corePath: string,
  sessionOf: (engineId: string) => EngineSession | undefined,
): OpenAnalysis => {
  const cache = analysisCache(cacheWorker, path.join(userFolder, 'analyses.sqlite'), logger)
  const service = analysisService({
    core,
    cache,
    sessionOf,
    identify: engineIdentity([corePath, ...WEIGHT_FILES]),
    emit: update => emit('analysis:update', update),
  })
  return {
    service,
    close: () => {
      service.close()
      return cache.close()
    },
  }
}
