import { describe, expect, test } from 'vitest'
import { COLORS } from '@shared/board/color'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { completions } from '@shared/setup/ranks/completions'
import { ranksOf } from '@shared/setup/starts/startPosition'
import { randomStartNumber } from '@shared/setup/starts/starts'
import { variantById } from '@shared/variants'
import {
  beginningKind,
  newBeginning,
  readThrow,
  trainableSystems,
  describeThrowFault,
} from '../../../../../renderer/features/training/throws'

const FISCHER_BENKO = variantById('fischer-benko')
const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'

test('trainable variants are those whose setup can be solved from its beginning', () => {
  expect(trainableSystems().map(({ id }) => id)).toEqual([
    'fischer-benko',
    'half-random-transcendental',
    'pre-chess',
    'arrangement',
  ])
  expect(trainableSystems().map(beginningKind)).toEqual(['thrown', 'thrown', 'lot', 'relocated'])
})

describe('the text that names a throw', () => {
  test.each([
    ['its number', '4532'],
    ['its number in groups', '4,532'],
    ['its ranks', '1BB1R3 / 2b2br1'],
    ['its ranks with dots', '.BB.R... / ..B..BR.'],
    ['its FEN', THROW],
  ])('can be %s', (_, text) => {
    expect(makeFen(FISCHER_BENKO, unwrap(readThrow(FISCHER_BENKO, text)))).toBe(THROW)
  })

  test.each([
    ['a number too high', '9216', /0 to 9,215/],
    ['ranks with a piece too many', '1BBBR3 / 2b2br1', /bishops/],
    ['ranks with something placed', '1BB1R2R / 2b2br1', /not a throw of Fischer-Benko/],
    ['a whole array', 'RQBKNBRN', /not a throw|no throw|rank/i],
    ['nonsense', 'what?!', /./],
  ])('cannot be %s', (_, text, words) => {
    const read = readThrow(FISCHER_BENKO, text)
    expect(read.ok).toBe(false)
    if (!read.ok) expect(describeThrowFault(read.error, FISCHER_BENKO)).toMatch(words)
  })
})

describe('a new beginning of a training', () => {
  test('is a throw, the same for the same seed', () => {
    const number = (seed: string) => randomStartNumber(FISCHER_BENKO, newBeginning(FISCHER_BENKO, seed))
    expect(number('club night')).toBe(number('club night'))
    expect(number('club night')).not.toBe(number('club day'))
    expect(number('')).toBeDefined()
  })

  test('has half of the pieces placed at random when players place all of them', () => {
    const preChess = variantById('pre-chess')
    for (let seed = 0; seed < 50; seed++) {
      const setup = newBeginning(preChess, String(seed))
      const ranks = ranksOf(preChess, setup.board)
      const ways = COLORS.map(color => completions(preChess, ranks[color], setup.pockets[color]).length)
      expect(COLORS.map(color => ranks[color].filter(role => role === undefined).length)).toEqual([4, 4])
      expect(Math.min(...ways)).toBeGreaterThan(0)
      expect(Math.max(...ways)).toBeLessThanOrEqual(24)
      expect(parseFen(preChess, makeFen(preChess, setup)).ok).toBe(true)
    }
    const fen = (seed: string) => makeFen(preChess, newBeginning(preChess, seed))
    expect(fen('club night')).toBe(fen('club night'))
    expect(fen('club night')).not.toBe(fen('club day'))
    expect(fen('')).not.toBe(fen(''))
  })

  test('is the orthodox array when pieces are relocated', () => {
    const arrangement = variantById('arrangement')
    expect(makeFen(arrangement, newBeginning(arrangement))).toBe(
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king',
    )
  })
})
