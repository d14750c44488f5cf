import { t } from '@shared/i18n/t'
import type { FileError } from '@shared/ipc/contract'
import { describeFileError } from './describeFile'
import type { ErrorText } from './errorText'

/** The folder of a file; the path itself if it has none. */
export const folderOf = (path: string): string => path.replace(/[\\/][^\\/]*$/, '') || path

/** The words for a picture that could not be written. */
export const describePictureError = (error: FileError): ErrorText => {
  const { title, detail } = describeFileError(error)
  const why =
    error.reason === 'notFound' ? t('errors.picture.noFolder', { folder: folderOf(error.path) }) : title
  return {
    title: t('errors.picture.title'),
    detail:
      detail === undefined || detail === error.path
        ? why
        : t('errors.picture.because', { reason: why, detail }),
    where: error.path,
    kept: t('errors.picture.kept'),
    remedy: t('errors.picture.remedy'),
  }
}
