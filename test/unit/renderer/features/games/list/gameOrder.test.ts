import { describe, expect, test } from 'vitest'
import {
  placesInOrder,
  SORT_KEYS,
  type SortKey,
} from '../../../../../../renderer/features/games/list/gameOrder'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { startSetup } from '@shared/setup/starts/starts'
import { variantById } from '@shared/variants'
import { aHeader } from '../../../../../support/aHeader'

const chess960 = variantById('chess960')

const GAMES = [
  aHeader(0, { white: 'Žukić, A', black: 'Bo', event: '?', date: '2020.??.??', result: '*', round: '10.2' }),
  aHeader(1, {
    white: 'anand',
    black: 'Ad',
    event: 'Linares',
    date: '????.??.??',
    result: '0-1',
    round: '9',
  }),
  aHeader(2, { white: '?', black: 'Bo', event: 'Wijk', date: '2020.07.11', result: '1-0', whiteElo: '2700' }),
  aHeader(3, {
    white: 'Zukic, A',
    black: 'Bo',
    event: '',
    date: '1999.12.31',
    result: '1/2-1/2',
    whiteElo: '987',
  }),
].map((game, at) => ({ ...game, variant: ['', 'Chess960', 'Chess', 'Fischerandom'][at]! }))

describe('the games of a file in order', () => {
  test.each([
    ['number', [0, 1, 2, 3], [3, 2, 1, 0]],
    ['white', [1, 0, 3, 2], [0, 3, 1, 2]],
    ['black', [1, 0, 2, 3], [0, 2, 3, 1]],
    ['event', [1, 2, 0, 3], [2, 1, 0, 3]],
    ['date', [3, 0, 2, 1], [2, 0, 3, 1]],
    ['result', [2, 3, 1, 0], [1, 3, 2, 0]],
    ['system', [0, 2, 1, 3], [1, 3, 0, 2]],
    ['round', [1, 0, 2, 3], [0, 1, 2, 3]],
    ['whiteElo', [3, 2, 0, 1], [2, 3, 0, 1]],
    ['faults', [0, 1, 2, 3], [0, 1, 2, 3]],
  ] as const)('by %s, both ways, keep file order for ties and put unknown values last', (by, up, down) => {
    expect(placesInOrder(GAMES, { by, falling: false })).toEqual(up)
    expect(placesInOrder(GAMES, { by, falling: true })).toEqual(down)
  })

  test('can be sorted by facts beyond their tags', () => {
    const faults = new Map([
      [1, 1],
      [2, 7],
      [3, 1],
    ])
    const facts = { arrays: new Map(), faults }
    expect(placesInOrder(GAMES, { by: 'faults', falling: false }, facts)).toEqual([1, 3, 2, 0])
    expect(placesInOrder(GAMES, { by: 'faults', falling: true }, facts)).toEqual([2, 1, 3, 0])
    const numbers = [518, 0, 705].map((number, at) =>
      aHeader(at, {
        variant: 'Chess960',
        fen: makeFen(chess960, unwrap(startSetup(chess960, number))),
      }),
    )
    expect(placesInOrder(numbers, { by: 'startNumber', falling: false })).toEqual([1, 0, 2])
    expect(placesInOrder(numbers, { by: 'start', falling: true })).toEqual([0, 2, 1])
  })

  test.each(SORT_KEYS)('by %s contain every game of a hundred thousand exactly once', (by: SortKey) => {
    const many = Array.from({ length: 100_000 }, (_, at) =>
      aHeader(at, { white: `White ${(at * 7919) % 100_003}`, date: `${1900 + (at % 120)}.01.01` }),
    )
    const places = placesInOrder(many, { by, falling: true })
    expect(places).toHaveLength(many.length)
    expect(new Set(places).size).toBe(many.length)
  })
})
