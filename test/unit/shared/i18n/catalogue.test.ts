import { describe, expect, test } from 'vitest'
import { messagesOf } from '@shared/i18n/catalogue/catalogue'
import { compile } from '@shared/i18n/compiled'
import { en } from '@shared/i18n/en'
import { type Language, LANGUAGES } from '@shared/i18n/languages'
import { TAGS } from '@shared/i18n/t'
import {
  hasLostCounts,
  hasNestedTags,
  parsedArguments,
  parsedTags,
  typedArguments,
} from '../../../support/messageParts'
import { hasRightPlurals, textsLeftInEnglish } from '../../../support/translation'
import { missingTexts } from '../../../../tools/languages/missingTexts'

const english = messagesOf(en)

/** The text without notation, which is the same in every language and may contain straight quotes. */
const withoutNotation = (text: string): string => text.replace(/<notation>.*?<\/notation>/g, '')

/** A year is not a count: its digits are not grouped. */
const YEAR = /\b(19|20)\d\d\b/g

const isMessage = (compiled: () => unknown): boolean => {
  try {
    compiled()
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

describe.each<Language>(LANGUAGES)('the texts in $name', language => {
  const texts = [...messagesOf(language.catalogue!)]

  const breaking = (isSound: (text: string, inEnglish: string) => boolean) =>
    texts.filter(([key, text]) => !isSound(text, english.get(key)!))

  test('are all ICU messages', () => {
    expect(breaking(text => isMessage(() => compile(text, language)))).toEqual([])
  })

  test.each(texts.filter(([, text]) => /[{}]/.test(text)))(
    '%s has no argument that English lacks',
    (key, text) => {
      expect(parsedArguments(english.get(key)!)).toMatchObject(parsedArguments(text))
    },
  )

  test.each(texts.filter(([, text]) => text.includes('<')))('%s has the tags of English', (key, text) => {
    const tags = parsedTags(text)
    expect(TAGS).toEqual(expect.arrayContaining([...tags]))
    expect(new Set(tags)).toEqual(new Set(parsedTags(english.get(key)!)))
    expect(Object.keys(parsedArguments(text)).filter(name => TAGS.some(tag => tag === name))).toEqual([])
  })

  test('have no nested tags', () => {
    expect(breaking(text => !hasNestedTags(text))).toEqual([])
  })

  test('have no # within a select, where it would not show the count', () => {
    expect(breaking(text => !hasLostCounts(text))).toEqual([])
  })

  test('are trimmed and use typographic quotes', () => {
    const isSound = (text: string) => text === text.trim() && !/['"]/.test(withoutNotation(text))
    expect(breaking(isSound)).toEqual([])
  })

  test('contain no long numbers outside arguments, which group digits', () => {
    expect(breaking(text => !/\d{4}|\d,\d{3}/.test(text.replace(YEAR, '')))).toEqual([])
  })

  test('have the plural forms of the language', () => {
    const { code, locale = code } = language
    expect(breaking(text => hasRightPlurals(text, locale))).toEqual([])
  })
})

/** The compiler reads arguments only from English; other languages may have branches of one word. */
test.each([...english].filter(([, text]) => /[{}]/.test(text)))(
  '%s has the arguments of its type',
  (_, text) => {
    expect(typedArguments(text)).toEqual(parsedArguments(text))
  },
)

/** Names, file types and units that are the same in every language. */
const NAMES =
  'Backrank Elo Lukic Vujacic Chess Modern Random Ajax Korean Beautiful Double Transcendental Contemporary Arrangement Capablanca HTML PDF GIF PGN FEN PNG SVG Letter KB px min bbcode markdown'

/** Words that another language shares with English. */
const SHARED_WORDS: Readonly<Record<string, string>> = {
  de: 'Auto Engine Engines En en passant Form Format General Name Normal Notation Phase Solver Standard Start Starts Status System Tab Tabs Tags Text Training Version Server fair minus plus',
  es: 'Auto CSV Color Ctrl Diagonal General Hanja Legal Manual Normal Solver Zoom general hash',
  'sr-Latn':
    'Auto Backspace Ctrl En End Enter General Histogram Home Shift Program Server Start Status en general minus passant plus program start stockfish uci',
}

const sharedWords = (code: string): ReadonlySet<string> =>
  new Set(`${NAMES} ${SHARED_WORDS[code] ?? ''}`.split(' '))

/** The largest share of texts that a language may lack, because new English texts wait for their translators. */
const MOST_MISSING = 0.04

describe.each(LANGUAGES.filter(({ code }) => code !== 'en'))('the translation into $name', language => {
  test('leaves nothing in English', () => {
    expect(textsLeftInEnglish(language, sharedWords(language.code))).toEqual([])
  })

  test('lacks few texts, if any (`npm run languages` lists them)', () => {
    expect(missingTexts(language).length).toBeLessThan(MOST_MISSING * english.size)
  })
})
