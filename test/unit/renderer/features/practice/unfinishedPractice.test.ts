import { expect, test } from 'vitest'
import { practiceTags } from '../../../../../renderer/features/practice/practice'
import { unfinishedPractice } from '../../../../../renderer/features/practice/unfinishedPractice'
import { aGame, line } from '../../../../support/aGame'

const time = { baseMs: 600_000, incrementMs: 5000 }

test.each([
  ['white', { side: 'white', level: 3 }],
  ['black', { side: 'black', level: 10, time }],
] as const)('what %s began is told by the tags', (human, choice) => {
  const tags = practiceTags(human, choice, new Date())
  expect(unfinishedPractice({ ...aGame(line('')), tags })).toEqual({ human, choice })
})

test.each([
  ['a game with a result', 'Player', 'Backrank engine, level 4', '1-0'],
  ['a game between people', 'Lukic', 'Vujacic', '*'],
  ['a game of the engine with itself', 'Backrank engine, level 4', 'Backrank engine, level 4', '*'],
  ['a level that there is not', 'Player', 'Backrank engine, level 11', '*'],
] as const)('%s is none', (_, white, black, result) => {
  const tags = [
    { name: 'White', value: white },
    { name: 'Black', value: black },
  ]
  expect(unfinishedPractice({ ...aGame(line('')), tags, result })).toBeUndefined()
})
