import type { Handlers } from '@shared/ipc/contract'
import type { SelfTestService } from '../../selfTest/selfTestService'

export const selfTestHandlers = (
  service: SelfTestService,
): Pick<Handlers, 'selfTest:start' | 'selfTest:cancel'> => ({
  'selfTest:start': request => service.start(request),
  'selfTest:cancel': runId => service.cancel(runId),
})
