import { describe, expect, test } from 'vitest'
import {
  afterMove,
  flagged,
  freshClock,
  leftAt,
  started,
} from '../../../../../renderer/features/practice/chessClock'
import { variantById } from '@shared/variants'
import { ORTHODOX_ARMY } from '@shared/variants/variant'
import { clockText, endWords, resultOf } from '../../../../../renderer/features/practice/practice'

describe('the end of a practice game', () => {
  test.each([
    [{ kind: 'resigned', by: 'white' }, '0-1', 'White resigned'],
    [{ kind: 'time', by: 'black' }, '1-0', 'Black’s time is up'],
    [{ kind: 'outcome', outcome: { kind: 'checkmate', winner: 'black' } }, '0-1', 'Checkmate, Black wins'],
    [{ kind: 'outcome', outcome: { kind: 'stalemate' } }, '1/2-1/2', 'Draw: stalemate'],
  ] as const)('%j is %s: %s', (end, result, words) => {
    expect([resultOf(end), endWords(end, ORTHODOX_ARMY)]).toEqual([result, words])
  })

  test('is described with the piece names of its variant', () => {
    const end = { kind: 'time', by: 'white', isDraw: true } as const
    expect(endWords(end, ORTHODOX_ARMY)).toBe('Draw: White’s time is up, and Black has a bare king')
    const janggi = variantById('korean-random').army
    expect(endWords(end, janggi)).toBe('Draw: White’s time is up, and Black has a bare general')
  })
})

describe('the clocks of a practice game', () => {
  const minute = { baseMs: 60_000, incrementMs: 2000 }
  const fresh = freshClock({ white: minute, black: minute })

  test('run for one side and add its increment after its move', () => {
    const running = started(fresh, 'white', 1000)
    expect([leftAt(running, 'white', 11_000), leftAt(running, 'black', 11_000)]).toEqual([50_000, 60_000])
    const after = afterMove(running, 'white', 'black', 11_000)
    expect([leftAt(after, 'white', 14_000), leftAt(after, 'black', 14_000)]).toEqual([52_000, 57_000])
  })

  test('report the side whose time is up', () => {
    const running = started(fresh, 'black', 0)
    expect([flagged(running, 59_999), flagged(running, 60_000)]).toEqual([undefined, 'black'])
  })

  test.each([
    [247_000, '4:07'],
    [3_750_000, '1:02:30'],
    [9_400, '0:09.4'],
    [-50, '0:00.0'],
  ])('with %d ms left show %s', (ms, text) => {
    expect(clockText(ms)).toBe(text)
  })
})
