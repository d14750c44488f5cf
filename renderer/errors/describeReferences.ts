import { t } from '@shared/i18n/t'
import type { ReferencesError } from '@shared/ipc/contract'
import type { ErrorText } from './errorText'
import { fileNameOf } from './describeFile'

/** The words for reference numbers that cannot be read. */
export const describeReferencesError = ({ reason, file: path, line }: ReferencesError): ErrorText => {
  const file = fileNameOf(path)
  const said = { detail: path, remedy: t('errors.references.remedy') }
  if (reason === 'missing') return { title: t('errors.references.missing', { file }), ...said }
  const where = line === undefined ? {} : { where: t('errors.references.where', { line }) }
  return { title: t('errors.references.unreadable', { file }), ...where, ...said }
}
