import { assertNever } from '@shared/exhaustive'
import { t } from '@shared/i18n/t'
import type { SolverRefusal } from '@shared/ipc/contract'
import { describeEngineFault } from './describeEngineFault'
import type { ErrorText } from './errorText'

/** The words for why a setup is not solved. */
export const describeSolverRefusal = (refusal: SolverRefusal): ErrorText => {
  switch (refusal.kind) {
    case 'noSetupPhase':
      return { title: t('solver.refusals.noSetupPhase') }
    case 'setupOver':
      return { title: t('solver.refusals.setupOver') }
    case 'tooManyArrays': {
      const { arrays, most } = refusal
      return {
        title: t('solver.refusals.tooManyArrays', { arrays }),
        remedy: t('solver.refusals.placeMore', { most }),
      }
    }
    case 'unknownEngine':
    case 'illegalPosition':
    case 'variantNotPlayed':
    case 'noScore':
    case 'engineFailed':
      return describeEngineFault(refusal)
    default:
      return assertNever(refusal)
  }
}
