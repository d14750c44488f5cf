import { t } from '@shared/i18n/t'
import type { FileError } from '@shared/ipc/contract'
import { fileErrorOf } from '../../files/disk/fileError'

/** Reasons that are fully described by their title. */
const TITLED = ['notFound', 'noPermission', 'isDirectory', 'readOnly', 'exists'] as const
type TitledReason = (typeof TITLED)[number]

const isTitled = (reason: FileError['reason']): reason is TitledReason =>
  TITLED.some(titled => titled === reason)

/** What is wrong with a file, in a sentence: `games/nofile.pgn was not found`. */
export const fileSentence = ({ reason, path, detail }: FileError): string => {
  if (path !== '' && reason === 'diskFull') return `${t('errors.file.diskFull')}: ${path}`
  if (path !== '' && isTitled(reason)) return t(`errors.file.${reason}`, { file: path })
  return detail === '' ? `cannot write ${path}` : detail
}

/**
 * Describes an error of the system, such as a missing file, in one sentence. Any other error is a bug and thrown again.
 *
 * @param file the file, if the error of the system does not name it
 */
export const systemSentence = (error: unknown, file = ''): string => {
  const { path = file } = error as NodeJS.ErrnoException
  return fileSentence(fileErrorOf(path, error))
}
