import { describe, expect, test } from 'vitest'
import { opposite, type Color } from '@shared/board/color'
import type { Setup } from '@shared/board/setup'
import { squareName } from '@shared/board/square'
import { orthodoxRank, relocatedArrays, relocations, relocationTargets } from '@shared/setup/relocation'
import { rankLetters, swapped } from '@shared/setup/rank'
import { scharnaglNumber } from '@shared/setup/scharnagl'
import { ranksOf, relocationSetup, startPosition } from '@shared/setup/startPosition'
import { variantById } from '@shared/variants'

const variant = variantById('arrangement')

/** The phase after one more relocation, as the rules tell it; undefined when the game can begin. */
const relocate = (setup: Setup, from: number, to: number): Setup | undefined => {
  const ranks = ranksOf(variant, setup.board)
  const side = setup.turn
  const next = { ...ranks, [side]: swapped(ranks[side], from % 8, to % 8) }
  const role = setup.memory.relocation
  if (role === 'queen' && side === 'white') return undefined
  return {
    ...startPosition(variant, next),
    turn: opposite(side),
    memory: { ...setup.memory, relocation: side === 'white' ? 'queen' : role! },
  }
}

const names = (setup: Setup): string[] =>
  relocations(variant, setup).map(({ from, to }) => squareName(from) + squareName(to))

describe('relocation', () => {
  test('lets Black choose among five places for his king, and White mirror him', () => {
    const start = relocationSetup(variant)!
    expect(names(start)).toEqual(['e8b8', 'e8c8', 'e8d8', 'e8e8', 'e8g8'])
    expect(names(relocate(start, 60, 62)!)).toEqual(['e1g1'])
    expect(names(relocate(start, 60, 60)!)).toEqual(['e1e1'])
  })

  test('lets the queen take the place of the piece that the king displaced, as published', () => {
    const kings = relocate(relocate(relocationSetup(variant)!, 60, 62)!, 4, 6)!
    expect(names(kings)).toContain('d8e8')
    const queens = relocate(kings, 59, 60)!
    expect(names(queens)).toContain('d1b1')
    const { white, black } = ranksOf(variant, queens.board)
    expect([rankLetters(variant.army, swapped(white, 3, 1)), rankLetters(variant.army, black)]).toEqual([
      'RQBNNBKR',
      'RNBNQBKR',
    ])
  })

  test('has 5, 5, 20 and 80 lines after one to four plies', () => {
    let open = [relocationSetup(variant)!]
    const widths = [0, 1, 2, 3].map(() => {
      const moves = open.flatMap(setup => relocations(variant, setup).map(move => ({ setup, move })))
      open = moves.flatMap(({ setup, move }) => relocate(setup, move.from, move.to) ?? [])
      return moves.length
    })
    expect(widths).toEqual([5, 5, 20, 80])
  })

  test.each<[string, 'king' | 'queen', number[]]>([
    ['RNBQKBNR', 'king', [1, 2, 3, 4, 6]],
    ['RNBQKBNR', 'queen', [1, 3, 5, 6]],
    ['RNBQNBKR', 'queen', [1, 3, 4, 5]],
  ])('in %s lets the %s stand on %j', (letters, role, targets) => {
    const king = letters.indexOf('K')
    const rank = swapped(orthodoxRank(), 4, king)
    expect(rankLetters(variant.army, rank)).toBe(letters)
    expect(relocationTargets(variant, rank, role)).toEqual(targets)
  })

  test('is none where none is due', () => {
    expect(
      relocations(variant, startPosition(variant, ranksOf(variant, relocationSetup(variant)!.board))),
    ).toEqual([])
    expect(relocations(variantById('chess960'), relocationSetup(variant)!)).toEqual([])
  })
})

test('the 80 arrays are different, their kings mirror each other, and they are sorted', () => {
  const arrays = relocatedArrays(variant)
  const keys = arrays.map(({ white, black }) => scharnaglNumber(white)! * 960 + scharnaglNumber(black)!)
  expect(arrays).toHaveLength(80)
  expect(keys).toEqual([...new Set(keys)].sort((one, other) => one - other))
  const kings = (color: Color) => arrays.map(array => array[color].indexOf('king'))
  expect(kings('white')).toEqual(kings('black'))
})
