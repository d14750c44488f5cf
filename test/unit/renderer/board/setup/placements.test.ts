import { describe, expect, test } from 'vitest'
import type { LegalMove } from '@shared/ipc/contract'
import { variantById, type VariantId } from '@shared/variants'
import { kindsToPlace, openPlacements } from '../../../../../renderer/board/setup/placements'
import { shelfOf } from '../../../../../renderer/board/setup/shelf'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'

const placement = (uci: string, ways: number): LegalMove => ({ uci, san: uci, kind: 'placement', ways })

const PAIRS = [
  placement('Q@a1+K@g1', 1),
  placement('Q@b1+K@g1', 1),
  placement('Q@a1+K@f1', 1),
  placement('N@a1+N@h1', 1),
]

const shelf = (fen: string, moves: readonly LegalMove[] | undefined, pending?: string) => {
  const rules = variantById('fischer-benko')
  const open = moves && openPlacements(moves, pending)
  return shelfOf({ rules, setup: shownSetup(rules, fen), open, pending })
}

describe('open placements', () => {
  test('carry the number of ways to complete them and their ply', () => {
    expect(openPlacements([placement('N@a1', 4)], undefined)).toEqual(
      new Map([['N@a1', { ways: 4, uci: 'N@a1' }]]),
    )
  })

  test('of pairs are the single halves with the number of pairs they leave', () => {
    const open = openPlacements(PAIRS, undefined)
    expect(open.get('Q@a1')).toEqual({ ways: 2 })
    expect(open.get('K@g1')).toEqual({ ways: 2 })
    expect(open.get('Q@b1')).toEqual({ ways: 1 })
  })

  test.each([
    ['Q@a1', ['K@g1', 'K@f1'], 'Q@a1+K@g1'],
    ['K@g1', ['Q@a1', 'Q@b1'], 'Q@a1+K@g1'],
    ['N@h1', ['N@a1'], 'N@a1+N@h1'],
  ])('after %s are its partners, each with the whole pair as ply', (pending, partners, firstPly) => {
    const open = openPlacements(PAIRS, pending)
    expect([...open.keys()]).toEqual(partners)
    expect([...open.values()][0]?.uci).toBe(firstPly)
  })
})

describe('the shelf model', () => {
  const fen = '2b1nbr1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnk] w - - 0 2'

  test('has one row per kind of piece, in notation order, with counts', () => {
    expect(shelf(fen, []).map(({ letter, count }) => `${letter}${count}`)).toEqual(['Q1', 'N2', 'K1'])
  })

  test('distinguishes open, closed and occupied files', () => {
    const [queen] = shelf(fen, [placement('Q@a1', 2), placement('Q@g1', 1)])
    expect(queen?.cells.map(({ state, ways }) => ways ?? state)).toEqual([
      2,
      'occupied',
      'occupied',
      'closed',
      'occupied',
      'closed',
      1,
      'occupied',
    ])
  })

  test('marks free files as unknown before the legal moves arrive', () => {
    const states = shelf(fen, undefined)[0]?.cells.map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set(['unknown', 'occupied']))
  })

  test('shows Black’s pieces and the eighth rank when Black is to move', () => {
    const rows = shelf(fen.replace(' w ', ' b '), [placement('R@a8', 3)])
    expect(rows.map(({ letter }) => letter).join('')).toBe('QRNK')
    expect(rows[1]?.cells[0]).toMatchObject({ square: 'a8', state: 'open', ways: 3 })
  })

  test('omits the first piece of a pair and blocks its square once it is placed', () => {
    const pairFen = 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4'
    const rows = shelf(pairFen, [placement('Q@g1+K@f1', 1)], 'K@f1')
    expect(rows.map(({ letter }) => letter)).toEqual(['Q'])
    expect(rows[0]?.cells[5]?.state).toBe('occupied')
    expect(rows[0]?.cells[6]?.state).toBe('open')
  })
})

test.each([
  ['fischer-benko', 4],
  ['half-random-transcendental', 4],
  ['pre-chess', 5],
] as const)('the shelf of %s reserves room for %i rows', (id: VariantId, rows) => {
  expect(kindsToPlace(variantById(id))).toBe(rows)
})
