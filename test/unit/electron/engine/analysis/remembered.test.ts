import { describe, expect, test } from 'vitest'
import type { AnalysisLine } from '@shared/analysis/analysis'
import { recallLines, toRemember } from '../../../../../electron/engine/analysis/analysisWork'
import type { KeptAnalysis } from '../../../../../electron/engine/memory/memoryTables'
import { aPosition } from '../../../../support/aPosition'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

const LINES: readonly AnalysisLine[] = [
  {
    rank: 1,
    depth: 12,
    selDepth: 20,
    score: { kind: 'cp', value: 31 },
    winDrawLoss: { white: 300, draw: 600, black: 100 },
    moves: [
      { uci: 'e2e4', san: 'e4', kind: 'doubleStep' },
      { uci: 'e7e5', san: 'e5', kind: 'doubleStep' },
      { uci: 'g1f3', san: 'Nf3', kind: 'normal' },
    ],
  },
  {
    rank: 2,
    depth: 11,
    selDepth: 18,
    score: { kind: 'mate', value: -3 },
    moves: [{ uci: 'd2d4', san: 'd4', kind: 'doubleStep' }],
  },
]

const KEPT = toRemember(LINES, { nodes: 1000, speed: 1, timeMs: 12.6 }, 2)

/** Returns the recalled lines and checks that recalling them leaves the position unchanged. */
const recall = (remembered: KeptAnalysis, most = 10) => {
  using position = aPosition('chess', START)
  const lines = recallLines(remembered, position, most)
  expect(position.fen()).toBe(START)
  return lines
}

/** The kept analysis with changes to its first line, or with another text for all lines. */
const tampered = (change: object | string): KeptAnalysis => {
  if (typeof change === 'string') return { ...KEPT, lines: change }
  const [first, ...others] = JSON.parse(KEPT.lines) as readonly object[]
  return { ...KEPT, lines: JSON.stringify([{ ...first, ...change }, ...others]) }
}

test('a kept analysis has the depth of its shallowest line and whole milliseconds', () => {
  expect(KEPT).toMatchObject({ multiPv: 2, depth: 11, nodes: 1000, timeMs: 13 })
})

test('lines are recalled unchanged, up to the requested number', () => {
  expect(recall(KEPT)).toEqual(LINES)
  expect(recall(KEPT, 1)).toEqual([LINES[0]])
})

test('forty plies of a long line are kept', () => {
  const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8']
  const moves = Array.from({ length: 100 }, (_, i) => ({
    uci: shuffle[i % 4]!,
    san: '',
    kind: 'normal' as const,
  }))
  const kept = toRemember([{ ...LINES[0]!, moves }], { nodes: 1, speed: 1, timeMs: 1 }, 1)
  expect(recall(kept)[0]!.moves).toHaveLength(40)
})

describe('a tampered row', () => {
  test.each([
    ['is no JSON', 'nonsense'],
    ['is cut', KEPT.lines.slice(0, -5)],
    ['is no list', '{}'],
    ['holds no lines', '[1, null]'],
    ['has more lines than there can be', JSON.stringify(Array.from({ length: 129 }, () => ({})))],
    ['has a depth that is no number', { depth: '12' }],
    ['has a score of another kind', { score: { kind: 'won', value: 1 } }],
    ['has a score beyond all numbers', { score: { kind: 'cp', value: 1e300 } }],
    ['has chances beyond certainty', { winDrawLoss: { white: 2000, draw: 0, black: 0 } }],
    ['has moves that are no text', { moves: ['e2e4'] }],
    ['has a text of moves that never ends', { moves: 'e2e4 '.repeat(1000) }],
  ])('that %s is forgotten', (_, change) => {
    expect(recall(tampered(change))).toEqual([])
  })

  test.each([
    ['an illegal first move', 'e2e5 e7e5'],
    ['no moves', ''],
    ['words', 'hello world'],
    ['markup', '<img onerror=alert(1)>'],
  ])('with %s loses that line, and the next one becomes the first', (_, moves) => {
    expect(recall(tampered({ moves }))).toEqual([{ ...LINES[1]!, rank: 1 }])
  })

  test('with an illegal later move ends its line there', () => {
    const [first] = recall(tampered({ moves: 'e2e4 e7e5 e1e3 g8f6' }))
    expect(first!.moves.map(({ san }) => san)).toEqual(['e4', 'e5'])
  })
})
