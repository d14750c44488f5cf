import * as v from 'valibot'
import { PAPERS } from '../publish/choices'
import type { Result } from '../result'
import { ofType, request } from './declare'
import type { FileError } from './files'
import type { WrittenFile } from './procedures'
import { fileName, type Of, such, text } from './schemas'

/** Longest published file, in UTF-16 units: a thousand games, or a moving picture nobody would send. */
const PUBLISHED_LIMIT = 128 * 1024 * 1024

const ENDINGS = ['html', 'txt', 'pgn', 'svg', 'png', 'gif', 'pdf'] as const

const named = (...endings: readonly (typeof ENDINGS)[number][]) =>
  v.pipe(
    fileName,
    such(name => endings.some(ending => name.endsWith(`.${ending}`)), `a name ending in ${endings.join(' or ')}`),
  )

const base64 = v.pipe(
  text(PUBLISHED_LIMIT),
  such(value => /^(iVBORw0KGgo|R0lGODlh)[A-Za-z0-9+/]*={0,2}$/.test(value), 'a PNG or GIF in base64'),
)

const publishedFile = v.variant('form', [
  v.strictObject({
    form: v.literal('text'),
    suggestedName: named('html', 'txt', 'pgn', 'svg'),
    text: text(PUBLISHED_LIMIT),
  }),
  v.strictObject({ form: v.literal('bytes'), suggestedName: named('png', 'gif'), base64 }),
  v.strictObject({
    form: v.literal('pdf'),
    suggestedName: named('pdf'),
    html: text(PUBLISHED_LIMIT),
    paper: v.picklist(PAPERS),
  }),
])
/** What is published, and the name offered for its file. A PDF is printed from its document by the shell. */
export type PublishedFile = Readonly<Of<typeof publishedFile>>

/** Publishing games. */
export const publishRequests = {
  /** Writes a file where the shell's own dialog says; null if the user gave up. */
  'publish:save': request([publishedFile], ofType<Result<WrittenFile | null, FileError>>()),
  /** Gives up what is being printed. */
  'publish:cancel': request([]),
}
