import { describe, expect, test } from 'vitest'
import type { EngineProfile } from '@shared/analysis/engine'
import { readEngines, writeEngines } from '../../../../../electron/engine/registry/storedEngines'

const ENGINE: EngineProfile = {
  id: 'external-1',
  origin: 'external',
  name: 'Stockfish',
  author: 'many',
  path: '/usr/games/stockfish',
  args: ['--fast'],
  options: [
    { kind: 'spin', name: 'Hash', default: 16, min: 1, max: 64 },
    { kind: 'check', name: 'UCI_Chess960', default: false },
    { kind: 'combo', name: 'Style', default: 'Calm', choices: ['Calm'] },
    { kind: 'string', name: 'Book', default: '' },
    { kind: 'button', name: 'Clear Hash' },
  ],
  values: { Hash: 32 },
  variants: ['chess', 'chess960', 'double-chess960', 'arrangement-random'],
  playsChess960: true,
  withoutAdjustment: [],
}

const OURS: EngineProfile = {
  id: 'backrank',
  origin: 'builtIn',
  name: 'Backrank',
  author: '',
  args: [],
  options: [],
  values: { Threads: 2 },
  variants: [],
  playsChess960: true,
}

const stored = (...profiles: readonly EngineProfile[]): unknown =>
  JSON.parse(JSON.stringify(writeEngines(profiles)))

describe('stored engines', () => {
  test('are read back unchanged, the built-in one only with the values that the user has set', () => {
    expect(readEngines(stored(OURS, ENGINE))).toEqual({
      external: [ENGINE],
      builtIn: new Map([['backrank', { Threads: 2 }]]),
      isFlawed: false,
    })
  })

  test('are kept although others are broken', () => {
    const kept = stored(ENGINE) as { external: unknown[] }
    kept.external.unshift({ ...ENGINE, path: 7 }, null, 'engine', {})
    expect(readEngines(kept)).toMatchObject({ external: [ENGINE], isFlawed: true })
  })

  test('lose values that their options cannot have', () => {
    expect(
      readEngines(stored({ ...ENGINE, values: { Hash: 99, Style: 'Calm' } })).external[0]!.values,
    ).toEqual({
      Style: 'Calm',
    })
  })

  test.each([undefined, {}])('are empty for %j', value => {
    expect(readEngines(value)).toEqual({ external: [], builtIn: new Map(), isFlawed: false })
  })

  test.each([null, 7, [], { external: 'none', builtIn: {} }])('are empty and flawed for %j', value => {
    expect(readEngines(value)).toEqual({ external: [], builtIn: new Map(), isFlawed: true })
  })
})
