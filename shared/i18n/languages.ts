import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { LanguageFacts, Translation } from './catalogue/catalogue'
import { en } from './en'
import { pseudo } from './pseudo'

/** The BCP 47 tag of a language, which is the name of its folder. */
export type LanguageCode = string

/** A language that the interface can speak. */
export interface Language extends LanguageFacts {
  /** Its rules for plurals, numbers and lists are used unless `locale` names others. */
  readonly code: LanguageCode
  readonly locale?: string
  /** Its texts; undefined until they are loaded. */
  catalogue?: Translation
  /** What happens to each message after it has been read. */
  readonly alter?: (message: readonly MessageFormatElement[]) => MessageFormatElement[]
}

/** Numbers and lists as British English has them: `1,234`, `a, b and c`. */
export const ENGLISH: Language = { code: 'en', name: 'English', locale: 'en-GB', catalogue: en }

/** English that looks foreign; only for development and tests, see `pseudo.ts`. */
const PSEUDO: Language = { ...ENGLISH, code: 'en-XA', name: '⟦Ƥšéûðö⟧', alter: pseudo }

// A folder is all that a new language needs: what it says of itself is known at once, its texts are loaded once it is spoken.
const FACTS = import.meta.glob<LanguageFacts>('./languages/*/language.ts', { eager: true, import: 'default' })
const TEXTS = import.meta.glob<Translation>('./languages/*/index.ts', { import: 'default' })

/** The languages a user can choose, English first. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  ...Object.entries(FACTS).map(([file, facts]) => ({ code: file.split('/')[2]!, ...facts })),
]

const ALL: readonly Language[] = [...LANGUAGES, PSEUDO]

/** Loads the texts of a language, unless they are there. Until then it speaks English. */
export const loadLanguage = async (language: Language): Promise<void> => {
  language.catalogue ??= await TEXTS[`./languages/${language.code}/index.ts`]!()
}

/** Loads the texts of all languages. */
export const loadLanguages = async (): Promise<void> => {
  await Promise.all(LANGUAGES.map(loadLanguage))
}

/** What the setting may be; `system` is the language of the system where we have it. */
export type LanguageSetting = string

export const LANGUAGE_SETTINGS: readonly LanguageSetting[] = ['system', ...ALL.map(({ code }) => code)]

export const languageByCode = (code: LanguageCode): Language => ALL.find(one => one.code === code) ?? ENGLISH

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
