import { describe, expect, test } from 'vitest'
import type { Board } from '@shared/board/setup'
import { parseSquare, squareName, type Square } from '@shared/board/square'
import { parseFen } from '@shared/notation/fen/fen'
import { attackedFrom, attackersOf, attacksAsInChess } from '@shared/report/words/attacks'
import { exchangeGain, stepGain, unrest } from '@shared/report/words/exchange'
import { unwrap } from '@shared/result'
import { VARIANTS, variantById, type VariantId } from '@shared/variants'

const setupOf = (fen: string, variant: VariantId = 'chess') =>
  unwrap(parseFen(variantById(variant), fen)).setup
const boardOf = (pieces: string, variant?: VariantId): Board => setupOf(`${pieces} w - - 0 1`, variant).board
const at = (board: Board, name: string): Square => parseSquare(name, board.size)!
const namesOf = (board: Board, squares: readonly Square[]): string =>
  squares
    .map(square => squareName(square, board.size))
    .toSorted()
    .join(' ')

describe('attacks', () => {
  test.each([
    ['d4', 'c5 e5'],
    ['a1', 'a2 a3 b1 c1 d1'],
    ['e1', 'd1 d2 e2 f1 f2'],
    ['g1', 'e2 f3 h3'],
  ])('from %s go to %s', (from, to) => {
    const board = boardOf('4k3/8/8/8/3P4/p7/8/R2QK1N1')
    expect(namesOf(board, attackedFrom(board, at(board, from)))).toBe(to)
  })

  test('do not exist from an empty square', () => {
    const board = boardOf('4k3/8/8/8/8/8/8/4K3')
    expect(attackedFrom(board, at(board, 'd4'))).toEqual([])
  })

  test('include those of the pieces of larger boards', () => {
    const board = boardOf('10/10/10/10/4a5/10/10/10', 'capablanca-random')
    expect(namesOf(board, attackersOf(board, at(board, 'f6'), 'black'))).toBe('e4')
    expect(attackersOf(board, at(board, 'h7'), 'black')).toHaveLength(1)
    expect(attackersOf(board, at(board, 'e8'), 'black')).toEqual([])
    const other = boardOf('10/10/10/10/4c5/10/10/10', 'capablanca-random')
    expect(attackersOf(other, at(other, 'e8'), 'black')).toHaveLength(1)
    expect(attackersOf(other, at(other, 'h7'), 'black')).toEqual([])
  })

  test('are those of chess in all systems except Janggi', () => {
    const others = VARIANTS.filter(({ army }) => !attacksAsInChess(army)).map(({ id }) => id)
    expect(others).toEqual(['korean-random'])
  })
})

describe('an exchange', () => {
  test.each([
    ['an unguarded piece is won', '4k3/8/8/3n4/8/8/8/3RK3', 3],
    ['a guarded piece is not taken by a dearer one', '4k3/8/4p3/3n4/8/8/8/3RK3', 0],
    ['a guarded piece is taken by a cheaper one', '4k3/8/4p3/3n4/4P3/8/8/4K3', 2],
    ['pieces behind one another take part', '3rk3/3r4/8/3n4/8/8/3R4/3RK3', 0],
    ['one taker more wins', '3rk3/8/8/3n4/8/8/3R4/3RK3', 3],
    ['a pinned guard does not take', '4k3/8/8/3nr3/8/8/8/3RRK2', 3],
    ['a king does not take a piece that the other king guards', '8/8/8/3nk3/3K4/8/8/8', 0],
    ['a king does not take a piece that a pawn guards', '4k3/8/4p3/3n4/3K4/8/8/8', 0],
    ['a pawn that takes on the last rank becomes a queen', '3nk3/4P3/8/8/8/8/8/4K3', 2],
  ])('%s', (_, pieces, gain) => {
    const board = boardOf(pieces)
    const target = pieces.startsWith('3nk3') ? 'd8' : 'd5'
    expect(exchangeGain(board, at(board, target), 'white')).toBe(gain)
  })

  test('loses material if the wrong piece begins it', () => {
    const board = boardOf('4k3/8/4p3/3n4/8/8/8/3RK3')
    expect(stepGain(board, at(board, 'd1'), at(board, 'd5'))).toBe(-2)
  })
})

describe('a position is at rest', () => {
  test.each([
    ['where nothing pays', '4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1', 0],
    ['but not where a piece hangs', '4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1', 3],
    ['whatever hangs of the side to move', '4k3/8/8/3n4/8/8/8/3RK3 b - - 0 1', 0],
    ['but not in check', '4k3/8/8/8/8/8/8/4RK2 b - - 0 1', Infinity],
    ['but not where a pawn queens', '8/P3k3/8/8/8/8/8/4K3 w - - 0 1', Infinity],
  ])('%s', (_, fen, least) => {
    expect(unrest(setupOf(fen))).toBe(least)
  })
})
