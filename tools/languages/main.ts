import { messagesOf } from '@shared/i18n/catalogue/catalogue'
import { en } from '@shared/i18n/en'
import { ENGLISH, LANGUAGES, loadLanguages } from '@shared/i18n/languages'
import { missingTexts } from './missingTexts'

/** Lists the texts that each language lacks, with the English text; returns 1 if there are any: `npm run languages`. */
export const main = async (): Promise<number> => {
  await loadLanguages()
  const english = messagesOf(en)
  const lacking = LANGUAGES.filter(({ code }) => code !== ENGLISH.code).map(language => ({
    language,
    missing: missingTexts(language),
  }))
  for (const { language, missing } of lacking) {
    console.log(`${language.name}: ${english.size - missing.length} of ${english.size} texts`)
    for (const key of missing) console.log(`  ${key}: ${english.get(key)!}`)
  }
  return lacking.some(({ missing }) => missing.length > 0) ? 1 : 0
}
