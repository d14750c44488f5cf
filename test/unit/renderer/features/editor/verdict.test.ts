import { describe, expect, test } from 'vitest'
import type { PositionError } from '@shared/board/positionError'
import type { LegalPosition, RulesError } from '@shared/ipc/contract'
import { err, ok, type Result } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'
import { verdictOf } from '../../../../../renderer/features/editor/verdict'

const verdict = (id: VariantId, fen: string, answer?: Result<LegalPosition, RulesError>) =>
  verdictOf(variantById(id), shownSetup(variantById(id), fen), answer)

const refused = (id: VariantId, fen: string, fault: PositionError['fault']) =>
  verdict(id, fen, err({ kind: 'position', fault }))

const legal = (over: Partial<LegalPosition>): Result<LegalPosition, RulesError> =>
  ok({ fen: '', moves: [], check: false, warnings: [], ...over })

const move = (kind: LegalPosition['moves'][number]['kind']) => ({ uci: 'a1a2', san: 'a2', kind })

describe('the verdict on a position that cannot be analyzed', () => {
  test.each<[VariantId, string, PositionError['fault'], string, readonly string[]]>([
    ['chess', '8/8/8/8/8/8/8/8 w - - 0 1', 'kings', 'White has no king. Black has no king.', []],
    ['chess', '4k3/8/8/8/8/8/8/K2K4 w - - 0 1', 'kings', 'White has 2 kings: a1, d1.', ['a1', 'd1']],
    ['chess', 'P3k3/8/8/8/8/8/8/p3K2p w - - 0 1', 'pawnsOnBackRank', 'On a1, h1, a8.', ['a1', 'h1', 'a8']],
    [
      'chess',
      '4k3/8/8/8/8/P7/PPPPPPPP/RNBQKBNR w - - 0 1',
      'tooManyPieces',
      'White has 17; 16 are possible.',
      [],
    ],
    ['chess', '4k3/8/8/8/8/8/8/4RK2 w - - 0 1', 'oppositeCheck', 'White could take the king on e8.', ['e8']],
    ['chess', '4r3/8/8/8/8/8/8/3kK3 b - - 0 1', 'oppositeCheck', 'Black could take the king on e1.', ['e1']],
    [
      'korean-random',
      '9/9/9/9/9/9/9/9/3KK4/9 w - - 0 1',
      'kings',
      'White has 2 generals: d2, e2. Black has no general.',
      ['d2', 'e2'],
    ],
    [
      'korean-random',
      '9/4k4/9/9/9/9/9/9/4R4/3K5 w - - 0 1',
      'oppositeCheck',
      'White could take the general on e9.',
      ['e9'],
    ],
    [
      'capablanca-random',
      'rnabqkbcnr/pppppppppp/10/10/10/P9/PPPPPPPPPP/RNABQKBCNR w - - 0 1',
      'tooManyPieces',
      'White has 21; 20 are possible.',
      [],
    ],
    [
      'fischer-benko',
      '2b2br1/8/8/8/8/8/8/1BB1R2R[QNNKqrnnk] w - - 0 1',
      'pocketDoesNotFit',
      'White has 4 in hand, Black 5, and White is to place. White places first, then each in turn.',
      [],
    ],
  ])('%s %s (%s): %s', (id, fen, fault, detail, squares) => {
    expect(refused(id, fen, fault)).toMatchObject({ kind: 'illegal', detail, squares })
  })

  test('calls the Janggi general by its name in the title', () => {
    const { title } = refused('korean-random', '9/9/9/9/9/9/9/9/9/9 w - - 0 1', 'kings')
    expect(title).toBe('Each side needs exactly one general, on the board or still to be placed')
  })

  test('offers the other side to move as a remedy for a check out of turn', () => {
    expect(refused('chess', '4k3/8/8/8/8/8/8/4RK2 w - - 0 1', 'oppositeCheck').remedy).toEqual({
      label: 'Let Black move',
      edit: { kind: 'turn', turn: 'black' },
    })
  })

  test.each([
    ['2b2br1/8/8/8/8/8/8/1BB1R2R[QNNKqrnnk] w - - 0 1', 'Let Black place'],
    ['2b2br1/8/8/8/8/8/8/1BB1R3[QRNNKqrnnk] b - - 0 1', 'Let White place'],
    ['2b2br1/8/8/8/8/8/8/1BB1R1NR[QNKqrnnk] w - - 0 1', undefined],
    ['1nb1nbrr/8/8/8/8/8/8/NBBNRKQR[qk] w - - 0 1', 'Let Black place'],
  ])('offers the other side to move for hands out of turn where that helps: %s', (fen, label) => {
    expect(refused('fischer-benko', fen, 'pocketDoesNotFit').remedy?.label).toBe(label)
  })
})

describe('the verdict on a position that can be analyzed', () => {
  const KINGS = '4k3/8/8/8/8/8/8/4K3 w - - 0 1'

  test.each<[Partial<LegalPosition>, string]>([
    [{ moves: [move('normal')] }, 'White has one move.'],
    [{ moves: [move('normal'), move('normal')], check: true }, 'White has 2 moves and is in check.'],
    [{ moves: [move('placement'), move('placement')] }, 'White has 2 placements.'],
    [{ outcome: { kind: 'stalemate' } }, 'The game would be over: stalemate.'],
  ])('%j: %s', (answer, detail) => {
    expect(verdict('chess', KINGS, legal(answer))).toMatchObject({ kind: 'legal', detail })
  })

  test('calls nine pawns odd, not illegal', () => {
    const fen = '4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1'
    expect(verdict('chess', fen, legal({ moves: [move('normal')] })).detail).toContain(
      'White has more than 8 pawns.',
    )
  })

  test.each<[VariantId, string, string]>([
    [
      'capablanca-random',
      'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w - - 0 1',
      'White has one move.',
    ],
    [
      'modern-random',
      '4k4/9/9/9/9/9/P8/PPPPPPPPP/4K4 w - - 0 1',
      'White has one move. White has more than 9 pawns.',
    ],
    [
      'korean-random',
      '9/4k4/9/9/9/9/PPPPPP3/9/4K4/9 w - - 0 1',
      'White has one move. White has more than 5 soldiers.',
    ],
  ])('calls pawns odd when there is one more than in the army: %s', (id, fen, detail) => {
    expect(verdict(id, fen, legal({ moves: [move('normal')] })).detail).toBe(detail)
  })

  test('is waiting until the rules have answered', () => {
    expect(verdict('chess', KINGS).kind).toBe('waiting')
  })
})
