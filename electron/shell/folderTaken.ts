import { formatTime } from '@shared/i18n/dates'
import { t } from '@shared/i18n/t'
import type { FolderHolder } from './folderLock'

/** Another process has the user folder: two that write one journal and one log would spoil them. */
export class FolderTaken extends Error {
  /** What the user reads. */
  readonly title = t('start.taken.title')
  readonly detail: string

  constructor({ program, processId, since }: FolderHolder, folder: string) {
    const about = { program, processId: String(processId), since: formatTime(since), folder }
    const detail = `${t('start.taken.who', about)} ${t('start.taken.goOn', { program })}`
    super(detail)
    this.detail = detail
  }
}
