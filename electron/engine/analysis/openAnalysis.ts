import type { Core } from '../../core/load'
import type { EngineSession } from '../line/engineSession'
import type { DeepestMemory } from '../memory/searchMemory'
import type { Ports } from '../../shell/ports'
import { WEIGHT_FILES } from '../pool/weights'
import { engineIdentity } from '../store/engineIdentity'
import { type AnalysisParts, type AnalysisService, analysisService } from './analysisService'

/**
 * @param memory outlives the analyses
 * @param cores that searches take from those of the screen
 * @param sessionOf the engine that bears an id, if one does
 */
export const openAnalysis = (
  core: Core,
  { emit }: Pick<Ports, 'emit'>,
  corePath: string,
  memory: DeepestMemory,
  cores: AnalysisParts['cores'],
  sessionOf: (engineId: string) => EngineSession | undefined,
): AnalysisService =>
  analysisService({
    core,
    memory,
    cores,
    sessionOf,
    identify: engineIdentity([corePath, ...WEIGHT_FILES]),
    emit: update => emit('analysis:update', update),
  })
