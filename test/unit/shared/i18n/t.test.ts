import { readdirSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { messagesOf, textIn, type Translation } from '@shared/i18n/catalogue/catalogue'
import { compile, messageIn } from '@shared/i18n/compiled'
import { en } from '@shared/i18n/en'
import {
  ENGLISH,
  type Language,
  LANGUAGE_SETTINGS,
  languageFor,
  LANGUAGES,
  loadLanguage,
} from '@shared/i18n/languages'
import { speak, spokenLanguage } from '@shared/i18n/spoken'
import { t, tRich } from '@shared/i18n/t'

afterEach(() => speak(() => 'en'))

/** Polish has four plural forms and different separators from English. */
const polish = {
  menu: {
    zoom: { in: 'Powiększ' },
    roles: { quit: '{platform, select, darwin {Zamknij Backrank} other {Zamknij}}' },
  },
} satisfies Translation

const POLISH: Language = { code: 'pl', name: 'polski', catalogue: polish }

describe('t', () => {
  test('finds a text by its key', () => {
    expect(t('menu.zoom.in')).toBe('Zoom In')
    expect(t('actions.labels.playBest')).toBe('Play the engine’s first move')
  })

  test.each([
    ['linux', 'Quit'],
    ['darwin', 'Quit Backrank'],
    ['win32', 'Exit'],
  ])('fills in values: on %s %s', (platform, text) => {
    expect(t('menu.roles.quit', { platform })).toBe(text)
  })

  test('asks for the language each time', () => {
    let code: 'en' | 'en-XA' = 'en'
    speak(() => code)
    expect(t('menu.zoom.in')).toBe('Zoom In')
    code = 'en-XA'
    expect(t('menu.zoom.in')).toBe('⟦Žööɱ Îñ ~~~⟧')
    expect(spokenLanguage().code).toBe('en-XA')
  })

  test('does not compile with a wrong key or wrong values', () => {
    const calls = () => [
      // @ts-expect-error there is no such text
      t('menu.zoom.sideways'),
      // @ts-expect-error a subject is no text
      t('menu.zoom'),
      // @ts-expect-error the value is missing
      t('menu.roles.quit'),
      // @ts-expect-error the value has another name
      t('menu.roles.quit', { system: 'linux' }),
      // @ts-expect-error one value too many
      t('menu.roles.quit', { platform: 'linux', version: 1 }),
      // @ts-expect-error a value of another type
      t('menu.roles.quit', { platform: true }),
      // @ts-expect-error it takes no values
      t('menu.zoom.in', { by: 10 }),
      // @ts-expect-error it has tags
      t('selfTest.difference', { expected: 1, found: 2 }),
    ]
    expect(calls).toBeInstanceOf(Function)
  })

  test('accepts a union of keys, with the values of all its texts', () => {
    const textOf = (key: 'menu.zoom.in' | 'menu.roles.quit') => t(key, { platform: 'linux' })
    // @ts-expect-error one of the two asks for a value
    const withoutValue = (key: 'menu.zoom.in' | 'menu.roles.quit') => t(key)
    expect([textOf('menu.zoom.in'), textOf('menu.roles.quit')]).toEqual(['Zoom In', 'Quit'])
    expect(withoutValue('menu.zoom.in')).toBe('Zoom In')
  })
})

test('a text with tags is split into parts', () => {
  const parts = tRich('selfTest.difference', { expected: '20', found: '21' }, (tag, text) => ({ tag, text }))
  expect(parts).toEqual(['expected 20, found ', { tag: 'b', text: '21' }])
})

describe('a message', () => {
  const games = '{count, plural, =0 {no games} one {# game} other {# games}}'
  test.each([
    [0, 'no games'],
    [1, '1 game'],
    [2, '2 games'],
    [1_234_567, '1,234,567 games'],
  ])('counts %i as %s', (count, text) => {
    expect(compile(games, ENGLISH).format({ count })).toBe(text)
  })

  test('shows every digit of a bigint', () => {
    const message = compile('1 in {n, number}', ENGLISH)
    expect(message.format({ n: 123_456_789_012_345_678_901n })).toBe('1 in 123,456,789,012,345,678,901')
  })

  test.each([
    [1, '1 partia'],
    [3, '3 partie'],
    [5, '5 partii'],
    [12_345, '12 345 partii'],
  ])('counts %i by the rules of its language: %s', (count, text) => {
    const message = compile('{count, plural, one {# partia} few {# partie} other {# partii}}', POLISH)
    expect(String(message.format({ count })).replace('\u00A0', ' ')).toBe(text)
  })
})

describe('a language', () => {
  test('has its own texts', () => {
    expect(messageIn(POLISH, 'menu.zoom.in').format()).toBe('Powiększ')
    expect(messageIn(POLISH, 'menu.roles.quit').format({ platform: 'linux' })).toBe('Zamknij')
  })

  test('falls back to English for a missing text, plurals included', () => {
    const message = messageIn(POLISH, 'menu.zoom.out')
    expect(message.format()).toBe('Zoom Out')
    expect(message.resolvedOptions().locale).toBe('en-GB')
  })

  test('compiles each text once', () => {
    expect(messageIn(POLISH, 'menu.zoom.in')).toBe(messageIn(POLISH, 'menu.zoom.in'))
  })

  test.each([
    ['system', 'en-US', 'en'],
    ['system', 'de-AT', 'de'],
    ['system', 'es-AR', 'es'],
    ['system', 'sr-Latn-RS', 'sr-Latn'],
    ['system', 'sr-Cyrl-RS', 'sr-Latn'],
    ['system', 'fr-CA', 'en'],
    ['en', 'de-AT', 'en'],
    ['en-XA', 'de-AT', 'en-XA'],
  ] as const)('with the setting %s on a system in %s is %s', (setting, locale, code) => {
    expect(languageFor(setting, locale)).toBe(code)
  })

  test('falls back to English until its texts are loaded', async () => {
    const german: Language = { code: 'de', name: 'Deutsch' }
    expect(messageIn(german, 'menu.zoom.in').format()).toBe('Zoom In')
    await loadLanguage(german)
    expect(messageIn(german, 'menu.zoom.in').format()).toBe('Vergrößern')
  })

  test('has a folder with its code as the name', () => {
    const folders = readdirSync('shared/i18n/languages')
    expect(LANGUAGES.map(({ code }) => code)).toEqual(['en', ...folders.sort()])
  })

  test('is among the settings, as is the pseudo-language', () => {
    expect(LANGUAGE_SETTINGS).toEqual(['system', ...LANGUAGES.map(({ code }) => code), 'en-XA'])
  })
})

test('a catalogue is flattened to dotted keys', () => {
  expect([...messagesOf(polish)].map(([key]) => key)).toEqual(['menu.zoom.in', 'menu.roles.quit'])
  expect(messagesOf(en).get('actions.groups.Dice')).toBe('Dice')
})

test('every text is found by its key, and none where a catalogue lacks it', () => {
  const texts = messagesOf(en)
  expect([...texts.keys()].map(key => textIn(en, key))).toEqual([...texts.values()])
  expect(textIn(polish, 'menu.zoom.in')).toBe('Powiększ')
  expect(textIn(polish, 'menu.zoom.out')).toBeUndefined()
  expect(textIn(polish, 'actions.groups.Dice')).toBeUndefined()
})
