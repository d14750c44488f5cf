import type { Result } from '../result'
import type { FileError } from './files'
import type { WrittenFile } from './procedures'

export const PICTURE_FORMS = ['png', 'svg'] as const
/** How a picture of a board is written; the ending of its file as well. */
export type PictureForm = (typeof PICTURE_FORMS)[number]

/** A picture of a board, and the name offered for its file, ending in the form. */
export type BoardPicture =
  | { readonly form: 'svg'; readonly suggestedName: string; readonly text: string }
  | { readonly form: 'png'; readonly suggestedName: string; readonly base64: string }

/** Pictures that are written by the shell. */
export interface PictureRequests {
  /** Writes a picture where the shell's own dialog says; null if the user gave up, or there is no dialog. */
  'pictures:save': (picture: BoardPicture) => Result<WrittenFile | null, FileError>
}
