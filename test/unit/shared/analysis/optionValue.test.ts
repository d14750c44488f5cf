import { describe, expect, test } from 'vitest'
import type { EngineOption } from '@shared/analysis/engine'
import {
  checkValues,
  describeOptionFault,
  newTexts,
  readOptionValues,
  validValues,
} from '@shared/analysis/optionValue'

const OPTIONS: readonly EngineOption[] = [
  { kind: 'spin', name: 'Hash', default: 16, min: 1, max: 64 },
  { kind: 'check', name: 'Ponder', default: false },
  { kind: 'combo', name: 'Style', default: 'Calm', choices: ['Calm', 'Wild One'] },
  { kind: 'string', name: 'Book', default: '' },
  { kind: 'button', name: 'Clear Hash' },
]

describe('option values', () => {
  test.each([
    ['Hash', 1],
    ['Hash', 64],
    ['Ponder', true],
    ['Style', 'Wild One'],
    ['Book', 'C:\\my books\\a.bin'],
    ['Book', ''],
  ])('%s may be %j', (name, value) => {
    expect(checkValues(OPTIONS, { [name]: value })).toEqual({ ok: true, value: { [name]: value } })
  })

  test.each([
    ['Hash', 0],
    ['Hash', 65],
    ['Hash', 2.5],
    ['Hash', '16'],
    ['Ponder', 'true'],
    ['Style', 'Wild'],
    ['Book', 'a\nquit'],
    ['Book', 7],
    ['Clear Hash', true],
    ['Unknown', 1],
    ['toString', 1],
  ])('%s may not be %j', (name, value) => {
    expect(checkValues(OPTIONS, { [name]: value })).toEqual({
      ok: false,
      error: { kind: 'badValue', option: name, found: String(value) },
    })
  })

  test('are left out if the engine no longer accepts them', () => {
    expect(validValues(OPTIONS, { Hash: 32, Ponder: 3, Gone: true })).toEqual({ Hash: 32 })
  })
})

describe('options read from texts', () => {
  const DECLARED: readonly EngineOption[] = [
    { kind: 'spin', name: 'Hash', default: 16, min: 1, max: 64 },
    { kind: 'check', name: 'Ponder', default: false },
    { kind: 'combo', name: 'Style', default: 'Solid', choices: ['Solid', 'Very Risky'] },
    { kind: 'button', name: 'Clear Hash' },
    { kind: 'string', name: 'Book', default: '' },
  ]
  const wanted = (name: string, value: string) => readOptionValues(DECLARED, new Map([[name, value]]))

  test.each<[string, string, unknown]>([
    ['hash', '32', { name: 'Hash', value: 32 }],
    ['Ponder', 'true', { name: 'Ponder', value: true }],
    ['Style', 'very risky', { name: 'Style', value: 'Very Risky' }],
    ['Clear Hash', '', { name: 'Clear Hash' }],
    ['Book', '', { name: 'Book', value: '' }],
  ])('are accepted if the engine declares them: %s %j', (name, text, option) => {
    expect(wanted(name, text)).toEqual({ ok: true, value: [option] })
  })

  test.each([
    ['Hash', '65', 'Hash must be a number from 1 to 64'],
    ['Hash', 'much', 'Hash must be a number'],
    ['Ponder', '1', 'Ponder must be true or false'],
    ['Style', 'Wild', 'Style must be one of Solid, Very Risky'],
    ['Elo', '1', 'there is no option Elo'],
  ])('are rejected otherwise: %s %j', (name, text, sentence) => {
    const found = wanted(name, text)
    expect(found.ok ? '' : describeOptionFault(found.error)).toContain(sentence)
  })
})

describe('texts that need the consent of the user', () => {
  const profile = { options: OPTIONS, values: { Book: '/books/old.bin' } }

  test.each([
    ['another', { Book: '/books/new.bin', Hash: 32 }, [['Book', '/books/new.bin']]],
    ['none', { Hash: 32, Ponder: true, Style: 'Wild One' }, []],
    ['the present one', { Book: '/books/old.bin' }, []],
    ['the one that the engine has by itself', { Book: '' }, []],
  ])('include only a changed one: %s', (_, values, texts) => {
    expect(newTexts(profile, values)).toEqual(texts)
  })

  test('do not include empty or default ones', () => {
    const options = [{ kind: 'string', name: 'Net', default: 'own.nnue' }] as const
    expect(newTexts({ options, values: {} }, { Net: '' })).toEqual([])
    expect(newTexts({ options, values: { Net: 'x' } }, { Net: 'own.nnue' })).toEqual([])
  })
})
