import { type MessageKey, messagesOf } from '@shared/i18n/catalogue/catalogue'
import { en } from '@shared/i18n/en'
import type { Language } from '@shared/i18n/languages'

const ENGLISH = messagesOf(en)

/** Names of systems; if a language lacks one, files and the screen use the name in the system's definition. */
const NAMES_OF_SYSTEMS = /^systems\.[^.]+\.(name|shortName|inventor)$/

/** The keys of the English texts that a language lacks, and shows in English. */
export const missingTexts = ({ catalogue }: Pick<Language, 'catalogue'>): readonly MessageKey[] => {
  const texts = messagesOf(catalogue ?? {})
  return [...ENGLISH.keys()].filter(key => !texts.has(key) && !NAMES_OF_SYSTEMS.test(key))
}
