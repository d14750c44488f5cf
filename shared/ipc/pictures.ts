import * as v from 'valibot'
import type { Result } from '../result'
import { ofType, request } from './declare'
import type { FileError } from './files'
import type { WrittenFile } from './procedures'
import { bareFileName, type Of, such, text } from './schemas'

export const PICTURE_FORMS = ['png', 'svg'] as const
/** How a picture of a board is written; the ending of its file as well. */
export type PictureForm = (typeof PICTURE_FORMS)[number]

/** Longest picture as text, in UTF-16 units: many times that of the largest board. */
const MAX_PICTURE_LENGTH = 16 * 1024 * 1024

/** The name offered for a picture's file, ending in the form. */
const pictureName = (form: PictureForm) =>
  v.pipe(
    bareFileName,
    such(name => name.endsWith(`.${form}`), `a name ending in .${form}`),
  )

const svgText = v.pipe(
  text(MAX_PICTURE_LENGTH),
  such(value => value.startsWith('<svg '), 'an SVG'),
)

const pngBase64 = v.pipe(
  text(MAX_PICTURE_LENGTH),
  such(value => /^iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/.test(value), 'a PNG in base64'),
)

const boardPicture = v.variant('form', [
  v.strictObject({ form: v.literal('svg'), suggestedName: pictureName('svg'), text: svgText }),
  v.strictObject({ form: v.literal('png'), suggestedName: pictureName('png'), base64: pngBase64 }),
])
/** A picture of a board, and the name offered for its file. */
export type BoardPicture = Readonly<Of<typeof boardPicture>>

/** Pictures that are written by the shell. */
export const pictureRequests = {
  /** Writes a picture where the shell's own dialog says; null if the user gave up, or there is no dialog. */
  'pictures:save': request([boardPicture], ofType<Result<WrittenFile | null, FileError>>()),
}
