import type { EngineFault } from '@shared/analysis/engineFault'
import { assertNever } from '@shared/exhaustive'
import { t } from '@shared/i18n/t'
import { excerpt, type ErrorText } from './errorText'

/** How many of an engine's latest lines are shown. */
const LINES_SHOWN = 3

const joined = (texts: readonly string[]): string => texts.filter(text => text !== '').join(' · ')

/** The words for why background work stopped. */
export const describeEngineFault = (fault: EngineFault): ErrorText => {
  switch (fault.kind) {
    case 'unknownEngine':
      return { title: t('errors.engine.unknown'), remedy: t('errors.engine.chooseAnother') }
    case 'illegalPosition':
      return { title: t('errors.engine.refused.illegalPosition'), detail: excerpt(fault.detail) }
    case 'variantNotPlayed':
      return {
        title: t('errors.engine.notPlayed', { engine: fault.engine }),
        remedy: t('errors.engine.chooseAnother'),
      }
    case 'noScore':
      return { title: t('errors.engine.noScore', { engine: fault.engine }), detail: fault.fen }
    case 'engineFailed':
      return {
        title: t('errors.engine.stoppedWorking', { engine: fault.engine }),
        detail: joined([fault.detail, ...fault.said.slice(-LINES_SHOWN)]),
        kept: t('errors.engine.foundKept'),
      }
    default:
      return assertNever(fault)
  }
}
