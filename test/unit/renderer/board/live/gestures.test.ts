import { describe, expect, test } from 'vitest'
import type { MoveKind } from '@shared/board/move'
import type { LegalMove } from '@shared/ipc/contract'
import { variantById, type VariantId } from '@shared/variants'
import { gesturesOf, meaningOf, pairTargets } from '../../../../../renderer/board/live/gestures'

const move = (uci: string, san: string, kind: MoveKind = 'normal'): LegalMove => ({ uci, san, kind })

const sansFor = (variant: VariantId, moves: readonly LegalMove[], from: string, to: string) => {
  const meaning = meaningOf(gesturesOf(moves, variantById(variant).castling), from, to)
  if (meaning.kind === 'nothing') return []
  return meaning.kind === 'move' ? [meaning.move.san] : meaning.moves.map(({ san }) => san)
}

test('the pair targets of a piece are the squares of its castlings and swaps only', () => {
  const moves = [
    move('c8h8', 'O-O', 'castlingH'),
    move('c8b8', 'Kb8'),
    move('d1e1', 'Bd1<>Ne1', 'adjustment'),
    move('d1c2', 'Bc2'),
  ]
  const gestures = gesturesOf(moves, variantById('chess960').castling)
  expect([...pairTargets(gestures, 'c8')].sort()).toEqual(['g8', 'h8'])
  expect(pairTargets(gestures, 'd1')).toEqual(['e1'])
  expect(pairTargets(gestures, 'e1')).toEqual(['d1'])
  expect(pairTargets(gestures, 'a1')).toEqual([])
})

describe('a castling', () => {
  const far = move('c8h8', 'O-O', 'castlingH')

  test.each([
    ['the king onto its rook', 'c8', 'h8', ['O-O']],
    ['the king to its target', 'c8', 'g8', ['O-O']],
    ['but not the rook onto the king', 'h8', 'c8', []],
    ['nor the king to the rook’s target', 'c8', 'f8', []],
  ])('is %s', (_, from, to, sans) => {
    expect(sansFor('chess960', [far], from, to)).toEqual(sans)
  })

  test('of orthodox chess, written e1g1, is also the king onto its rook', () => {
    const moves = [move('e1g1', 'O-O', 'castlingH'), move('e1c1', 'O-O-O', 'castlingA')]
    expect(sansFor('chess', moves, 'e1', 'h1')).toEqual(['O-O'])
    expect(sansFor('chess', moves, 'e1', 'a1')).toEqual(['O-O-O'])
    expect(sansFor('chess', moves, 'e1', 'g1')).toEqual(['O-O'])
  })

  test('that leaves the king on its square is only the king onto its rook', () => {
    const stays = [move('g1h1', 'O-O', 'castlingH')]
    expect(sansFor('chess960', stays, 'g1', 'h1')).toEqual(['O-O'])
    expect(gesturesOf(stays, variantById('chess960').castling).get('g1')?.size).toBe(1)
  })

  test('whose rook stands on the king’s target means one move, not two', () => {
    expect(sansFor('chess960', [move('f1g1', 'O-O', 'castlingH')], 'f1', 'g1')).toEqual(['O-O'])
  })

  test('that shares its target with an ordinary king move leaves a choice', () => {
    const moves = [move('f1g1', 'Kg1'), move('f1h1', 'O-O', 'castlingH')]
    expect(sansFor('chess960', moves, 'f1', 'g1')).toEqual(['Kg1', 'O-O'])
    expect(sansFor('chess960', moves, 'f1', 'h1')).toEqual(['O-O'])
  })

  test('that shares its target with a leap leaves a choice', () => {
    const moves = [move('f1a1', 'O-Ob', 'castlingA'), move('f1b1', 'Kf>>b1', 'leap')]
    expect(sansFor('contemporary-random', moves, 'f1', 'b1')).toEqual(['O-Ob', 'Kf>>b1'])
  })
})

describe('a swap', () => {
  test.each([
    ['contemporary-random', move('f1g1', 'Bf<=>N', 'adjustment')],
    ['transcendental', move('f1g1', 'Bf1<=>Ng1', 'transposition')],
    ['arrangement', move('f1g1', 'K<=>g1', 'relocation')],
  ] as const)('of %s can start from either piece', (variant, swap) => {
    expect(sansFor(variant, [swap], 'f1', 'g1')).toEqual([swap.san])
    expect(sansFor(variant, [swap], 'g1', 'f1')).toEqual([swap.san])
  })

  test('of a piece with itself is not a gesture', () => {
    expect(gesturesOf([move('e8e8', 'K=', 'relocation')], undefined).size).toBe(0)
  })
})

describe('gestures of other moves', () => {
  test('ask for the piece of a promotion', () => {
    const moves = ['q', 'r', 'b', 'n'].map(letter => move(`a7a8${letter}`, `a8=${letter.toUpperCase()}`))
    expect(meaningOf(gesturesOf(moves, undefined), 'a7', 'a8').kind).toBe('promotion')
  })

  test('include no placements, which come from the shelf', () => {
    expect(gesturesOf([move('N@a1', 'N@a1', 'placement')], undefined).size).toBe(0)
  })

  test('mean nothing without a legal move', () => {
    expect(meaningOf(gesturesOf([move('e2e4', 'e4', 'doubleStep')], undefined), 'e2', 'e5').kind).toBe(
      'nothing',
    )
  })
})
