import * as v from 'valibot'
import { BOARD_THEMES } from '../picture/boardThemes'
import {
  DIAGRAM_PLACES,
  GIF_DELAY,
  GIF_RANGES,
  GIF_SIZE,
  GLYPH_STYLES,
  LETTERINGS,
  PAGE_THEMES,
  PAPERS,
  PICTURE_KINDS,
  PICTURE_SIZE,
  PUBLISH_FORMATS,
  type PublishChoices,
} from '../publish/choices'
import type { Result } from '../result'
import { ofType, request } from './declare'
import type { FileError } from './files'
import type { WrittenFile } from './procedures'
import { bareFileName, integer, object, type Of, type Schema, such, text } from './schemas'

/** Longest published file, in UTF-16 units: a thousand games, or an animation too large to send. */
const MAX_PUBLISHED_LENGTH = 128 * 1024 * 1024

export const PICTURE_FORMS = ['png', 'svg'] as const
/** The format of a board's picture, which is also the extension of its file. */
export type PictureForm = (typeof PICTURE_FORMS)[number]

type Ending = 'html' | 'txt' | 'pgn' | 'svg' | 'png' | 'gif' | 'pdf'

const named = (...endings: readonly Ending[]) =>
  v.pipe(
    bareFileName,
    such(
      name => endings.some(ending => name.endsWith(`.${ending}`)),
      `a name ending in ${endings.join(' or ')}`,
    ),
  )

const base64 = v.pipe(
  text(MAX_PUBLISHED_LENGTH),
  such(value => /^(iVBORw0KGgo|R0lGODlh)[A-Za-z0-9+/]*={0,2}$/.test(value), 'a PNG or GIF in base64'),
)

const svgText = v.pipe(
  text(MAX_PUBLISHED_LENGTH),
  such(value => value.startsWith('<svg '), 'an SVG'),
)

const publishedFile = v.variant('form', [
  v.strictObject({
    form: v.literal('text'),
    suggestedName: named('html', 'txt', 'pgn'),
    text: text(MAX_PUBLISHED_LENGTH),
  }),
  v.strictObject({ form: v.literal('svg'), suggestedName: named('svg'), text: svgText }),
  v.strictObject({ form: v.literal('bytes'), suggestedName: named('png', 'gif'), base64 }),
  v.strictObject({
    form: v.literal('pdf'),
    suggestedName: named('pdf'),
    html: text(MAX_PUBLISHED_LENGTH),
    paper: v.picklist(PAPERS),
  }),
])
/** A published game or a picture of a board, with the name offered for its file. The shell prints a PDF from its HTML document. */
export type PublishedFile = Readonly<Of<typeof publishedFile>>

const switched = v.boolean()

/** The choices made last in the dialog. */
export const publishChoices: Schema<PublishChoices> = object({
  format: v.picklist(PUBLISH_FORMATS),
  page: object({
    contents: object({
      start: switched,
      setup: switched,
      graph: switched,
      comments: switched,
      variations: switched,
      accuracy: switched,
    }),
    diagrams: v.picklist(DIAGRAM_PLACES),
    lettering: v.picklist(LETTERINGS),
    columns: v.picklist([1, 2]),
    theme: v.picklist(PAGE_THEMES),
    board: v.picklist(BOARD_THEMES),
  }),
  sheet: switched,
  paper: v.picklist(PAPERS),
  pgn: object({
    comments: switched,
    variations: switched,
    evaluations: switched,
    clocks: switched,
    glyphs: v.picklist(GLYPH_STYLES),
    width: integer(0, 1000),
    interoperable: switched,
  }),
  picture: object({
    kind: v.picklist(PICTURE_KINDS),
    size: integer(PICTURE_SIZE.least, PICTURE_SIZE.most),
    coordinates: switched,
    caption: switched,
  }),
  gif: object({
    size: integer(GIF_SIZE.least, GIF_SIZE.most),
    delay: integer(GIF_DELAY.least, GIF_DELAY.most),
    caption: switched,
    range: v.picklist(GIF_RANGES),
  }),
})

export const publishRequests = {
  /** Writes a file to the path chosen in the shell's own dialog; null if the user cancelled. */
  'publish:save': request([publishedFile], ofType<Result<WrittenFile | null, FileError>>()),
  /** Cancels the printing of a PDF. */
  'publish:cancel': request([]),
}
