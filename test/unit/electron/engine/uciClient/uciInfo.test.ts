import { describe, expect, test } from 'vitest'
import { parseInfo } from '../../../../../electron/engine/uciClient/uciInfo'

describe('info lines', () => {
  test('of Stockfish have score, depth, counts and line', () => {
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

  test('may have the line before other fields', () => {
    expect(parseInfo('info pv e2e4 e7e5 depth 3 nodes 8')).toMatchObject({
      pv: ['e2e4', 'e7e5'],
      depth: 3,
      counts: { nodes: 8 },
    })
  })

  test('are read up to about a thousand words', () => {
    expect(parseInfo(`info pv ${'e2e4 '.repeat(100_000)}`).pv.length).toBeLessThan(1024)
  })
})
