import { wideCorePath } from '../../core/load'
import type { Ports } from '../../shell/ports'
import { WEIGHT_FILES, WIDE_WEIGHT_FILES } from '../pool/weights'
import { engineIdentity } from '../store/engineIdentity'
import { type AnalysisParts, type AnalysisService, analysisService } from './analysisService'

/**
 * @param parts its memory outlives the analyses; its cores are those of the screen
 * @param corePath the compiled core
 */
export const openAnalysis = (
  parts: Pick<AnalysisParts, 'core' | 'memory' | 'cores' | 'sessionOf'>,
  { emit }: Pick<Ports, 'emit'>,
  corePath: string,
): AnalysisService =>
  analysisService({
    ...parts,
    identify: engineIdentity([corePath, ...WEIGHT_FILES, wideCorePath(corePath), ...WIDE_WEIGHT_FILES]),
    emit: update => emit('analysis:update', update),
  })
