import { describe, expect, test } from 'vitest'
import { rankLetters, type Rank } from '@shared/setup/ranks/rank'
import { scharnaglNumber, scharnaglRank } from '@shared/setup/ranks/scharnagl'
import { roleOfLetter } from '@shared/variants/army'
import { ORTHODOX_ARMY } from '@shared/variants/variant'

const rankOf = (letters: string): Rank => Array.from(letters, letter => roleOfLetter(ORTHODOX_ARMY, letter))

describe('Scharnagl numbers', () => {
  test.each([
    [0, 'BBQNNRKR'],
    [1, 'BQNBNRKR'],
    [10, 'QNNRBBKR'],
    [406, 'RQBNNBKR'],
    [438, 'RNBNQBKR'],
    [518, 'RNBQKBNR'],
    [534, 'RNBKQBNR'],
    [959, 'RKRNNQBB'],
  ])('%i is %s', (number, letters) => {
    expect(rankLetters(ORTHODOX_ARMY, scharnaglRank(number)!)).toBe(letters)
    expect(scharnaglNumber(rankOf(letters))).toBe(number)
  })

  test('name 960 different ranks, each in both directions', () => {
    const ranks = Array.from({ length: 960 }, (_, number) => scharnaglRank(number)!)
    expect(new Set(ranks.map(rank => rankLetters(ORTHODOX_ARMY, rank))).size).toBe(960)
    expect(ranks.map(scharnaglNumber)).toEqual(ranks.map((_, number) => number))
  })

  test.each([-1, 960, 0.5, NaN, Infinity, 2 ** 40])('do not include %d', number => {
    expect(scharnaglRank(number)).toBeUndefined()
  })

  test.each([
    ['KRNBQBNR', 'the king outside the rooks'],
    ['RNBQKNBR', 'the bishops on one color'],
    ['RNBQKBN.', 'an empty square'],
    ['RNBQKBNQ', 'two queens'],
    ['RNBQKBNRR', 'nine pieces'],
    ['RNBQKBR', 'seven pieces'],
    ['', 'nothing at all'],
  ])('%s has no number: %s', letters => {
    expect(scharnaglNumber(rankOf(letters))).toBeUndefined()
  })
})
