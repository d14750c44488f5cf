import type { EngineNotice } from '@shared/analysis/engine'
import type { PoolError, PoolFault } from '../pool/poolBounds'

/** What the user sees of it. */
export const noticeOf = (fault: PoolFault | PoolError): Pick<EngineNotice, 'kind' | 'detail'> => {
  switch (fault.kind) {
    case 'workerDied':
    case 'workerGaveUp':
      return { kind: 'workerDied', detail: fault.detail }
    case 'memoryRefused':
      return { kind: 'memoryRefused', detail: `${fault.askedMiB} MiB: ${fault.detail}` }
    case 'hash':
      return { kind: 'memoryRefused', detail: `${fault.askedMiB} MiB, at most ${fault.mostMiB}` }
    case 'threads':
      return { kind: 'memoryRefused', detail: `${fault.asked} threads, at most ${fault.most}` }
  }
}

/** A thread that died is replaced, but without the first one a pool finds nothing. */
export const isLoss = (fault: PoolFault): boolean => fault.kind === 'workerGaveUp' && fault.thread === 0
