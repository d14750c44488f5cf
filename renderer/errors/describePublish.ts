import { t } from '@shared/i18n/t'
import type { FileError } from '@shared/ipc/contract'
import { describePictureError } from './describePicture'
import type { ErrorText } from './errorText'

/** The sentence of a published file that could not be written. */
export const describePublishError = (error: FileError): ErrorText => ({
  ...describePictureError(error),
  title: t('errors.publish.title'),
  kept: t('errors.publish.kept'),
  remedy: t('errors.publish.remedy'),
})
