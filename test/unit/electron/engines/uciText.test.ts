import { describe, expect, test } from 'vitest'
import {
  makeGo,
  makePosition,
  makeSetOption,
  parseInfo,
  parseLine,
} from '../../../../electron/engines/uciText'

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
    // Names with the protocol's own words.
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
    // Not quite as the protocol has it.
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

describe('info lines', () => {
  test('tell score, depth, counts and line of Stockfish', () => {
    const line =
      'info depth 12 seldepth 16 multipv 2 score cp -31 wdl 40 850 110 nodes 51234 nps 880000 hashfull 21 tbhits 0 time 58 pv e7e5 g1f3'
    expect(parseInfo(line)).toEqual({
      rank: 2,
      depth: 12,
      selDepth: 16,
      score: { kind: 'cp', value: -31 },
      winDrawLoss: { win: 40, draw: 850, loss: 110 },
      counts: { nodes: 51234, speed: 880000, hashFull: 21, timeMs: 58 },
      pv: ['e7e5', 'g1f3'],
    })
  })

  test.each([
    ['info score mate -3', { score: { kind: 'mate', value: -3 } }],
    ['info score cp 20 lowerbound', { score: { kind: 'cp', value: 20 }, bound: 'lower' }],
    ['info score upperbound cp 20', { score: { kind: 'cp', value: 20 }, bound: 'upper' }],
    ['info score mate 0', {}],
    ['info score cp much', {}],
    ['info depth -4 depth x', {}],
    ['info wdl 1 2 3', {}],
    ['info wizardry 9 depth 4', { depth: 4 }],
    ['info string depth 9 score cp 3 pv e2e4', {}],
    ['info score cp -0', { score: { kind: 'cp', value: 0 } }],
  ] as const)('%s', (line, expected) => {
    expect(parseInfo(line)).toEqual({ rank: 1, counts: {}, pv: [], ...expected })
  })

  test('may name the line before other things', () => {
    expect(parseInfo('info pv e2e4 e7e5 depth 3 nodes 8')).toMatchObject({
      pv: ['e2e4', 'e7e5'],
      depth: 3,
      counts: { nodes: 8 },
    })
  })

  test('take no more than a thousand words', () => {
    expect(parseInfo(`info pv ${'e2e4 '.repeat(100_000)}`).pv.length).toBeLessThan(1024)
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

describe('commands', () => {
  test.each([
    [makeSetOption('Hash', 64), 'setoption name Hash value 64'],
    [makeSetOption('Ponder', false), 'setoption name Ponder value false'],
    [makeSetOption('EvalFile', ''), 'setoption name EvalFile value <empty>'],
    [makeSetOption('Clear Hash'), 'setoption name Clear Hash'],
    [makeSetOption('Path', 'a\nquit\r\n'), 'setoption name Path value a quit '],
    [makePosition('8/8/8/8/8/8/8/8 w - - 0 1', []), 'position fen 8/8/8/8/8/8/8/8 w - - 0 1'],
    [makePosition('F', ['e2e4', 'e7e5']), 'position fen F moves e2e4 e7e5'],
    [makeGo({}, []), 'go infinite'],
    [makeGo({ depth: 12, nodes: 500 }, []), 'go depth 12 nodes 500'],
    [makeGo({ moveTimeMs: 50, mate: 3 }, ['e2e4', 'd2d4']), 'go movetime 50 mate 3 searchmoves e2e4 d2d4'],
    [makeGo({}, ['e2e4']), 'go infinite searchmoves e2e4'],
  ])('%s', (made, expected) => {
    expect(made).toBe(expected)
  })
})
