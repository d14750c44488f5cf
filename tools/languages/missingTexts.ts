import { type MessageKey, messagesOf } from '@shared/i18n/catalogue/catalogue'
import { en } from '@shared/i18n/en'
import type { Language } from '@shared/i18n/languages'

const ENGLISH = messagesOf(en)

/** Of systems: named by their definitions, in files as on the screen, where a language has no name of its own. */
const NAMES_OF_SYSTEMS = /^systems\.[^.]+\.(name|shortName|inventor)$/

/** Texts of English that a language lacks, and shows in English. */
export const missingTexts = ({ catalogue }: Pick<Language, 'catalogue'>): readonly MessageKey[] => {
  const texts = messagesOf(catalogue ?? {})
  return [...ENGLISH.keys()].filter(key => !texts.has(key) && !NAMES_OF_SYSTEMS.test(key))
}
