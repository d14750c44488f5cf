import type { Handlers } from '@shared/ipc/contract'
import type { AnalysisService } from '../../analysis/analysisService'

export const analysisHandlers = (
  service: AnalysisService,
): Pick<Handlers, 'analysis:start' | 'analysis:stop' | 'analysis:recall'> => ({
  'analysis:start': request => service.start(request),
  'analysis:stop': engineId => service.stop(engineId),
  'analysis:recall': request => service.recall(request),
})
