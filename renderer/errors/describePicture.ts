import type { FileError } from '@shared/ipc/contract'
import { describeFileError } from './describeFile'
import type { ErrorText } from './errorText'

const folderOf = (path: string): string => path.replace(/[\\/][^\\/]*$/, '') || path

/** The sentence of a picture that could not be written. */
export const describePictureError = (error: FileError): ErrorText => {
  const { title, detail } = describeFileError(error)
  const why = error.reason === 'notFound' ? `There is no folder ${folderOf(error.path)}` : title
  return {
    title: 'The picture is not saved',
    detail: detail === undefined || detail === error.path ? why : `${why}: ${detail}`,
    where: error.path,
    kept: 'Nothing was written; a file that stood there is as it was.',
    remedy: 'Save it under another name or in another folder.',
  }
}
