import { describe, expect, test } from 'vitest'
import { listedAs, placeInFile } from '../../../../renderer/stores/gameInFile'
import { aGame, line } from '../../../support/aGame'
import { aFile, aHeader } from '../../../support/workbench'

const gameOf = (number: number) =>
  aGame(line(''), [
    { name: 'White', value: `White ${number}` },
    { name: 'Black', value: `Black ${number}` },
    { name: 'Date', value: '????.??.??' },
  ])

const fileOf = (...numbers: readonly number[]) =>
  aFile({ games: numbers.map((number, index) => ({ ...aHeader(number - 1), index })) })

describe('a game in a file that may have changed', () => {
  test.each([
    ['stands where it stood', fileOf(1, 2), 1, 1],
    ['has moved down', fileOf(3, 1, 2), 1, 2],
    ['has moved up', fileOf(2), 1, 0],
    ['is gone', fileOf(1, 3), 1, undefined],
    ['cannot be told from its copy', fileOf(3, 2, 2), 0, undefined],
    ['is still there beside its copy', fileOf(2, 2), 1, 1],
  ])('%s', (_, file, index, place) => {
    expect(placeInFile(file, listedAs(gameOf(2)), index)).toBe(place)
  })
})
