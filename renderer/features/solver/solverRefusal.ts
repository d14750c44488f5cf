import { assertNever } from '@shared/exhaustive'
import { t } from '@shared/i18n/t'
import type { SolverRefusal } from '@shared/ipc/contract'
import type { ErrorText } from '../../errors/errorText'

/** Why a setup is not solved, in words. */
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
    case 'illegalPosition':
      return { title: t('solver.refusals.illegalPosition'), detail: refusal.detail }
    case 'unknownEngine':
      return { title: t('solver.refusals.unknownEngine'), remedy: t('solver.refusals.chooseEngine') }
    case 'variantNotPlayed':
      return {
        title: t('solver.refusals.variantNotPlayed', { engine: refusal.engine }),
        remedy: t('solver.refusals.chooseEngine'),
      }
    case 'engineFailed':
      return {
        title: t('solver.refusals.engineFailed', { engine: refusal.engine }),
        detail: [refusal.detail, ...refusal.said].filter(text => text !== '').join(' · '),
        kept: t('solver.refusals.kept'),
      }
    default:
      return assertNever(refusal)
  }
}
