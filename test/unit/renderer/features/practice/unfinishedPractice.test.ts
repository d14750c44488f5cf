import { expect, test } from 'vitest'
import { practiceTags } from '../../../../../renderer/features/practice/practice'
import { unfinishedPractice } from '../../../../../renderer/features/practice/unfinishedPractice'
import { aGame, line } from '../../../../support/aGame'

const time = { baseMs: 600_000, incrementMs: 5000 }

test.each([
  ['white', { side: 'white', level: 3, lastPair: 'sequential' }],
  ['black', { side: 'black', level: 10, time, lastPair: 'simultaneous' }],
  [
    'black',
    { side: 'black', level: 4, engine: { id: 'fish', name: 'Stockfish 19' }, time, lastPair: 'sequential' },
  ],
] as const)('the tags identify the unfinished practice game of %s', (human, choice) => {
  const tags = practiceTags(human, choice, new Date())
  expect(unfinishedPractice({ ...aGame(line('')), tags })).toMatchObject({ hands: [human], choice })
})

test.each([
  ['a game with a result', 'Player', 'Backrank engine, level 4 of 13', '1-0'],
  ['a game between people', 'Lukic', 'Vujacic', '*'],
  [
    'a game of the engine with itself',
    'Backrank engine, level 4 of 13',
    'Backrank engine, level 4 of 13',
    '*',
  ],
  ['a level that there is not', 'Player', 'Backrank engine, level 14 of 13', '*'],
] as const)('%s is not an unfinished practice game', (_, white, black, result) => {
  const tags = [
    { name: 'White', value: white },
    { name: 'Black', value: black },
  ]
  expect(unfinishedPractice({ ...aGame(line('')), tags, result })).toBeUndefined()
})

test('a level of the former ten-level scale maps to the same player under its new number', () => {
  const tags = [
    { name: 'White', value: 'Player' },
    { name: 'Black', value: 'Backrank engine, level 4' },
  ]
  expect(unfinishedPractice({ ...aGame(line('')), tags })?.choice?.level).toBe(7)
})
