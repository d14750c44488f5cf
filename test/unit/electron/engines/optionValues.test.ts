import { describe, expect, test } from 'vitest'
import type { EngineOption } from '@shared/analysis/engine'
import { checkValues, soundValues } from '../../../../electron/engines/optionValues'

const OPTIONS: readonly EngineOption[] = [
  { kind: 'spin', name: 'Hash', default: 16, min: 1, max: 64 },
  { kind: 'check', name: 'Ponder', default: false },
  { kind: 'combo', name: 'Style', default: 'Calm', choices: ['Calm', 'Wild One'] },
  { kind: 'string', name: 'Book', default: '' },
  { kind: 'button', name: 'Clear Hash' },
]

describe('values', () => {
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

  test('that an engine no longer knows are left out', () => {
    expect(soundValues(OPTIONS, { Hash: 32, Ponder: 3, Gone: true })).toEqual({ Hash: 32 })
  })
})
