import { describe, expect, test } from 'vitest'
import {
  hasThrow,
  NO_ARRAYS,
  numberOfStart,
  startOfFen,
  startOfHeader,
} from '../../../../../../renderer/features/games/filters/startOfHeader'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { rankStrips } from '@shared/setup/starts/rankStrip'
import { randomStartSetup, startCount, startSetup } from '@shared/setup/starts/starts'
import { VARIANTS } from '@shared/variants'
import { aHeader } from '../../../../../support/aHeader'

const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
const ARRAY = 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR'

const starts = VARIANTS.filter(variant => startCount(variant) > 1)

describe('a listed game', () => {
  test.each(starts)('of $id has the rank strips and the number of its start', variant => {
    const number = Math.floor(startCount(variant) / 3)
    const setup = unwrap(startSetup(variant, number))
    const start = startOfHeader(
      aHeader(0, { variant: variant.name, fen: makeFen(variant, setup) }),
      NO_ARRAYS,
    )!
    expect(start.variant.id).toBe(variant.id)
    expect(start.strips).toEqual(rankStrips(variant, setup))
    expect(numberOfStart(start)).toBe(number)
  })

  test('without a FEN has the start of its variant if that is known', () => {
    expect(startOfHeader(aHeader(0), NO_ARRAYS)?.strips.white).toBe('RNBQKBNR')
    expect(startOfHeader(aHeader(0, { variant: 'Chess960' }), NO_ARRAYS)?.strips.black).toBe('RNBQKBNR')
    expect(startOfHeader(aHeader(0, { variant: 'Pre-Chess' }), NO_ARRAYS)?.strips.white).toBe('........')
    expect(startOfHeader(aHeader(0, { variant: 'Fischer-Benko' }), NO_ARRAYS)).toBeUndefined()
    expect(startOfHeader(aHeader(0, { variant: 'Nobody knows' }), NO_ARRAYS)).toBeUndefined()
  })

  test('with an unreadable FEN has no start', () => {
    expect(startOfHeader(aHeader(0, { variant: 'Chess960', fen: 'nothing' }), NO_ARRAYS)).toBeUndefined()
  })

  test('with a setup has its throw as start, and its array once that is known', () => {
    const header = aHeader(3, { variant: 'Fischer-Benko', fen: THROW })
    const thrown = startOfHeader(header, NO_ARRAYS)!
    expect(thrown.strips).toEqual({ white: '.BB.R...', black: '..B..BR.' })
    expect(numberOfStart(thrown)).toBe(4532)
    expect(hasThrow(thrown)).toBe(true)
    const start = startOfHeader(header, new Map([[3, ARRAY]]))!
    expect(start.strips).toEqual({ white: 'NBBNRKQR', black: 'RQBKNBRN' })
    expect(start).toBe(startOfFen(thrown.variant, `${ARRAY} w KQkq - 0 5`))
  })

  test('shares its start object with games of the same first position', () => {
    const fen = makeFen(starts[0]!, unwrap(startSetup(starts[0]!, 7)))
    const [one, other] = [0, 1].map(at =>
      startOfHeader(aHeader(at, { variant: starts[0]!.name, fen }), NO_ARRAYS),
    )
    expect(one).toBe(other)
  })
})

test('a throw has its number in its variant', () => {
  const variant = VARIANTS.find(({ id }) => id === 'half-random-transcendental')!
  const fen = makeFen(variant, unwrap(randomStartSetup(variant, 1234)))
  expect(numberOfStart(startOfFen(variant, fen)!)).toBe(1234)
})
