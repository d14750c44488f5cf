import { parse } from '@formatjs/icu-messageformat-parser'
import { type Formatters, IntlMessageFormat } from 'intl-messageformat'
import { type MessageKey, messagesOf, type Translation } from './catalogue/catalogue'
import { dateTimeFormat, numberFormat, pluralRules } from './intlCache'
import { en } from './en'
import { ENGLISH, type Language } from './languages'

/** All messages of a locale share their number formats and plural rules. */
const formattersOf = (locale: string): Formatters => ({
  getNumberFormat: (_, options) => numberFormat(locale, options),
  getDateTimeFormat: (_, options) => dateTimeFormat(locale, options),
  getPluralRules: (_, options) => pluralRules(locale, options),
})

/**
 * An ICU message, ready to take values.
 *
 * @throws SyntaxError if the text is no ICU message
 */
export const compile = (text: string, { code, locale = code, alter }: Language): IntlMessageFormat => {
  const message = parse(text)
  return new IntlMessageFormat(alter ? alter(message) : message, locale, undefined, {
    formatters: formattersOf(locale),
  })
}

const ENGLISH_TEXTS = messagesOf(en)

/** What has been compiled of one language, and what its texts are. */
interface Shelf {
  readonly texts: ReadonlyMap<MessageKey, string>
  readonly formats: Map<MessageKey, IntlMessageFormat>
}

const shelves = new Map<string, Shelf>()

const shelfOf = (code: string, catalogue: Translation): Shelf => {
  const shelf = shelves.get(code) ?? { texts: messagesOf(catalogue), formats: new Map() }
  shelves.set(code, shelf)
  return shelf
}

/** A message that a language lacks is English in its plurals and numbers, too. */
const compileFor = (key: MessageKey, language: Language, text: string | undefined): IntlMessageFormat =>
  text === undefined ? compile(ENGLISH_TEXTS.get(key)!, ENGLISH) : compile(text, language)

/** The message of that key in a language, or in English where the language lacks it or is not loaded; compiled once. */
export const messageIn = (language: Language, key: MessageKey): IntlMessageFormat => {
  const { code, catalogue } = language
  if (!catalogue) return messageIn(ENGLISH, key)
  const { texts, formats } = shelfOf(code, catalogue)
  const format = formats.get(key) ?? compileFor(key, language, texts.get(key))
  formats.set(key, format)
  return format
}
