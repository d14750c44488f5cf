import { describe, expect, test } from 'vitest'
import { pickPlies } from '../../../../tools/tuning/harvest'
import { RESULT } from '../../../../tools/tuning/records'
import { seededRandom } from '@shared/setup/starts/random'

const upTo = (plies: number): readonly number[] => Array.from({ length: plies }, (_, ply) => ply)

const pick = (calm: readonly number[], plies: number) =>
  pickPlies({ calm, plies, result: RESULT.draw }, seededRandom('pick'))

describe('the positions taken from a game', () => {
  test.each([
    ['one position if it is short', 4, 1],
    ['one for every four plies', 32, 8],
    ['twelve at most', 200, 12],
  ])('%s', (_, plies, count) => {
    expect(pick(upTo(plies), plies)).toHaveLength(count)
  })

  test('come from each part of the game', () => {
    expect(pick(upTo(32), 32).map(ply => Math.floor(ply / 4))).toEqual(upTo(8))
  })

  test('skip parts without calm positions', () => {
    expect(pick([12], 40)).toEqual([12])
    expect(pick([], 40)).toEqual([])
  })
})
