/** Text that is HTML already. Everything else is escaped when it is put into a page. */
export interface Markup {
  readonly html: string
}

type Part = Markup | string | number | readonly Part[] | undefined | false

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Control characters, which HTML does not allow, and unpaired surrogates. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu

const plain = (text: string): string =>
  text.replaceAll(UNPRINTABLE, found => (found === '\n' || found === '\t' ? found : '\ufffd'))

/** Escapes a text so that it is shown letter for letter, as running text and as a quoted attribute. */
export const escapeHtml = (text: string): string => plain(text).replaceAll(/[&<>"']/g, sign => ESCAPES[sign]!)

const written = (part: Part): string => {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string') return escapeHtml(part)
  if (typeof part === 'number') return String(part)
  return 'html' in part ? part.html : part.map(written).join('')
}

/** Puts values into HTML. Whatever is not {@link Markup} is escaped, so that text remains text. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  html: strings.reduce((html, string, place) => html + written(parts[place - 1]) + string),
})

/** HTML written by our own code, such as a drawing. */
export const trusted = (html: string): Markup => ({ html })

/** Data for a script of the page, as the text of an element; it cannot contain an end tag. */
export const jsonMarkup = (data: unknown): Markup =>
  trusted(JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028'))
