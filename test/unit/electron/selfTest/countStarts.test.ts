import { describe, expect, test } from 'vitest'
import type { VariantId } from '@shared/variants'
import { loadCore } from '../../../../electron/core/load'
import { countStarts } from '../../../../electron/selfTest/countStarts'
import type { StepResult } from '../../../../electron/selfTest/steps'
import type { CountStep } from '../../../../electron/selfTest/steps'

const core = loadCore()

const RELOCATION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king'

const result = (variant: VariantId, check: CountStep['check']): StepResult => {
  const work = countStarts(core, { kind: 'count', variant, what: '', check })
  for (;;) {
    const part = work.next()
    if (part.done) return part.value
  }
}

const mirrored = (rank: string, rest = 'w KQkq - 0 1'): string =>
  `${rank.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${rank} ${rest}`

describe('a count', () => {
  test.each<[VariantId, CountStep['check'], StepResult['found']]>([
    ['chess960', { kind: 'starts', count: 1 }, 960],
    ['beautiful', { kind: 'ranks', count: 1 }, 48],
    ['capablanca-random', { kind: 'conditions', first: 4, count: 1 }, 21_836],
    ['fischer-benko', { kind: 'random-starts', count: 1 }, 9216],
    ['fischer-benko', { kind: 'throws', count: 1, ways: 18 }, 32],
    ['fischer-benko', { kind: 'throws', count: 1, ways: 17 }, 0],
    ['fischer-benko', { kind: 'first-placements', count: 1 }, 1600],
    ['half-random-transcendental', { kind: 'first-placements', count: 1 }, 1920],
    ['arrangement', { kind: 'arrays', count: 1, fen: RELOCATION }, 80],
    ['arrangement', { kind: 'arrays', count: 1, fen: 'hello' }, 'refused'],
  ])('is found for %s: %j', (variant, check, found) => {
    expect(result(variant, check).found).toBe(found)
  })
})

describe('a start', () => {
  test('agrees when its number and its FEN belong together', () => {
    const fen = mirrored('RNBQKBNR')
    expect(result('chess960', { kind: 'start', number: 518, fen })).toEqual({ expected: fen, found: fen })
  })

  test('is shown as found when the number belongs to another FEN', () => {
    const fen = mirrored('RNBQKBNR')
    expect(result('chess960', { kind: 'start', number: 534, fen })).toEqual({
      expected: fen,
      found: mirrored('RNBKQBNR'),
    })
  })

  test('has no number beyond the last', () => {
    expect(result('chess960', { kind: 'start', number: 960, fen: 'x' }).found).toBe('no such number')
  })
})

describe('round trips', () => {
  test.each<[VariantId, 'starts' | 'random-starts', each: number, trips: number]>([
    ['chess', 'starts', 100, 1],
    ['chess960', 'starts', 100, 200],
    ['chess960', 'starts', 1000, 960],
    ['english-random', 'starts', 20, 40],
    ['pre-chess', 'random-starts', 5, 1],
    ['fischer-benko', 'random-starts', 700, 1400],
  ])('%s, %s, %i from each end', (variant, of, each, trips) => {
    const check = { kind: 'round-trips', of, each } as const
    expect(result(variant, check)).toEqual({ expected: trips, found: trips })
  })
})
