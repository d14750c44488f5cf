import { describe, expect, test } from 'vitest'
import {
  headerDetail,
  headerOccasion,
  headerResult,
  headerVariant,
  headerTitle,
} from '../../../../../../renderer/features/games/filters/gameHeaders'
import {
  matchingGames,
  searchIndex,
  widerQuery,
} from '../../../../../../renderer/features/games/list/searchGames'
import { aHeader } from '../../../../../support/aHeader'

const games = [
  aHeader(0, { white: 'Srećko Lukić', black: 'Davor Vujačić', variant: 'Half-Random Transcendental' }),
  aHeader(1, { white: '?', black: '?', event: 'Fischer-Benko setup', variant: 'fischer-benko' }),
  aHeader(2, { white: 'Lukic', black: '?', event: '', variant: 'Unheard Of', result: '1/2-1/2' }),
  aHeader(3, { white: '', black: '', event: '?' }),
]
const index = searchIndex(games)

describe('a game search', () => {
  test.each([
    ['lukic', [0, 2]],
    ['VUJACIC lukic', [0]],
    ['fischer', [1]],
    ['unheard', [2]],
    ['2020.07', [0, 1, 2, 3]],
    ['1/2', [2]],
    ['nobody', []],
    ['  ', [0, 1, 2, 3]],
  ])('for %j finds the games %j', (query, places) => {
    expect(matchingGames(index, query)).toEqual(places)
  })

  const CHESS960 = 'rkbrnnqb/pppppppp/8/8/8/8/PPPPPPPP/RKBRNNQB w KQkq - 0 1'
  const START_518 = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
  const library = searchIndex([
    aHeader(0, { white: 'Đorđević', black: 'Wałęsa', variant: 'Fischer Random', fen: CHESS960 }),
    aHeader(1, { white: 'Fischer, Robert', black: 'Øst', site: 'Reykjavík', round: '6', whiteElo: '2785' }),
    aHeader(2, { white: 'Groß', black: 'Æther', variant: 'Chess960', fen: START_518 }),
    aHeader(3, { white: 'Kasparov', event: 'Fischer Random Match', variant: 'Chess960' }),
  ])

  test.each([
    ['dordevic', [0]],
    ['walesa', [0]],
    ['ost', [1]],
    ['gross aether', [2]],
    ['reykjavik', [1]],
    ['2785', [1]],
    ['round 6', [1]],
    ['RKBRNNQB', [0]],
    ['rkbrnnqb/pppppppp', [0]],
    ['518', [2]],
    ['#518', [2]],
    ['fischer', [1, 3]],
    ['fischer random', [0, 3]],
    ['chess960', [0, 2, 3]],
    ['chess960 kasparov', [3]],
  ])('for %j among players, places, ratings and positions finds the games %j', (query, places) => {
    expect(matchingGames(library, query)).toEqual(places)
  })

  test('without results can be widened by dropping the most restrictive word', () => {
    expect(widerQuery(index, 'lukic nobody')).toEqual({ query: 'lukic', found: 2 })
    expect(widerQuery(index, 'nobody')).toBeUndefined()
    expect(widerQuery(index, 'nobody nowhere')).toBeUndefined()
  })

  test('finds one of a hundred thousand games', () => {
    const many = searchIndex(Array.from({ length: 100_000 }, (_, at) => aHeader(at)))
    expect(matchingGames(many, 'white-99999')).toEqual([99_999])
  })
})

describe('a game header', () => {
  test('is titled by its players, its event or its number', () => {
    expect(games.map(headerTitle)).toEqual(['Lukić – Vujačić', 'Fischer-Benko setup', 'Lukic – ?', 'Game 4'])
  })

  test('abbreviates its variant, and shows an unknown one as written', () => {
    expect(games.map(headerVariant)).toEqual(['Half-Random Tr.', 'Fischer-Benko', 'Unheard Of', 'Chess'])
  })

  test('names its variant once even if its event begins with it', () => {
    const variant = 'Half-Random Transcendental'
    const occasion = (event: string) => headerOccasion(aHeader(0, { variant, event, date: '2020.07.11' }))
    expect(occasion(`${variant}, played online`)).toBe('Half-Random Tr., played online, 2020')
    expect(occasion(variant)).toBe('Half-Random Tr., 2020')
    expect(occasion('Chess960 Cup')).toBe('Half-Random Tr., Chess960 Cup, 2020')
  })

  test('shows its result in book notation', () => {
    expect(['1-0', '1/2-1/2', '*'].map(result => headerResult(aHeader(0, { result })))).toEqual([
      '1–0',
      '½–½',
      '*',
    ])
  })

  test('shows event, round, date and line as far as they are known', () => {
    expect(headerDetail(aHeader(1, { event: 'Match', round: '3', date: '2020.??.??' }))).toBe(
      'White-1 – Black-1, Match, round 3, 2020, line 13',
    )
    expect(headerDetail(aHeader(0, { date: '????.??.??' }))).toBe('White-0 – Black-0, line 1')
  })
})
