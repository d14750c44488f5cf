import type { ReferencesError } from '@shared/ipc/contract'
import type { ErrorText } from './errorText'
import { fileNameOf } from './describeFile'

/** The words for reference numbers that cannot be read. */
export const describeReferencesError = ({ reason, file, line }: ReferencesError): ErrorText => {
  const name = fileNameOf(file)
  return reason === 'missing'
    ? {
        title: `The reference numbers in ${name} are missing`,
        detail: file,
        remedy: 'Install Backrank again.',
      }
    : {
        title: `The reference numbers in ${name} cannot be read`,
        ...(line !== undefined && { where: `line ${line}` }),
        detail: file,
        remedy: 'Install Backrank again.',
      }
}
