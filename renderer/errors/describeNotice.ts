import { assertNever } from '@shared/exhaustive'
import type { AppNotice } from '@shared/ipc/contract'
import type { ErrorText } from './errorText'

/** The words for trouble in the main process that no request answers for. */
export const describeNotice = ({ kind, detail }: AppNotice): ErrorText => {
  switch (kind) {
    case 'internalError':
      return { title: 'Something went wrong inside Backrank', detail, kept: 'Your games are as they were.' }
    case 'pageRestarted':
      return { title: 'The window had to start again', kept: 'Your edits are back from the journal.' }
    case 'damagedJournal':
      return {
        title: 'A part of the journal could not be read',
        detail,
        kept: 'The damaged file is kept beside it.',
      }
    case 'saveFailed':
      return { title: 'Settings could not be saved', detail, kept: 'They hold until the window closes.' }
    default:
      return assertNever(kind)
  }
}
