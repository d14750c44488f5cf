import type { SolverRefusal } from '@shared/ipc/solver'
import type { ArrayFault } from '../arrays/arrayEvaluator'

/** What a fault of an evaluator is to whoever asked; undefined for one that was told to stop. */
export const refusalOf = (fault: ArrayFault): SolverRefusal | undefined => {
  switch (fault.kind) {
    case 'stopped':
      return undefined
    case 'noArray':
      return { kind: 'illegalPosition', detail: `${fault.fen}: ${fault.flaw}` }
    case 'variantNotPlayed':
      return { kind: 'variantNotPlayed', engine: fault.engine }
    case 'noScore':
      return { kind: 'engineFailed', engine: fault.engine, detail: `no score for ${fault.fen}`, said: [] }
    case 'failed':
      return { ...fault, kind: 'engineFailed' }
  }
}
