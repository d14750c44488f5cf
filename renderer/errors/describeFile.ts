import { assertNever } from '@shared/exhaustive'
import type { FileError } from '@shared/ipc/contract'
import type { ErrorText } from './errorText'

/** The last part of a path, whichever slash it uses. */
export const fileNameOf = (path: string): string => path.split(/[\\/]/).at(-1) || path

const EDITS_KEPT = 'The file is as it was; your edits are in this window and in the journal.'
/** Said where it is open whether there are any edits. */
const NOTHING_LOST = 'The file is as it was, and no edit in this window is lost.'

/** The sentence of a file that could not be read or written. */
export const describeFileError = ({ reason, path, detail }: FileError): ErrorText => {
  const name = fileNameOf(path) || 'The file'
  switch (reason) {
    case 'notFound':
      return { title: `${name} is not there`, detail: path, remedy: 'It may have been moved or renamed.' }
    case 'noPermission':
      return { title: `${name} may not be read or written`, detail: path, kept: NOTHING_LOST }
    case 'isDirectory':
      return { title: `${name} is a folder`, remedy: 'Open one of the PGN files in it.' }
    case 'diskFull':
      return { title: 'The disk is full', kept: EDITS_KEPT, remedy: 'Save elsewhere, or free some space.' }
    case 'tooLarge':
      return { title: `${name} is larger than can be opened`, kept: 'It was not changed.' }
    case 'changedOnDisk':
      return {
        title: `${name} changed on disk`,
        detail: 'Another program has written it since it was opened.',
        kept: EDITS_KEPT,
        remedy: 'Save under another name, or overwrite it.',
      }
    case 'readOnly':
      return { title: `${name} is read-only`, kept: EDITS_KEPT, remedy: 'Save under another name.' }
    case 'exists':
      return { title: `${name} exists already`, kept: 'It was not changed.', remedy: 'Choose another name.' }
    case 'holdsGames':
      return {
        title: `${name} holds ${Number(detail).toLocaleString('en')} games`,
        kept: 'It was not changed.',
        remedy: 'Add this game to them, or have it take their place.',
      }
    case 'utf16':
      return { title: `${name} is UTF-16 text`, kept: NOTHING_LOST, remedy: 'Save under another name.' }
    case 'noSuchGame':
      return { title: `${name} no longer has this game`, remedy: 'Reload the file.' }
    case 'noSuchFile':
      return { title: 'The file is no longer open', remedy: 'Open it again.' }
    case 'empty':
      return { title: `${name} holds no games` }
    case 'notInteroperable':
      return {
        title: 'No other program can follow this game',
        detail: 'Its system has rules of its own beyond the setup.',
        remedy: 'Save it in its own form.',
      }
    case 'other':
      return { title: `${name} could not be read or written`, detail, kept: NOTHING_LOST }
    default:
      return assertNever(reason)
  }
}
