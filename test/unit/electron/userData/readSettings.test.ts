import { describe, expect, test } from 'vitest'
import { readSettings } from '../../../../electron/userData/settingsService'
import { DEFAULT_SETTINGS } from '@shared/ipc/known'

describe('readSettings', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'dark'],
    ['a list', []],
  ])('takes the defaults for %s', (_, stored) => {
    expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS)
  })

  test('resets only a broken field to its default', () => {
    const stored = { ...DEFAULT_SETTINGS, theme: 'pink', zoom: 150, sideOpen: false }
    expect(readSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, zoom: 150, sideOpen: false })
  })

  test('rejects costs of glyphs that do not rise with severity or are out of range', () => {
    const setupGlyphs = { dubious: 5, mistake: 15, blunder: 40 }
    expect(readSettings({ setupGlyphs }).setupGlyphs).toEqual(setupGlyphs)
    for (const broken of [
      { mistake: 5 },
      { blunder: 10 },
      { dubious: 0 },
      { blunder: 1001 },
      { dubious: 1.5 },
    ])
      expect(readSettings({ setupGlyphs: { ...setupGlyphs, ...broken } })).toEqual(DEFAULT_SETTINGS)
  })

  test('drops fields that do not exist', () => {
    expect(readSettings({ sound: true })).toEqual(DEFAULT_SETTINGS)
  })

  test('keeps the current value if a change is broken', () => {
    const now = { ...DEFAULT_SETTINGS, zoom: 120 }
    expect(readSettings({ zoom: 7, board: 'ink' }, now)).toEqual({ ...now, board: 'ink' })
  })

  test('accepts its own defaults', () => {
    expect(readSettings(structuredClone(DEFAULT_SETTINGS))).toEqual(DEFAULT_SETTINGS)
  })
})
