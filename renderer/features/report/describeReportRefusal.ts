import { assertNever } from '@shared/exhaustive'
import { t } from '@shared/i18n/t'
import type { ReportRefusal } from '@shared/ipc/contract'
import type { ErrorText } from '../../errors/errorText'

/** Why a report went no further, in words. */
export const describeReportRefusal = (refusal: ReportRefusal): ErrorText => {
  switch (refusal.kind) {
    case 'illegalPosition':
      return { title: t('report.refusals.illegalPosition') }
    case 'unknownEngine':
      return { title: t('report.refusals.unknownEngine'), remedy: t('report.refusals.chooseEngine') }
    case 'variantNotPlayed':
      return {
        title: t('report.refusals.variantNotPlayed', { engine: refusal.engine }),
        remedy: t('report.refusals.chooseEngine'),
      }
    case 'engineFailed':
      return {
        title: t('report.refusals.engineFailed', { engine: refusal.engine }),
        detail: [refusal.detail, ...refusal.said.slice(-3)].filter(text => text !== '').join(' · '),
        kept: t('report.refusals.kept'),
      }
    default:
      return assertNever(refusal)
  }
}
