import { describe, expect, test } from 'vitest'
import { cacheKey, withoutCounters, type CacheSubject } from '../../../../electron/analysis/cacheKey'

const SUBJECT: CacheSubject = {
  fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 12 40',
  variant: 'chess960',
  options: [],
  engine: 'an engine',
  searchMoves: [],
}

const sameAs = (change: Partial<CacheSubject>): boolean =>
  cacheKey(SUBJECT).equals(cacheKey({ ...SUBJECT, ...change }))

test.each([
  ['counters far from the end', '8/8/8/8/8/8/8/K1k5 w - - 79 120', '8/8/8/8/8/8/8/K1k5 w - -'],
  ['a clock that matters', '8/8/8/8/8/8/8/K1k5 w - - 80 120', '8/8/8/8/8/8/8/K1k5 w - - 80'],
  ['the memory of a setup', '8/8/8/8/8/8/8/K1k5 b - - 0 2 queen', '8/8/8/8/8/8/8/K1k5 b - - queen'],
])('%s: a FEN without its counters', (_, fen, short) => {
  expect(withoutCounters(fen)).toBe(short)
})

describe('an analysis is the same', () => {
  test.each<[string, Partial<CacheSubject>]>([
    ['at another move', { fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 14 41' }],
  ])('%s', (_, change) => {
    expect(sameAs(change)).toBe(true)
  })

  test('whatever the order of moves and options', () => {
    const key = (searchMoves: string[], options: string[]) => cacheKey({ ...SUBJECT, searchMoves, options })
    expect(key(['e1e2', 'a1b1'], ['b', 'a'])).toEqual(key(['a1b1', 'e1e2'], ['a', 'b']))
  })
})

describe('an analysis is another', () => {
  test.each<[string, Partial<CacheSubject>]>([
    ['for the other side', { fen: 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 12 40' }],
    ['without a right', { fen: 'r3k2r/8/8/8/8/8/8/R3K2R w KQk - 12 40' }],
    ['in another system', { variant: 'chess' }],
    ['with an option', { options: ['curtailed'] }],
    ['by another engine', { engine: 'another engine' }],
    ['of one move', { searchMoves: ['e1e2'] }],
  ])('%s', (_, change) => {
    expect(sameAs(change)).toBe(false)
  })
})
