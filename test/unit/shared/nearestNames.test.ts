import { describe, expect, test } from 'vitest'
import { nearestNames, suggestion } from '@shared/nearestNames'

const KNOWN = ['start', 'solve', 'seed', 'verify', 'chess960', 'double-chess960']

describe('a mistyped word', () => {
  test.each([
    ['staart', 'start'],
    ['sed', 'seed'],
    ['verfy', 'verify'],
    ['chess961', 'chess960'],
    ['duoble-chess960', 'double-chess960'],
    ['tiddlywinks', undefined],
    ['x', undefined],
    ['s'.repeat(100_000), undefined],
  ])('%.20s is probably %s', (typed, meant) => {
    expect(nearestNames(typed, KNOWN)[0]).toBe(meant)
  })

  test('gets a suggestion for the end of a sentence', () => {
    expect([suggestion('staart', KNOWN), suggestion('dance', KNOWN)]).toEqual(['; did you mean start?', ''])
  })
})
