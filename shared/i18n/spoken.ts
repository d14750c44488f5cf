import { type Language, languageByCode, type LanguageCode } from './languages'

let source: () => LanguageCode = () => 'en'

/**
 * Says where to ask for the language, each time a text is made: a reactive source makes every view
 * follow it. Until then, and in every thread that does not call this, texts are English.
 */
export const speak = (code: () => LanguageCode): void => {
  source = code
}

/** The language that texts are made in now. */
export const spokenLanguage = (): Language => languageByCode(source())

/** Whose rules for numbers, dates and lists hold now; BCP 47. */
export const spokenLocale = (): string => {
  const { code, locale = code } = spokenLanguage()
  return locale
}
