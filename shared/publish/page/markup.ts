/** Text that is HTML already. Everything else is escaped where it is put into a page. */
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

/** Control characters that HTML does not allow, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu

const plain = (text: string): string =>
  text.replaceAll(UNPRINTABLE, found => (found === '\n' || found === '\t' ? found : '\ufffd'))

/** A text as HTML shows it letter for letter, in running text and between the quotes of an attribute. */
export const escapeHtml = (text: string): string => plain(text).replaceAll(/[&<>"']/g, sign => ESCAPES[sign]!)

const written = (part: Part): string => {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string') return escapeHtml(part)
  if (typeof part === 'number') return String(part)
  return 'html' in part ? part.html : part.map(written).join('')
}

/** Puts values into HTML: whatever is no {@link Markup} is escaped, so that a text stays a text. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  html: strings.reduce((html, string, place) => html + written(parts[place - 1]) + string),
})

/** HTML that our own code has written, such as a drawing. */
export const trusted = (html: string): Markup => ({ html })

/** Data for a script of the page, as the text of an element: it cannot contain an end tag. */
export const jsonMarkup = (data: unknown): Markup =>
  trusted(JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028'))
