import { t } from '@shared/i18n/t'
import type { FileError } from '@shared/ipc/contract'
import { describeFileError } from './describeFile'
import type { ErrorText } from './errorText'

/** Reasons that a notice names one by one. */
const MAX_NAMED = 4

/** Why tabs of the last session are not back, at least one, in one notice. */
export const describeLostTabs = (lost: readonly FileError[]): ErrorText => {
  const reasons = [...new Set(lost.map(error => describeFileError(error).title))]
  const named = reasons.slice(0, MAX_NAMED).map(reason => t('errors.lostTabs.reason', { reason }))
  const more = reasons.length - named.length
  return {
    title: t('errors.lostTabs.title'),
    detail: [...named, ...(more > 0 ? [t('errors.lostTabs.more', { count: more })] : [])].join(' '),
  }
}
