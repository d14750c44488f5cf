import { formatList } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { AppNotice, FileError } from '@shared/ipc/contract'
import type { ErrorText } from './errorText'

const KNOWN_REASONS = ['diskFull', 'readOnly', 'noPermission', 'exists'] as const

/** Why something of our own could not be written, as a sentence. */
export const whyNotWritten = ({ reason, path, detail }: FileError): string => {
  const known = KNOWN_REASONS.find(one => one === reason)
  return known === undefined ? detail : t(`errors.journal.why.${known}`, { path })
}

const folderOf = (path: string): string => path.replace(/[\\/][^\\/]*$/, '')

/** The words for a journal that does not take unsaved edits. */
export const describeJournalTrouble = (trouble: FileError): ErrorText => ({
  title: t('errors.journal.title'),
  detail: whyNotWritten({ ...trouble, path: folderOf(trouble.path) }),
  remedy: t(trouble.reason === 'diskFull' ? 'errors.journal.freeSpace' : 'errors.journal.saveGames'),
  kept: t('errors.journal.kept'),
})

/** So many files are named. */
const MOST_NAMED = 4

/** The words for parts of the journal that could not be read. @param files absolute paths of them */
export const describeDamagedJournal = (files: readonly string[]): ErrorText => {
  const count = files.length
  const further = count - MOST_NAMED
  const named = files.slice(0, MOST_NAMED)
  const names = formatList(further > 0 ? [...named, t('errors.journal.more', { count: further })] : named)
  return {
    title: t('errors.journal.damaged', { count }),
    detail: t('errors.journal.damagedWhy', { count }),
    kept: t('errors.journal.damagedKept', { count, names }),
  }
}

type TemporaryFolder = Extract<AppNotice, { kind: 'temporaryFolder' }>

/** The words for a start with a temporary folder in the place of the one for settings and journal. */
export const describeTemporaryFolder = ({ folder, trouble }: TemporaryFolder): ErrorText => ({
  title: t('errors.journal.temporary'),
  detail: whyNotWritten(trouble),
  remedy: t('errors.journal.temporaryRemedy'),
  kept: t('errors.journal.temporaryKept', { folder }),
})
