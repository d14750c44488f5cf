import { describe, expect, test } from 'vitest'
import { squareName } from '@shared/board/square'
import { parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { enPassantChoices } from '@shared/setup/rights/enPassant'
import {
  adjustableChoices,
  canLeap,
  canTranspose,
  castlingChoices,
} from '@shared/setup/rights/possibleRights'
import { variantById, type VariantId } from '@shared/variants'
import { withOptions } from '@shared/variants/options'

const boardOf = (id: VariantId, placement: string) =>
  unwrap(parseFen(variantById(id), `${placement} w - - 0 1`)).setup.board

const onFirst = (rank: string) => `4k3/8/8/8/8/8/8/${rank}`

describe('the castlings that a placement allows', () => {
  test.each<[VariantId, string, string]>([
    ['chess', 'R3K2R', 'a1 aSide, h1 hSide'],
    ['chess', 'R3K1R1', 'a1 aSide'],
    ['chess', 'R2K3R', ''],
    ['chess', 'r3K2R', 'h1 hSide'],
    ['chess960', 'R2K3R', 'a1 aSide, h1 hSide'],
    ['chess960', 'RR1KR1R1', 'a1 aSide, b1 aSide, e1 hSide, g1 hSide'],
    ['chess960', 'K6R', 'h1 hSide'],
    ['chess960', 'R6R', ''],
    ['beautiful', 'NBKRRQBN', 'e1 hSide'],
    ['beautiful', 'KR4RQ', 'b1 aSide, g1 hSide'],
    ['transcendental', 'R3K2R', ''],
    ['contemporary-random', 'R3K2R', 'a1 aSide, h1 hSide'],
  ])('in %s with %s: %s', (id, rank, expected) => {
    const found = castlingChoices(variantById(id), boardOf(id, onFirst(rank)), 'white')
    expect(found.map(({ side, rook }) => `${squareName(rook)} ${side}`).join(', ')).toBe(expected)
  })

  test('do not exist for a king that has left its back rank', () => {
    expect(
      castlingChoices(variantById('chess960'), boardOf('chess960', '4k3/8/8/8/8/8/4K3/R6R'), 'white'),
    ).toEqual([])
  })

  test('are limited to the one side that curtailed castling allows', () => {
    const rules = withOptions(variantById('arrangement-random'), ['curtailed'])
    const found = castlingChoices(rules, boardOf('arrangement-random', onFirst('R5KR')), 'white')
    expect(found.map(({ side }) => side)).toEqual(['hSide'])
  })

  test('are found on the rank where the army stands', () => {
    const id = 'english-random'
    const found = castlingChoices(variantById(id), boardOf(id, '10/10/10/10/10/10/10/10/1R3K2R1/10'), 'white')
    expect(found.map(({ rook }) => squareName(rook, variantById(id).board))).toEqual(['b2', 'i2'])
  })
})

describe('other rights that a placement allows', () => {
  test.each<[string, boolean]>([
    ['4k3/8/8/8/8/8/8/4K3', true],
    ['4k3/8/8/8/8/8/4K3/8', false],
  ])('the king of %s may leap: %s', (placement, can) => {
    expect(
      canLeap(variantById('contemporary-random'), boardOf('contemporary-random', placement), 'white'),
    ).toBe(can)
    expect(canLeap(variantById('chess960'), boardOf('chess960', placement), 'white')).toBe(false)
  })

  test.each<[string, readonly number[]]>([
    ['RBKB2NR', [0, 1, 2, 3, 6, 7]],
    ['RBKNB1NR', []],
    ['B1K1B3', []],
    ['1BN5', [1, 2]],
    ['1Bn5', []],
    ['1BP5', []],
  ])('in %s the pieces on files %j may count as unmoved for an adjustment', (rank, files) => {
    const board = boardOf('contemporary-random', onFirst(rank))
    expect(adjustableChoices(variantById('contemporary-random'), board, 'white')).toEqual(files)
  })

  test.each<[string, boolean]>([
    ['R3K3', true],
    ['RR6', false],
    ['4K3', false],
  ])('with %s a transposition is possible: %s', (rank, can) => {
    expect(
      canTranspose(variantById('transcendental'), boardOf('transcendental', onFirst(rank)), 'white'),
    ).toBe(can)
  })

  test.each<[string, 'white' | 'black', string]>([
    ['4k3/8/8/3pP3/8/8/8/4K3', 'white', 'd6'],
    ['4k3/8/8/3p4/8/8/8/4K3', 'white', ''],
    ['4k3/8/3n4/3pP3/8/8/8/4K3', 'white', ''],
    ['4k3/3n4/8/3pP3/8/8/8/4K3', 'white', ''],
    ['4k3/8/8/p1pP3p/8/8/8/4K3', 'white', 'c6'],
    ['4k3/8/8/7P/p7/8/8/4K3', 'white', ''],
    ['4k3/8/8/8/PpPp4/8/8/4K3', 'black', 'a3, c3'],
  ])('in %s with %s to move, possible en-passant squares are: %s', (placement, turn, squares) => {
    const found = enPassantChoices(variantById('chess'), boardOf('chess', placement), turn)
    expect(found.map(square => squareName(square)).join(', ')).toBe(squares)
  })
})
