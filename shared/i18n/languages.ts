import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { PieceLetters, Translation } from './catalogue/catalogue'
import { de } from './de'
import { germanLetters } from './de/letters'
import { en } from './en'
import { es } from './es'
import { spanishLetters } from './es/letters'
import { pseudo } from './pseudo'
import { sr } from './sr'
import { serbianLetters } from './sr/letters'

/** A language that the interface can speak. */
export interface Language {
  /** BCP 47 tag; its rules for plurals, numbers and lists are used unless `locale` names others. */
  readonly code: string
  /** As its speakers write it. */
  readonly name: string
  readonly catalogue: Translation
  readonly locale?: string
  /** What pieces are written as in moves on the screen and in print; those of English where it names none. */
  readonly letters?: PieceLetters
  /** What happens to each message after it has been read. */
  readonly alter?: (message: readonly MessageFormatElement[]) => MessageFormatElement[]
}

/** Numbers and lists as British English has them: `1,234`, `a, b and c`. */
export const ENGLISH = { code: 'en', name: 'English', catalogue: en, locale: 'en-GB' } as const

/** The languages a user can choose, English first. A new one is a line here and a folder beside this file. */
export const LANGUAGES = [
  ENGLISH,
  { code: 'de', name: 'Deutsch', catalogue: de, letters: germanLetters },
  { code: 'es', name: 'Español', catalogue: es, letters: spanishLetters },
  { code: 'sr-Latn', name: 'Srpski', catalogue: sr, letters: serbianLetters },
] as const satisfies readonly Language[]

/** English that looks foreign; only for development and tests, see `pseudo.ts`. */
const PSEUDO = { ...ENGLISH, code: 'en-XA', name: '⟦Ƥšéûðö⟧', alter: pseudo } as const

const ALL = [...LANGUAGES, PSEUDO] as const satisfies readonly Language[]

export type LanguageCode = (typeof ALL)[number]['code']

/** What the setting may be; `system` is the language of the system where we have it. */
export type LanguageSetting = 'system' | LanguageCode

export const LANGUAGE_SETTINGS: readonly LanguageSetting[] = ['system', ...ALL.map(({ code }) => code)]

export const languageByCode = (code: LanguageCode): Language => ALL.find(one => one.code === code)!

const systemLocale = (): string => new Intl.DateTimeFormat().resolvedOptions().locale

/** The language of a tag, with any script and region: `sr` of `sr-Latn-RS`. */
const plainTag = (tag: string): string => tag.split('-')[0]!

/**
 * The language that a setting asks for; English where we do not have it.
 *
 * @param locale BCP 47 tag of the system's language
 */
export const languageFor = (setting: LanguageSetting, locale = systemLocale()): LanguageCode => {
  if (setting !== 'system') return setting
  const plain = plainTag(locale)
  return LANGUAGES.find(({ code }) => plainTag(code) === plain)?.code ?? 'en'
}
