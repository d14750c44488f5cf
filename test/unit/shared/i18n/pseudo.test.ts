import { describe, expect, test } from 'vitest'
import { messagesOf } from '@shared/i18n/catalogue/catalogue'
import { compile } from '@shared/i18n/compiled'
import { en } from '@shared/i18n/en'
import { languageByCode } from '@shared/i18n/languages'

const PSEUDO = languageByCode('en-XA')

const shown = (text: string, values: Record<string, string | number> = {}) =>
  String(compile(text, PSEUDO).format(values))

describe('the pseudo-language', () => {
  test('accents letters and lengthens the text', () => {
    expect(shown('Take back')).toBe('⟦Ţåķé ƀåçķ ~~~~⟧')
  })

  test('replaces each letter by a different one', () => {
    const alphabet = 'The quick brown fox jumps over the lazy dog: SPHINX OF BLACK QUARTZ, JUDGE MY VOW'
    expect(shown(alphabet)).not.toMatch(/[a-z]/i)
    const letters = shown('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ').replace(/[⟦⟧~ ]/g, '')
    expect(new Set(letters).size).toBe(52)
  })

  test('leaves arguments unchanged', () => {
    expect(shown('{name} is {n, number}', { name: 'Backrank', n: 9216 })).toBe('⟦Backrank îš 9,216 ~⟧')
  })

  test('keeps plurals and selects', () => {
    const text =
      '{count, plural, =0 {no moves} one {# move} other {# moves}} {who, select, white {White} other {Black}}'
    expect(shown(text, { count: 1, who: 'white' })).toBe('⟦1 ɱöṽé ~~ Ŵĥîţé ~~⟧')
    expect(shown(text, { count: 1500, who: 'black' })).toBe('⟦1,500 ɱöṽéš ~~ Ɓļåçķ ~~⟧')
  })

  test('keeps tags', () => {
    const parts = compile('found <b>{n}</b>', PSEUDO).formatToParts({ n: 21, b: words => ({ words }) })
    expect(parts.map(({ value }) => value)).toEqual(['⟦ƒöûñð ', { words: ['21'] }, ' ~~⟧'])
  })

  test('leaves notation unchanged', () => {
    const parts = compile('play <notation>Nf3</notation>', PSEUDO).formatToParts({
      notation: words => ({ words }),
    })
    expect(parts.map(({ value }) => value)).toEqual(['⟦þļåý ', { words: ['Nf3'] }, ' ~~⟧'])
  })

  test('has no plain letters in any text outside its arguments', () => {
    const values = new Proxy({}, { get: () => 7, has: () => true })
    const texts = [...messagesOf(en).values()].filter(text => !text.includes('<'))
    const plain = texts
      .map(text => String(compile(text, PSEUDO).format(values)))
      .filter(text => !/^⟦[^a-z]*⟧$/i.test(text))
    expect(plain).toEqual([])
  })
})
