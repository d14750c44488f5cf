import { describe, expect, test } from 'vitest'
import type { EngineLine } from '@shared/analysis/analysis'
import { unwrap } from '@shared/result'
import { variantById } from '@shared/variants'
import { parseLine } from '../../../../../electron/engine/uciClient/uciLine'
import type { SearchReport } from '../../../../../electron/engine/pool/searchJob'
import { makeBestMove, makeInfo, newLines } from '../../../../../electron/engine/uciServer/uciAnswers'
import { limitsOf, parseGo } from '../../../../../electron/engine/uciServer/goCommand'

const chess = variantById('chess')
const chess960 = variantById('chess960')

const castling = { kind: 'castlingH', from: 4, to: 7 } as const
const step = { kind: 'normal', from: 52, to: 44 } as const

const line = (change: Partial<EngineLine> = {}): EngineLine => ({
  rank: 1,
  depth: 9,
  selDepth: 12,
  score: { kind: 'cp', value: -34 },
  winDrawLoss: { win: 100, draw: 600, loss: 300 },
  moves: [castling, step],
  ...change,
})

const report = (...lines: EngineLine[]): SearchReport => ({
  lines,
  nodes: 5000,
  speed: 1000,
  timeMs: 5001,
  hashFull: 7,
  depth: 9,
  selDepth: 12,
})

describe('an info line', () => {
  test('has all fields in the usual order', () => {
    expect(makeInfo(chess, line(), report(line()), false)).toBe(
      'info depth 9 seldepth 12 multipv 1 score cp -34 nodes 5000 nps 1000 hashfull 7 time 5001 pv e1g1 e7e6',
    )
  })

  test.each<[string, Partial<EngineLine>, string]>([
    ['a bound', { bound: 'lower' }, 'score cp -34 lowerbound nodes'],
    ['the other bound', { bound: 'upper' }, 'score cp -34 upperbound nodes'],
    ['a mate', { score: { kind: 'mate', value: -3 } }, 'score mate -3 nodes'],
  ])('contains %s', (_, change, part) => {
    expect(makeInfo(chess, line(change), report(), false)).toContain(part)
  })

  test('contains chances if they are wanted', () => {
    expect(makeInfo(chess, line(), report(), true)).toContain('score cp -34 wdl 100 600 300 nodes')
  })

  test('writes castling in the notation of the system', () => {
    expect(makeInfo(chess960, line(), report(), false)).toMatch(/pv e1h1 e7e6$/)
  })

  test('can be read by the program itself', () => {
    expect(parseLine(makeInfo(chess, line({ bound: 'upper' }), report(), true))).toMatchObject({
      kind: 'info',
      info: { rank: 1, depth: 9, selDepth: 12, bound: 'upper', pv: ['e1g1', 'e7e6'] },
    })
  })
})

describe('the end of a search', () => {
  test.each([
    [{ best: castling, ponder: step }, 'bestmove e1g1 ponder e7e6'],
    [{ best: castling }, 'bestmove e1g1'],
    [{}, 'bestmove (none)'],
  ])('%j', (answer, text) => {
    expect(makeBestMove(chess, { ...answer, report: report() })).toBe(text)
  })
})

describe('the reports of a search', () => {
  const [a, b] = [line(), line({ rank: 2, moves: [step] })]

  test('repeat a line only when it has changed', () => {
    const fresh = newLines()
    expect(fresh.of(report(a, b))).toEqual([a, b])
    expect(fresh.of(report(a, b))).toEqual([])
    const deeper = { ...b, depth: 10 }
    expect(fresh.of(report(a, deeper))).toEqual([deeper])
    expect(fresh.of(report(a, { ...deeper, bound: 'lower' }))).toHaveLength(1)
    expect(fresh.of(report(line({ moves: [] })))).toEqual([])
  })

  test('end with the counts of the whole search', () => {
    const fresh = newLines()
    fresh.of(report(a, b))
    expect(fresh.last(report(a, b))).toEqual([])
    expect(fresh.last({ ...report(a, b), nodes: 6000 })).toEqual([a, b])
  })
})

test('a search for a side without a given time uses the time of the other side', () => {
  const go = unwrap(parseGo(['btime', '500']))
  expect(limitsOf(go, 'white', 0).clock?.timeMs).toBe(500)
})
