import { expect, test } from 'vitest'
import { saidOf, type MoveStory } from '../../../../support/aWordsQuestion'

const CONTEMPORARY = 'rqnbnbkr/pppppppp/8/8/8/1P1Q4/P1PPPPPP/RKBNBN1R w KQkq - 0 1 K/K'

const STORIES: readonly (readonly [string, MoveStory])[] = [
  [
    'Should castle: 1. O-O.',
    {
      variant: 'chess960',
      fen: '1r1k2r1/pppppppp/8/8/8/8/PPPPPPPP/1R1K2R1 w GBgb - 0 1',
      played: 'a2a3',
      best: 'd1g1 d8g8 h2h3 h7h6',
      then: 'd8g8 b2b3 a7a6 b3b4',
      worth: [40, 5],
      judgment: 'inaccuracy',
    },
  ],
  [
    'The bunker leap 1. Kb>>g1 is stronger.',
    {
      variant: 'contemporary-random',
      fen: CONTEMPORARY,
      played: 'a2a3',
      best: 'b1g1 a7a6 h2h3',
      then: 'a7a6 b3b4 b7b6',
      worth: [40, 5],
      judgment: 'inaccuracy',
    },
  ],
  [
    'The bishop adjustment 1. Bc<=>N is stronger.',
    {
      variant: 'contemporary-random',
      fen: 'rqnbnbkr/pppppppp/8/8/8/1P6/P1PPPPPP/RKBNBNQR w KQkq - 0 1 Kcd/K',
      played: 'a2a3',
      best: 'c1d1 a7a6 h2h3',
      then: 'a7a6 b3b4 b7b6',
      worth: [40, 5],
      judgment: 'inaccuracy',
    },
  ],
]

test.each(STORIES)('%s', (said, story) => {
  expect(saidOf(story)).toBe(said)
})

test('a blunder is not explained by giving up a right that is not used soon', () => {
  const story: MoveStory = {
    variant: 'contemporary-random',
    fen: CONTEMPORARY,
    played: 'b1b2',
    best: 'h2h3 a7a6 a2a3 b7b6 b1g1 h7h6',
    then: 'a7a6 a2a3 b7b6',
    worth: [0, -300],
  }
  expect(saidOf({ ...story, judgment: 'mistake' })).toBe(
    'Gives up the bunker leap. It was level, and now White is lost.',
  )
  expect(saidOf(story)).not.toContain('leap')
})

test('a small inaccuracy gets words only for what is shown by force', () => {
  const [, story] = STORIES[0]!
  expect(saidOf({ ...story, loss: 5.4 })).toBe('')
  expect(saidOf({ ...story, loss: 5.5 })).toBe('Should castle: 1. O-O.')
  expect(saidOf({ ...story, loss: 5.4, judgment: 'mistake' })).not.toBe('')
})
