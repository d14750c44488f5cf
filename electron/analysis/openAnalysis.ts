import path from 'node:path'
import type { Core } from '../core/load'
import type { EngineSession } from '../engines/engineSession'
import type { Ports } from '../ports'
import { poolBounds } from '../search/poolBounds'
import { openPool, type PoolFault, type PoolSize, type SearchPool } from '../search/searchPool'
import { WEIGHT_FILES } from '../search/weights'
import { analysisCache } from './analysisCache'
import { type AnalysisService, analysisService } from './analysisService'
import { builtInProfile } from './builtInProfile'
import { BuiltInSession } from './builtInSession'
import { engineIdentity } from './engineIdentity'

/** Opens a pool of search threads of this program. */
export type OwnPool = (size: PoolSize, onFault: (fault: PoolFault) => void) => Promise<SearchPool>

/** @param corePath the compiled core */
export const ownPool =
  (corePath: string, workerFile: string): OwnPool =>
  (size, onFault) =>
    openPool({ ...size, corePath, workerFile, onFault })

/** Our own engine, of which nothing runs before it is asked. */
export const openBuiltIn = (openOwn: OwnPool, clock: () => number): EngineSession =>
  new BuiltInSession(builtInProfile(poolBounds()), { openPool: openOwn, clock })

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
