import { parse } from '@formatjs/icu-messageformat-parser'
import { type Formatters, IntlMessageFormat } from 'intl-messageformat'
import { type MessageKey, textIn, type Translation } from './catalogue/catalogue'
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

/** The compiled messages of each language by its code. */
const compiled = new Map<string, Map<MessageKey, IntlMessageFormat>>()

const compiledIn = (code: string): Map<MessageKey, IntlMessageFormat> => {
  const messages = compiled.get(code) ?? new Map<MessageKey, IntlMessageFormat>()
  compiled.set(code, messages)
  return messages
}

/** A message that a language lacks is English in its plurals and numbers, too. */
const compileFor = (key: MessageKey, language: Language, catalogue: Translation): IntlMessageFormat => {
  const text = textIn(catalogue, key)
  return text === undefined ? compile(textIn(en, key)!, ENGLISH) : compile(text, language)
}

/** The message of that key in a language, or in English where the language lacks it or is not loaded; compiled once. */
export const messageIn = (language: Language, key: MessageKey): IntlMessageFormat => {
  const { code, catalogue } = language
  if (!catalogue) return messageIn(ENGLISH, key)
  const messages = compiledIn(code)
  const message = messages.get(key) ?? compileFor(key, language, catalogue)
  messages.set(key, message)
  return message
}
