import { describe, expect, test } from 'vitest'
import type { Color } from '@shared/board/color'
import { orthodoxRank, relocatedArrays, relocationTargets } from '@shared/setup/ranks/relocation'
import { rankLetters, swapped } from '@shared/setup/ranks/rank'
import { scharnaglNumber } from '@shared/setup/ranks/scharnagl'
import { variantById } from '@shared/variants'
import { withOptions } from '@shared/variants/options'

const variant = variantById('arrangement')

describe('relocation', () => {
  test.each<[string, 'king' | 'queen', number[]]>([
    ['RNBQKBNR', 'king', [1, 2, 3, 4, 6]],
    ['RNBQKBNR', 'queen', [1, 3, 5, 6]],
    ['RNBQNBKR', 'queen', [1, 3, 4, 5]],
  ])('in %s allows the %s on squares %j', (letters, role, targets) => {
    const king = letters.indexOf('K')
    const rank = swapped(orthodoxRank(), 4, king)
    expect(rankLetters(variant.army, rank)).toBe(letters)
    expect(relocationTargets(variant, rank, role)).toEqual(targets)
  })
})

test('the 80 arrays are distinct and sorted, and their kings mirror each other', () => {
  const arrays = relocatedArrays(variant)
  const keys = arrays.map(({ white, black }) => scharnaglNumber(white)! * 960 + scharnaglNumber(black)!)
  expect(arrays).toHaveLength(80)
  expect(keys).toEqual([...new Set(keys)].sort((one, other) => one - other))
  const kings = (color: Color) => arrays.map(array => array[color].indexOf('king'))
  expect(kings('white')).toEqual(kings('black'))
})

test('lenient bishops allow the king on the f-file if the queen separates them again: 84 arrays', () => {
  const lenient = withOptions(variant, ['lenient'])
  expect(relocatedArrays(lenient)).toHaveLength(84)
  expect(relocationTargets(lenient, orthodoxRank(), 'king')).toEqual([1, 2, 3, 4, 5, 6])
  // The queen may not stay while the bishops stand on one color.
  expect(relocationTargets(lenient, swapped(orthodoxRank(), 4, 5), 'queen')).toEqual([2, 4])
  expect(relocatedArrays(variant)).toHaveLength(80)
})
