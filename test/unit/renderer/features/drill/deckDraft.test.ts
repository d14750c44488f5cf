import { describe, expect, test } from 'vitest'
import type { DeckSummary } from '@shared/ipc/contract'
import { MAX_DECK_NAME_LENGTH } from '@shared/ipc/known'
import { deckDraft, deckName, renewing } from '../../../../../renderer/features/drill/deckDraft'
import { aGame, line } from '../../../../support/aGame'

const games = (source = {}) => ({
  games: [{ game: aGame(line('e2e4:e4 e7e5:e5')), from: [] }],
  source,
  title: 'Anna – Bela',
})

describe('a deck draft', () => {
  test('is named after its color and game', () => {
    expect(deckDraft(games(), 'white')).toMatchObject({
      name: 'White in Anna – Bela',
      cards: [{ after: '' }],
    })
    expect(deckName('black', 'x'.repeat(500))).toHaveLength(MAX_DECK_NAME_LENGTH)
  })

  test('is undefined when the games have no move of its color', () => {
    const white = { ...games(), games: [{ game: aGame(line('e2e4:e4')), from: [] }] }
    expect(deckDraft(white, 'black')).toBeUndefined()
    expect(deckDraft({ ...games(), games: [] }, 'white')).toBeUndefined()
  })
})

describe('a deck of games that already have a deck', () => {
  const known = (source: object): DeckSummary => ({
    ...deckDraft(games(source), 'white')!,
    id: 'known',
    name: 'Its name',
    ...{ cards: 1, due: 0, fresh: 1, unasked: 1, suspended: 0, resting: 0, next: null },
  })

  test.each([
    [{}, {}],
    [
      { path: '/a.pgn', indexes: [3] },
      { path: '/a.pgn', indexes: [3] },
    ],
    [{ path: '/a.pgn' }, { path: '/a.pgn' }],
  ])('replaces the existing deck: %o', (before, now) => {
    const draft = deckDraft(games(now), 'white')!
    expect(renewing(draft, [known(before)])).toEqual({ ...draft, id: 'known', name: 'Its name' })
  })

  test.each([
    [
      { path: '/a.pgn', indexes: [3] },
      { path: '/a.pgn', indexes: [4] },
    ],
    [{ path: '/a.pgn' }, { path: '/b.pgn' }],
    [{ path: '/a.pgn' }, {}],
    [{}, { from: ['e2e4'] }],
  ])('is a new deck for other sources: %o, %o', (before, now) => {
    const draft = deckDraft(games(now), 'white')!
    expect(renewing(draft, [known(before)])).toBe(draft)
  })

  test('is a new deck for the other color', () => {
    const draft = deckDraft(games(), 'black')!
    expect(renewing(draft, [known({})])).toBe(draft)
  })
})
