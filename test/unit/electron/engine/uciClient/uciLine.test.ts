import { describe, expect, test } from 'vitest'
import { parseLine } from '../../../../../electron/engine/uciClient/uciLine'

describe('options', () => {
  const cases = [
    [
      'option name Hash type spin default 16 min 1 max 33554432',
      { kind: 'spin', name: 'Hash', default: 16, min: 1, max: 33554432 },
    ],
    ['option name Clear Hash type button', { kind: 'button', name: 'Clear Hash' }],
    [
      'option name Debug Log File type string default ',
      { kind: 'string', name: 'Debug Log File', default: '' },
    ],
    [
      'option name SyzygyPath type string default <empty>',
      { kind: 'string', name: 'SyzygyPath', default: '' },
    ],
    ['option name Ponder type check default false', { kind: 'check', name: 'Ponder', default: false }],
    [
      'option name Analysis Contempt type combo default Both var Both var Off var White Only',
      { kind: 'combo', name: 'Analysis Contempt', default: 'Both', choices: ['Both', 'Off', 'White Only'] },
    ],
    // Names that contain keywords of the protocol.
    [
      'option name Book type check file type string default my type spin.bin',
      { kind: 'string', name: 'Book type check file', default: 'my type spin.bin' },
    ],
    [
      'option name default var type check default true',
      { kind: 'check', name: 'default var', default: true },
    ],
    ['option name name type button', { kind: 'button', name: 'name' }],
    ['option name type type type button', { kind: 'button', name: 'type type' }],
    [
      'option name Two  blanks type string default a  b',
      { kind: 'string', name: 'Two  blanks', default: 'a  b' },
    ],
    // Deviations from the protocol.
    [
      'option\tname Skill  type  spin max 20 default 99 min 0',
      { kind: 'spin', name: 'Skill', default: 20, min: 0, max: 20 },
    ],
    [
      'option name Style type combo default Fast var Slow',
      { kind: 'combo', name: 'Style', default: 'Fast', choices: ['Fast', 'Slow'] },
    ],
    [
      'option name Style type combo var Slow var Fast',
      { kind: 'combo', name: 'Style', default: 'Slow', choices: ['Slow', 'Fast'] },
    ],
    [
      'option name Big type spin default 0 min 0 max 18446744073709551615',
      { kind: 'spin', name: 'Big', default: 0, min: 0, max: Number.MAX_SAFE_INTEGER },
    ],
    ['option name Bare type check', { kind: 'check', name: 'Bare', default: false }],
  ] as const
  test.each(cases)('are read from %s', (line, option) => {
    expect(parseLine(line)).toEqual({ kind: 'option', option })
  })

  test.each([
    'option',
    'option name',
    'option name Hash',
    'option name type spin',
    'option name Hash type number default 3',
    'option name Hash type',
  ])('are not made of %s', line => {
    expect(parseLine(line)).toEqual({ kind: 'other' })
  })
})

describe('other lines', () => {
  test.each([
    ['id name Fairy-Stockfish 14.0.1 XQ', { kind: 'id', field: 'name', value: 'Fairy-Stockfish 14.0.1 XQ' }],
    ['id author A  B', { kind: 'id', field: 'author', value: 'A  B' }],
    ['  uciok\r', { kind: 'uciok' }],
    ['readyok', { kind: 'readyok' }],
    ['bestmove e2e4 ponder e7e5', { kind: 'bestMove', best: 'e2e4', ponder: 'e7e5' }],
    ['bestmove e2e4 ponder (none)', { kind: 'bestMove', best: 'e2e4' }],
    ['bestmove (none)', { kind: 'bestMove', best: '' }],
    ['bestmove', { kind: 'bestMove', best: '' }],
    ['Stockfish 15.1 by the Stockfish developers', { kind: 'other' }],
    ['id title x', { kind: 'other' }],
    ['', { kind: 'other' }],
  ])('%j', (line, expected) => {
    expect(parseLine(line)).toEqual(expected)
  })
})
