import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { type MessageKey, messagesOf } from '@shared/i18n/catalogue/catalogue'
import { en } from '@shared/i18n/en'
import type { Language } from '@shared/i18n/languages'

const ENGLISH = messagesOf(en)

const childrenOf = (element: MessageFormatElement): readonly (readonly MessageFormatElement[])[] => {
  if (isTagElement(element)) return element.value === 'notation' ? [] : [element.children]
  if (isPluralElement(element) || isSelectElement(element))
    return Object.values(element.options).map(({ value }) => value)
  return []
}

const literalsOf = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap(element =>
    isLiteralElement(element) ? [element.value] : childrenOf(element).flatMap(literalsOf),
  )

/** The words of a message, without its arguments and notation. */
const wordsOf = (text: string): readonly string[] =>
  literalsOf(parse(text)).flatMap(literal => literal.match(/\p{L}{2,}/gu) ?? [])

/** Texts that are the same as in English but contain a word that the languages do not share. */
export const textsLeftInEnglish = (
  { catalogue }: Pick<Language, 'catalogue'>,
  sharedWords: ReadonlySet<string>,
): readonly (readonly [MessageKey, string])[] =>
  [...messagesOf(catalogue ?? {})].filter(
    ([key, text]) => text === ENGLISH.get(key) && wordsOf(text).some(word => !sharedWords.has(word)),
  )

/** The numbers that choose plural forms here: Spanish `many` is only for whole millions, which `other` covers. */
const COUNTS = Array.from({ length: 1000 }, (_, count) => count)

/**
 * Whether each plural of a message has the branches that the language counts with. Branches for exact numbers (`=1`)
 * are additional, and `other` alone serves every number. A branch that no count below a thousand takes may be
 * missing.
 */
export const hasRightPlurals = (text: string, locale: string): boolean => {
  const isRight = (element: MessageFormatElement): boolean => {
    const inside = childrenOf(element).flat().every(isRight)
    if (!isPluralElement(element)) return inside
    const rules = new Intl.PluralRules(locale, { type: element.pluralType ?? 'cardinal' })
    const known: readonly string[] = rules.resolvedOptions().pluralCategories
    const needed = new Set<string>(['other', ...COUNTS.map(count => rules.select(count))])
    const named = Object.keys(element.options).filter(name => !name.startsWith('='))
    const namesAll = [...needed].every(name => named.includes(name))
    return inside && named.every(name => known.includes(name)) && (named.length === 1 || namesAll)
  }
  return parse(text).every(isRight)
}
