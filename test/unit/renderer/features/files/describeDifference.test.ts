import { expect, test } from 'vitest'
import { gameDifference } from '../../../../../renderer/features/files/describeDifference'
import { aGame, line } from '../../../../support/aGame'

const gameOf = (moves: string, white = 'A') => aGame(line(moves), [{ name: 'White', value: white }])

test.each([
  ['nothing', gameOf('e2e4:e4'), gameOf('e2e4:e4'), { tags: [] }],
  ['a tag', gameOf('e2e4:e4'), gameOf('e2e4:e4', 'B'), { tags: ['White'] }],
  ['the result', gameOf(''), { ...gameOf(''), result: '1-0' as const }, { tags: ['Result'] }],
  ['a move', gameOf('e2e4:e4 e7e5:e5'), gameOf('e2e4:e4 c7c5:c5'), { tags: [], move: '1… e5' }],
  ['moves of one only', gameOf('e2e4:e4'), gameOf('e2e4:e4 c7c5:c5'), { tags: [], move: '1… c5' }],
])('two versions differ in %s', (_, mine, theirs, difference) => {
  expect(gameDifference(mine, theirs)).toEqual(difference)
})
