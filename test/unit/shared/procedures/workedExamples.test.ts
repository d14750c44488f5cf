import { describe, expect, test } from 'vitest'
import { makeFen } from '@shared/notation/fen/fen'
import { finishedRanks, thrownStart } from '@shared/procedures/throwing/finished'
import { groundOf } from '@shared/procedures/model/ground'
import type { Equipment } from '@shared/procedures/model/procedure'
import { nextStep } from '@shared/procedures/throwing/prompt'
import { eventText } from '@shared/procedures/words/eventWords'
import { variantById } from '@shared/variants'
import { procedureOf, thrown } from '../../../support/throwing'

const did = (id: string, equipment: Equipment, results: string): readonly string[] => {
  const state = thrown(id, equipment, results)
  return state.events.map(event => eventText(groundOf(state.procedure), event).did)
}

describe('the example of Fischer-Benko', () => {
  test('places the same pieces as its author, throw by throw', () => {
    expect(did('fischer-benko', 'die', '1 2 2 3 3 5')).toEqual(['Bb1', 'Bc8', 'Bc1', 'Bf8', 'Re1', 'Rg8'])
  })

  test('is the random start 4532 of the rules', () => {
    const start = thrownStart(thrown('fischer-benko', 'die', '1 2 2 3 3 5'))!
    expect(start.number).toBe(4532)
    expect(makeFen(variantById('fischer-benko'), start.setup)).toBe(
      '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1',
    )
  })

  test('asks for the white rook with six free squares, where all sides count', () => {
    const prompt = nextStep(thrown('fischer-benko', 'die', '1 2 2 3'))!
    expect(prompt).toMatchObject({ player: 'white', piece: 'rook', tooHigh: 'never' })
    expect(prompt.squares.map(({ place }) => 'abcdefgh'[place])).toEqual(['a', 'd', 'e', 'f', 'g', 'h'])
  })

  test('throws 5 and 6 again for a bishop', () => {
    expect(did('fischer-benko', 'die', '5 6 1')).toEqual(['too high, again', 'too high, again', 'Bb1'])
    const { results } = nextStep(thrown('fischer-benko', 'die', ''))!
    expect(results.filter(({ again }) => again).map(({ face }) => face)).toEqual([5, 6])
  })

  test('throws the random part of the published game of its sister system', () => {
    // White Ba1 Rd1 Bf1, Black Ba8 Bd8 Re8: light bishops f1 and a8, dark ones a1 and d8.
    const state = thrown('half-random-transcendental', 'die', '3 1 1 2 3 3')
    expect(finishedRanks(state)).toEqual({ white: 'B..R.B..', black: 'B..BR...' })
    expect(thrownStart(state)?.number).toBe(6885)
  })
})

describe('the example of Beautiful Chess', () => {
  test('mirrors every piece of White', () => {
    expect(did('beautiful', 'die', '4 2 2').slice(0, 4)).toEqual(['Bg1 Bb1', 'Kc1 Qf1', 'Rd1 Re1', 'Na1 Nh1'])
  })

  test('gives the rank of the rules', () => {
    expect(finishedRanks(thrown('beautiful', 'die', '4 2 2 4 2 2'))?.white).toBe('NBKRRQBN')
  })

  test('begins with the light bishop for Black, counted from the a-file as well', () => {
    expect(did('beautiful', 'die', '4 2 2 4').at(-1)).toBe('Bg8 Bb8')
    expect(did('beautiful', 'die', '4 2 2 1').at(-1)).toBe('Ba8 Bh8')
  })

  test('throws 5 and 6 again for the bishop, and reads odd and even for the rook', () => {
    expect(did('beautiful', 'die', '6 5 4 2 6').slice(0, 5)).toEqual([
      'too high, again',
      'too high, again',
      'Bg1 Bb1',
      'Kc1 Qf1',
      'Rd1 Re1',
    ])
    expect(did('beautiful', 'die', '4 2 3')[2]).toBe('Ra1 Rh1')
  })
})

describe('the charts of the manual', () => {
  test.each([
    ['HH', 'Ba1'],
    ['HT', 'Bc1'],
    ['TH', 'Be1'],
    ['TT', 'Bg1'],
  ])('two coins: %s is %s', (toss, move) => {
    expect(did('fischer-random-2', 'coins', toss)).toEqual([move])
  })

  test.each([
    ['HHH', 'Kb2'],
    ['HHT', 'Kc2'],
    ['HTH', 'Kd2'],
    ['HTT', 'Ke2'],
    ['THH', 'Kf2'],
    ['THT', 'Kg2'],
    ['TTH', 'Kh2'],
    ['TTT', 'Ki2'],
  ])('three coins: %s is %s', (toss, move) => {
    expect(did('english-random-2', 'coins', toss)).toEqual([move])
  })

  test('one coin: heads is the first square from the left, tails the second', () => {
    expect(did('korean-random', 'coins', 'HH H')).toEqual(['Ra1', 'Nb1', 'Ec1'])
    expect(did('korean-random', 'coins', 'HH T')).toEqual(['Ra1', 'Nc1', 'Eb1'])
  })

  test('one coin: heads is for dark squares, tails for light ones', () => {
    expect(did('ajax-random', 'coins', 'H HH T HH')).toEqual(['dark', 'Ba1', 'light', 'Bb1'])
  })

  test('a coin is left out once four squares or fewer are left', () => {
    const coins = ['HH', 'HH HH', 'HH HH HHH', 'HH HH HHH HHH'].map(
      results => nextStep(thrown('fischer-random-1', 'coins', results))?.thing,
    )
    expect(coins).toEqual([2, 3, 3, 2].map(count => ({ kind: 'coins', coins: count })))
  })

  test('a die is odd for heads and even for tails', () => {
    expect(did('ajax-random', 'die', '3 1 6 1')).toEqual(['dark', 'Ba1', 'light', 'Bb1'])
    expect(did('korean-random', 'die', '1 5')).toEqual(['Ra1', 'Nb1', 'Ec1'])
  })
})

describe('the techniques of the manual', () => {
  test('skip occupied squares of the color that is counted', () => {
    expect(did('ajax-random', 'die', '1 2 1 2')).toEqual(['dark', 'Bc1', 'dark', 'Be1'])
    expect(did('ajax-random', 'die', '1 1 1 1')).toEqual(['dark', 'Ba1', 'dark', 'Bc1'])
  })

  test('throw again a number that is higher than the squares left', () => {
    expect(did('ajax-random', 'die', '1 1 1 4 3')).toEqual(['dark', 'Ba1', 'dark', 'too high, again', 'Bg1'])
  })

  test('keep the king off the outer free squares', () => {
    // Bishops on a1 and b1: the first free square is c1, so that 1 is d1 and 4 is g1; 5 and 6 are thrown again.
    expect(did('fischer-random-2', 'die', '1 1 1').at(2)).toBe('Kd1')
    expect(did('fischer-random-2', 'die', '1 1 5 6 4').slice(2, 5)).toEqual([
      'too high, again',
      'too high, again',
      'Kg1',
    ])
  })

  test('put a rook on the only square beside the king without a throw', () => {
    expect(did('fischer-random-2', 'die', '1 1 1')).toEqual(['Ba1', 'Bb1', 'Kd1', 'Rc1'])
    expect(nextStep(thrown('fischer-random-2', 'die', '1 1 1'))?.squares).toHaveLength(4)
  })

  test('throw heads or tails for two squares beside the king', () => {
    expect(did('fischer-random-2', 'die', '1 1 2 5').at(-1)).toBe('Rc1')
    expect(did('fischer-random-2', 'die', '1 1 2 4').at(-1)).toBe('Rd1')
  })

  test('put king and rooks on the last three squares, the king in the middle', () => {
    expect(did('fischer-random-1', 'die', '1 1 1 1 1').at(-1)).toBe('Rf1 Kg1 Rh1')
  })

  test('subtract 3 from 4, 5 and 6 on the wings of Korean Random', () => {
    expect(['1', '2', '3', '4', '5', '6'].map(face => did('korean-random', 'die', face)[0])).toEqual([
      'Ra1',
      'Rb1',
      'Rc1',
      'Ra1',
      'Rb1',
      'Rc1',
    ])
  })

  test('toss the fourth line of two coins again on those wings', () => {
    expect(did('korean-random', 'coins', 'TT TH').slice(0, 2)).toEqual(['too high, again', 'Rc1'])
  })

  test('place the left wing, then the right one', () => {
    expect(did('korean-random', 'die', '1 1 6 2')).toEqual(['Ra1', 'Nb1', 'Ec1', 'Ri1', 'Nh1', 'Eg1'])
  })
})

describe('the second army', () => {
  test.each([
    ['fischer-random-1', '1 1 1 1 1', 'BBQNNRKR'],
    ['contemporary-random', '1 1 1 1 1 1 1', 'RKRNNQBB'],
    ['korean-random', '1 1 6 2', 'RNEA.AENR'],
  ])('of %s follows the symmetry of its system', (id, results, black) => {
    expect(finishedRanks(thrown(id, 'die', results))?.black).toBe(black)
  })

  test('of English Random is thrown on its own, after White', () => {
    const state = thrown('english-random-2', 'coins', 'HHH HHH HHH HHH HH HH')
    expect(nextStep(state)).toMatchObject({ player: 'black', piece: 'king' })
  })

  test('of Arrangement Random shares the place of the king and throws for its queen', () => {
    const state = thrown('arrangement-random', 'die', '5 4 1')
    expect(finishedRanks(state)).toEqual({ white: 'RNBBNQKR', black: 'RQBNNBKR' })
    expect(nextStep(thrown('arrangement-random', 'die', '5 4'))).toMatchObject({
      player: 'black',
      piece: 'queen',
    })
  })
})

test('every procedure of the documents can be found by its id', () => {
  const ids = [
    'fischer-random-1',
    'fischer-random-2',
    'modern-random',
    'ajax-random',
    'english-random-1',
    'english-random-2',
    'capablanca-random-1a',
    'capablanca-random-1b',
    'korean-random',
    'fischer-benko',
    'half-random-transcendental',
    'beautiful',
  ]
  expect(ids.map(id => procedureOf(id).id)).toEqual(ids)
})
