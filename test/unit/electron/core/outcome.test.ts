import { describe, expect, test } from 'vitest'
import { loadCore } from '../../../../electron/core/load'
import type { Outcome } from '@shared/board/positionError'
import type { VariantId } from '@shared/variants'
import { playAll, positionOf } from '../../../support/positionOf'

const core = loadCore()

const outcomeOf = (id: VariantId, fen: string, moves = ''): Outcome | undefined => {
  using position = positionOf(core, id, fen)
  if (moves !== '') playAll(position, moves)
  return position.outcome()
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

describe('mates and stalemates', () => {
  test.each<[string, VariantId, string, Outcome | undefined]>([
    ['the first position', 'chess', START, undefined],
    ['White is mated', 'chess', 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', { kind: 'checkmate', winner: 'black' }],
    ['Black is mated', 'chess', 'R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1', { kind: 'checkmate', winner: 'white' }],
    ['stalemate', 'chess', '7k/5Q2/8/8/8/8/8/6K1 b - - 0 1', { kind: 'stalemate' }],
    ['a transposition answers the mate', 'transcendental', '4rk2/8/8/8/8/8/3P1P2/3QKB2 w - - 0 1 T', undefined],
    ['without the right it is one no more', 'transcendental', '4rk2/8/8/8/8/8/3P1P2/3QKB2 w - - 0 1 -', undefined],
    ['a quiet step answers the mate', 'ajax-random', '5rbk/5b1p/8/8/8/8/8/B6K b - - 0 1', undefined],
    ['in chess it is mate', 'chess', '5rbk/5b1p/8/8/8/8/8/B6K b - - 0 1', { kind: 'checkmate', winner: 'white' }],
  ])('%s (%s)', (_what, id, fen, expected) => {
    expect(outcomeOf(id, fen)).toEqual(expected)
  }) // prettier-ignore
})

describe('a setup phase', () => {
  test.each<[VariantId, string]>([
    ['pre-chess', '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'],
    ['pre-chess', '4k3/8/8/8/8/8/8/4K3[RNNRQBBrqbbnnr] w - - 0 2'],
    ['arrangement', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king'],
    ['arrangement', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 120 1 king'],
  ])('has no outcome: %s %s', (id, fen) => {
    expect(outcomeOf(id, fen)).toBeUndefined()
  })
})

describe('insufficient material', () => {
  const board = (pieces: string) => `8/7k/8/8/${pieces}/8/8/7K w - - 0 1`

  test.each<[VariantId, string, boolean]>([
    ['chess', '8', true],
    ['chess', 'N7', true],
    ['chess', 'b7', true],
    ['chess', 'BB6', false],
    ['chess', 'B1B5', true],
    ['chess', 'B1b5', true],
    ['chess', 'Bb6', false],
    ['chess', 'NN6', false],
    ['chess', 'Nn6', false],
    ['chess', 'BN6', false],
    ['chess', 'Bn6', false],
    ['chess', 'P7', false],
    ['chess', 'R7', false],
    ['chess', 'q7', false],
    ['contemporary-random', 'B1b5', true],
    ['contemporary-random', 'BbB5', false],
    ['ajax-random', '8', true],
    ['ajax-random', 'N7', true],
    ['ajax-random', 'b7', true],
    ['ajax-random', 'B1B5', false],
    ['ajax-random', 'B1b5', false],
    ['ajax-random', 'Bn6', false],
    ['ajax-random', 'r7', false],
  ])('%s, kings and %s: %s', (id, pieces, isDead) => {
    const expected = isDead ? 'insufficientMaterial' : undefined
    expect(outcomeOf(id, board(pieces))?.kind).toBe(expected)
  })
})

describe('the fifty-move rule', () => {
  test.each([
    [99, undefined],
    [100, 'fiftyMoves'],
    [140, 'fiftyMoves'],
  ] as const)('after %i halfmoves: %s', (halfmoves, expected) => {
    expect(outcomeOf('chess', `r3k3/8/8/8/8/8/8/R3K3 w - - ${halfmoves} 90`)?.kind).toBe(expected)
  })

  test('yields to checkmate', () => {
    expect(outcomeOf('chess', 'R5k1/5ppp/8/8/8/8/8/6K1 b - - 100 90')?.kind).toBe('checkmate')
  })

  test('counts castling and restarts after a pawn move', () => {
    const fen = 'r3k2r/p7/8/8/8/8/P7/R3K2R w KQkq - 98 90'
    expect(outcomeOf('chess', fen, 'e1g1 e8c8')?.kind).toBe('fiftyMoves')
    expect(outcomeOf('chess', fen, 'a2a3 e8c8')).toBeUndefined()
  })
})

describe('repetition', () => {
  const KNIGHTS = 'g1f3 g8f6 f3g1 f6g8'

  test.each([
    ['once more', KNIGHTS, undefined],
    ['a third time', `${KNIGHTS} ${KNIGHTS}`, 'threefold'],
    ['a fourth time', `${KNIGHTS} ${KNIGHTS} ${KNIGHTS}`, 'threefold'],
    ['one ply later the next one stands there the third time', `${KNIGHTS} ${KNIGHTS} g1f3`, 'threefold'],
    ['a new position', `${KNIGHTS} ${KNIGHTS} e2e4`, undefined],
  ])('%s', (_what, moves, expected) => {
    expect(outcomeOf('chess', START, moves)?.kind).toBe(expected)
  })

  test('a lost castling right makes another position', () => {
    const fen = 'r3k2r/p7/8/8/8/8/P7/R3K2R w KQkq - 0 1'
    const rooks = 'h1h2 h8h7 h2h1 h7h8'
    expect(outcomeOf('chess', fen, `${rooks} ${rooks}`)).toBeUndefined()
    expect(outcomeOf('chess', fen, `${rooks} ${rooks} ${rooks}`)?.kind).toBe('threefold')
  })

  test('a possible en passant capture makes another position', () => {
    const fen = '4k1n1/8/8/8/4p3/8/3P4/4K1N1 w - - 0 1'
    const back = 'g8f6 g1f3 f6g8 f3g1'
    expect(outcomeOf('chess', fen, `d2d4 ${back} ${back}`)).toBeUndefined()
    expect(outcomeOf('chess', fen, `d2d4 ${back} ${back} ${back}`)?.kind).toBe('threefold')
  })

  test('an en passant capture that would expose the king makes no other position', () => {
    const pinned = '6n1/8/8/8/k3p2R/8/3P4/4K1N1 w - - 0 1'
    const back = 'g8f6 g1f3 f6g8 f3g1'
    expect(outcomeOf('chess', pinned, `d2d4 ${back} ${back}`)?.kind).toBe('threefold')
  })

  test('a lost transposition right makes another position', () => {
    const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 Tt'
    expect(outcomeOf('transcendental', fen, `${KNIGHTS} ${KNIGHTS}`)).toBeUndefined()
    expect(outcomeOf('transcendental', fen, `${KNIGHTS} ${KNIGHTS} ${KNIGHTS}`)?.kind).toBe('threefold')
  })

  test('a lost leap makes another position', () => {
    const fen = '4k3/p7/8/8/8/8/P7/4K2R w - - 0 1 K/-'
    const kings = 'e1e2 e8e7 e2e1 e7e8'
    expect(outcomeOf('contemporary-random', fen, `${kings} ${kings}`)).toBeUndefined()
    expect(outcomeOf('contemporary-random', fen, `${kings} ${kings} ${kings}`)?.kind).toBe('threefold')
  })
})
