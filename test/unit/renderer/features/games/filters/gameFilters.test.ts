import { describe, expect, test } from 'vitest'
import type { GameHeader } from '@shared/ipc/contract'
import {
  offersOf,
  resultCounts,
  systemCounts,
} from '../../../../../../renderer/features/games/filters/filterOffers'
import {
  filterTest,
  type Findings,
  type GameFilters,
  NO_FINDINGS,
  withoutFilter,
} from '../../../../../../renderer/features/games/filters/gameFilters'
import { setFilters } from '../../../../../../renderer/features/games/filters/filterWords'
import { startOfHeader } from '../../../../../../renderer/features/games/filters/startOfHeader'
import { aHeader } from '../../../../../support/aHeader'

const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
const ARRAY = 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR'
const OTHER = 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/RBBKRNNQ'
const ELSEWHERE = 'rbqknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR'
const benko = (fen: string): Partial<GameHeader> => ({ variant: 'Fischer-Benko', fen })

const GAMES = [
  aHeader(0, { ...benko(THROW), white: 'Anna', black: 'Bela', result: '1-0', date: '2026.01.01' }),
  aHeader(1, { ...benko(`${ARRAY} w KQkq - 0 1`), white: 'Bela', black: 'Anna', result: '0-1' }),
  aHeader(2, { ...benko(`${OTHER} w KQkq - 0 1`), white: 'Cora', black: 'Bela', result: '0-1' }),
  aHeader(3, { ...benko(`${ELSEWHERE} w KQkq - 0 1`), white: 'Cora', black: 'Dora' }),
  aHeader(4, { variant: 'Double Chess960', fen: `${ARRAY} w KQkq - 0 1`, white: 'Anna', black: '?' }),
  aHeader(5, { white: 'Bela', black: 'Anna', date: '2026.??.??' }),
]

const shown = (filters: GameFilters, findings = NO_FINDINGS): readonly number[] => {
  const passes = filterTest(filters, findings)
  return GAMES.filter(game => !passes || passes(game)).map(({ index }) => index)
}
const startOf = (at: number, { arrays }: Findings = NO_FINDINGS) => startOfHeader(GAMES[at]!, arrays)!

/** The setup of the first game led to the start of the second. */
const SURVEYED: Findings = { ...NO_FINDINGS, arrays: new Map([[0, ARRAY]]) }

describe('game filters', () => {
  test('by start also compare the variant, and the result of a setup once that is known', () => {
    expect(shown({ start: startOf(1) })).toEqual([1])
    expect(shown({ start: startOf(1) }, SURVEYED)).toEqual([0, 1])
    expect(shown({ start: startOf(0) })).toEqual([0])
  })

  test('by throw find the throw and all arrays that could result from it', () => {
    expect(shown({ throw: startOf(0) })).toEqual([0, 1, 2])
    expect(shown({ throw: startOf(2) }, SURVEYED)).toEqual([0, 1, 2])
    expect(shown({ throw: startOf(3) })).toEqual([3])
  })

  test('select by player, variant, result, date and number', () => {
    expect(shown({ player: 'Anna' })).toEqual([0, 1, 4, 5])
    expect(shown({ system: 'Fischer-Benko' })).toEqual([0, 1, 2, 3])
    expect(shown({ result: '0-1' })).toEqual([1, 2])
    expect(shown({ dates: { from: '2026' } })).toEqual([0, 5])
    expect(shown({ numbers: { from: 2, to: 3 } })).toEqual([1, 2])
    expect(shown({ numbers: { from: 5 } })).toEqual([4, 5])
  })

  test('select by faults, moves and positions found in the games', () => {
    const found = new Set([1, 4])
    const faults = new Map([
      [1, 2],
      [4, 1],
    ])
    expect(shown({ withFaults: true }, { ...NO_FINDINGS, faults })).toEqual([1, 4])
    expect(shown({ moves: ['e4'] }, { ...NO_FINDINGS, withMoves: found })).toEqual([1, 4])
    expect(shown({ position: { fen: '' } }, { ...NO_FINDINGS, withPosition: found })).toEqual([1, 4])
    expect(shown({ withFaults: true })).toEqual([])
  })

  test('must all pass', () => {
    const both = { player: 'Bela', throw: startOf(0) }
    expect(shown(both)).toEqual([0, 1, 2])
    expect(shown({ ...both, result: '0-1' })).toEqual([1, 2])
    expect(shown(withoutFilter({ ...both, result: '0-1' }, 'throw'))).toEqual([1, 2])
    expect(shown({})).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('are described in words', () => {
    const filters = {
      player: 'Anna',
      dates: { from: '2026.01' },
      numbers: { from: 129 },
      moves: ['Nf3', 'd5'],
    }
    expect(setFilters(filters).map(({ text }) => text)).toEqual([
      'Anna',
      'From Jan 2026',
      'No. from 129',
      'Moves Nf3 d5',
    ])
  })
})

describe('the filters suggested by a game', () => {
  const offers = (at: number, games = GAMES, filters: GameFilters = {}) =>
    offersOf(GAMES[at]!, games, filters, NO_FINDINGS).map(({ kind, filters: set, count }) => [
      kind === 'player' ? set.player : kind,
      count,
    ])

  test('are its start, its throw and its players, with the number of games', () => {
    expect(offers(1)).toEqual([
      ['start', 1],
      ['throw', 3],
      ['Bela', 4],
      ['Anna', 4],
    ])
  })

  test('omit the throw when nothing was thrown, and unknown players', () => {
    expect(offers(4)).toEqual([
      ['start', 1],
      ['Anna', 4],
    ])
  })

  test('omit filters that are set, and count only the games shown', () => {
    expect(offers(1, GAMES.slice(0, 2), { player: 'Anna' })).toEqual([
      ['start', 1],
      ['throw', 2],
    ])
  })
})

test('variants are counted with the most frequent first, and results with White’s wins first', () => {
  expect(systemCounts(GAMES)).toEqual([
    { value: 'Fischer-Benko', count: 4 },
    { value: 'Double Chess960', count: 1 },
    { value: 'Chess', count: 1 },
  ])
  expect(resultCounts(GAMES).map(({ value, count }) => [value, count])).toEqual([
    ['1-0', 1],
    ['0-1', 2],
    ['*', 3],
  ])
})
