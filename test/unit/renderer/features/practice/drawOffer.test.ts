import { describe, expect, test } from 'vitest'
import type { Score } from '@shared/analysis/score'
import {
  acceptsDraw,
  offersDraw,
  withScore,
  type FoundScore,
} from '../../../../../renderer/features/practice/drawOffer'

const cp = (value: number): Score<'white'> => ({ kind: 'cp', value })

const found = (...scores: readonly Score<'white'>[]): readonly FoundScore[] =>
  scores.map((score, place) => ({ ply: 2 * place + 1, score }))

describe('a draw offered to an engine', () => {
  test.each([
    ['is declined before it has scored three moves', found(cp(-300), cp(-300)), 40, false],
    [
      'is accepted when it was a pawn behind three times',
      found(cp(50), cp(-100), cp(-180), cp(-120)),
      9,
      true,
    ],
    ['is declined when it was less behind once', found(cp(-300), cp(-99), cp(-300)), 9, false],
    ['is accepted in an even game, late', found(cp(20), cp(-30), cp(0)), 30, true],
    ['is declined in an even game, early', found(cp(20), cp(-30), cp(0)), 29, false],
    ['is declined when it was ahead once', found(cp(21), cp(0), cp(0)), 60, false],
    ['is declined when it mates', found(cp(0), cp(0), { kind: 'mate', value: 3 }), 60, false],
    ['is accepted when it is mated', found(cp(-900), cp(-900), { kind: 'mate', value: -3 }), 5, true],
  ] as const)('%s', (_, scores, made, accepted) => {
    expect(acceptsDraw(scores, 'white', made)).toBe(accepted)
    const turned = scores.map(({ ply, score }) => ({ ply, score: { ...score, value: -score.value } }))
    expect(acceptsDraw(turned, 'black', made)).toBe(accepted)
  })

  test('disregards the scores of moves that were taken back', () => {
    const scores = found(cp(1), cp(2), cp(3))
    expect(withScore(scores, { ply: 3, score: cp(9) }).map(({ score }) => score.value)).toEqual([1, 9])
  })
})

describe('a draw offered by an engine', () => {
  const even = found(cp(20), cp(-20), cp(0), cp(7), cp(-3))

  test.each([
    ['comes with its fortieth move', even, 40, undefined, true],
    ['does not come before', even, 39, undefined, false],
    ['does not come where it has scored fewer than five moves', even.slice(1), 60, undefined, false],
    ['does not come when it was ahead once', [...even.slice(1), ...found(cp(21))], 60, undefined, false],
    ['does not come when it was behind once', [...even.slice(1), ...found(cp(-21))], 60, undefined, false],
    [
      'does not come because it is losing',
      found(...Array<Score<'white'>>(5).fill(cp(-400))),
      60,
      undefined,
      false,
    ],
    ['is not made again for ten moves', even, 49, 40, false],
    ['is made again after ten moves', even, 50, 40, true],
    ['is made again with the same move, which was taken back', even, 40, 40, true],
  ] as const)('%s', (_, scores, made, offeredAt, isOffered) => {
    expect(offersDraw(scores, 'white', made, offeredAt)).toBe(isOffered)
    const turned = scores.map(({ ply, score }) => ({ ply, score: { ...score, value: -score.value } }))
    expect(offersDraw(turned, 'black', made, offeredAt)).toBe(isOffered)
  })
})
