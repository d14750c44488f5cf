import { assertNever } from '@shared/exhaustive'
import { t } from '@shared/i18n/t'
import type { AppNotice } from '@shared/ipc/contract'
import { describeDamagedFiles, describeDamagedJournal, describeTemporaryFolder } from './describeJournal'
import type { ErrorText } from './errorText'

/** The words for trouble in the main process that was not caused by a request. */
export const describeNotice = (notice: AppNotice): ErrorText => {
  switch (notice.kind) {
    case 'internalError':
      return {
        title: t('errors.notices.internalError'),
        detail: notice.detail,
        kept: t('errors.notices.gamesKept'),
      }
    case 'pageRestarted':
      return { title: t('errors.notices.pageRestarted'), kept: t('errors.notices.pageRestartedKept') }
    case 'damagedJournal':
      return describeDamagedJournal(notice.files)
    case 'damagedFiles':
      return describeDamagedFiles(notice.files)
    case 'temporaryFolder':
      return describeTemporaryFolder(notice)
    case 'saveFailed':
    case 'proceduresNotSaved':
    case 'trainingsNotSaved':
      return {
        title: t(`errors.notices.${notice.kind}`),
        detail: notice.detail,
        kept: t('errors.notices.keepsTrying'),
      }
    default:
      return assertNever(notice)
  }
}
