import { formatList } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { AppNotice, DamagedFile, FileError } from '@shared/ipc/contract'
import { folderOf } from './describePicture'
import type { ErrorText } from './errorText'

const KNOWN_REASONS = ['diskFull', 'readOnly', 'noPermission', 'exists'] as const

/** A sentence that says why one of our own files could not be written. */
export const whyNotWritten = ({ reason, path, detail }: FileError): string => {
  const known = KNOWN_REASONS.find(one => one === reason)
  return known === undefined ? detail : t(`errors.journal.why.${known}`, { path })
}

/** The words for a journal that cannot store unsaved edits. */
export const describeJournalTrouble = (trouble: FileError): ErrorText => ({
  title: t('errors.journal.title'),
  detail: whyNotWritten({ ...trouble, path: folderOf(trouble.path) }),
  remedy: t(trouble.reason === 'diskFull' ? 'errors.journal.freeSpace' : 'errors.journal.saveGames'),
  kept: t('errors.journal.kept'),
})

/** The most files that are named. */
const MAX_NAMED = 4

/** The names of files; the last ones are only counted if there are too many. */
const namesOf = (files: readonly string[]): string => {
  const further = files.length - MAX_NAMED
  const named = files.slice(0, MAX_NAMED)
  return formatList(further > 0 ? [...named, t('errors.journal.more', { count: further })] : named)
}

/** The words for damaged files in the user's folder other than the journal. */
export const describeDamagedFiles = (files: readonly DamagedFile[]): ErrorText => {
  const count = files.length
  const kinds = [...new Set(files.map(({ what }) => what))]
  return {
    title: t('errors.journal.files', { count }),
    detail: t('errors.journal.filesWhy', {
      what: formatList(kinds.map(what => t(`errors.journal.what.${what}`))),
    }),
    kept: t('errors.journal.damagedKept', { count, names: namesOf(files.map(({ kept }) => kept)) }),
  }
}

/** The words for parts of the journal, given by their absolute paths, that could not be read. */
export const describeDamagedJournal = (files: readonly string[]): ErrorText => {
  const count = files.length
  return {
    title: t('errors.journal.damaged', { count }),
    detail: t('errors.journal.damagedWhy', { count }),
    kept: t('errors.journal.damagedKept', { count, names: namesOf(files) }),
  }
}

type TemporaryFolder = Extract<AppNotice, { kind: 'temporaryFolder' }>

/** The words for a start with a temporary folder instead of the usual one for settings and journal. */
export const describeTemporaryFolder = ({ folder, trouble }: TemporaryFolder): ErrorText => ({
  title: t('errors.journal.temporary'),
  detail: whyNotWritten(trouble),
  remedy: t('errors.journal.temporaryRemedy'),
  kept: t('errors.journal.temporaryKept', { folder }),
})
