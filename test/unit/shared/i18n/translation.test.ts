import { describe, expect, test } from 'vitest'
import type { Translation } from '@shared/i18n/catalogue/catalogue'
import { en } from '@shared/i18n/en'
import { hasRightPlurals, textsLeftInEnglish } from '../../../support/translation'
import { missingTexts } from '../../../../tools/languages/missingTexts'

describe('the texts missing from a translation', () => {
  test('include every absent text, except names of systems', () => {
    const { common, ...rest } = en
    const missing = missingTexts({ catalogue: { ...rest, common: { white: common.white } } })
    expect(missing).toContain('common.black')
    expect(missing).not.toContain('common.white')
    const chess = Object.fromEntries(Object.entries(en.systems.chess).filter(([key]) => key !== 'name'))
    expect(missingTexts({ catalogue: { ...en, systems: { ...en.systems, chess } } })).toEqual([])
  })
})

describe('a text left in English', () => {
  const catalogue: Translation = { common: { white: 'White', black: 'Schwarz', undo: 'Undo' } }

  test('has the same words as the English text', () => {
    expect(textsLeftInEnglish({ catalogue }, new Set()).map(([key]) => key)).toEqual([
      'common.white',
      'common.undo',
    ])
  })

  test('has a word that the two languages do not share', () => {
    expect(textsLeftInEnglish({ catalogue }, new Set(['White', 'Undo']))).toEqual([])
  })

  test('has words besides arguments and notation', () => {
    const only: Translation = {
      tasks: { states: { running: '{share}' } },
      variants: { origin: '{inventor}, {year}' },
    }
    expect(textsLeftInEnglish({ catalogue: only }, new Set())).toEqual([])
  })
})

describe('the branches of a plural', () => {
  test.each([
    ['de', '{n, plural, one {# Zug} other {# Züge}}', true],
    ['de', '{n, plural, =0 {keine} other {# Züge}}', true],
    ['de', '{n, plural, one {# Zug} few {# Züge} other {# Züge}}', false],
    ['sr', '{n, plural, one {# potez} other {# poteza}}', false],
    ['sr', '{n, plural, one {# potez} few {# poteza} other {# poteza}}', true],
    ['es', '{n, plural, one {# jugada} other {# jugadas}}', true],
    ['es', '{n, plural, one {# nodo} many {# de nodos} other {# nodos}}', true],
    ['es', '{n, plural, many {# de nodos} other {# nodos}}', false],
    ['en', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', true],
    ['en', '{n, selectordinal, one {#st} other {#th}}', false],
    ['de', '{w, select, white {{n, plural, one {# Zug} two {# Züge} other {# Züge}}} other {keine}}', false],
  ])('are checked in %s: %s', (locale, text, isRight) => {
    expect(hasRightPlurals(text, locale)).toBe(isRight)
  })
})
