import { describe, expect, test } from 'vitest'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { parseRanks, rankStrips } from '@shared/setup/starts/rankStrip'
import { randomStartSetup, startNumber, startSetup } from '@shared/setup/starts/starts'
import { variantById, type VariantId } from '@shared/variants'

const read = (id: VariantId, text: string, options?: readonly string[]) =>
  parseRanks(variantById(id), text, options)

const fenOf = (id: VariantId, text: string, options?: readonly string[]): string =>
  makeFen(variantById(id), unwrap(read(id, text, options)))

const faultOf = (id: VariantId, text: string) => {
  const result = read(id, text)
  return result.ok ? undefined : result.error
}

describe('rank strips', () => {
  test('show the back ranks of both sides', () => {
    const variant = variantById('fischer-benko')
    expect(rankStrips(variant, unwrap(randomStartSetup(variant, 4_532)))).toEqual({
      white: '.BB.R...',
      black: '..B..BR.',
    })
  })

  test.each<[VariantId, string]>([
    ['english-random', 'BBKNNQRR'],
    ['korean-random', 'ENRA.AENR'],
    ['capablanca-random', 'ABBCNNRKQR'],
  ])('in %s begin at the left edge of the army', (id, letters) => {
    const { white } = rankStrips(variantById(id), unwrap(startSetup(variantById(id), 0)))
    expect(white).toHaveLength(letters.length)
    expect(parseRanks(variantById(id), white).ok).toBe(true)
  })
})

describe('complete ranks', () => {
  test.each<[VariantId, string, string]>([
    ['chess', 'rnbqkbnr', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['chess960', 'RKRNNQBB', 'rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1'],
    ['chess960', ' R K R N N Q B B ', 'rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1'],
    ['double-chess960', 'RKRNNQBB', 'rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1'],
    [
      'half-random-transcendental',
      'BQNRRBKN / BKNBRNQR',
      'bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN w - - 0 1',
    ],
    [
      'half-random-transcendental',
      'bknbrnqr/BQNRRBKN',
      'bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN w - - 0 1',
    ],
    ['fischer-benko', 'nbbnrkqr rqbknbrn', 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 1'],
    ['fischer-benko', 'NBBNRKQR\nRQBKNBRN', 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 1'],
    [
      'contemporary-random',
      'RKBNQNBR',
      'rbnqnbkr/pppppppp/8/8/8/8/PPPPPPPP/RKBNQNBR w KQkq - 0 1 Kabcdefgh/Kabcdefgh',
    ],
    ['transcendental', 'KRBNQBNR', 'krbnqbnr/pppppppp/8/8/8/8/PPPPPPPP/KRBNQBNR w - - 0 1 Tt'],
    ['arrangement', 'RQBNNBKR, RNBNQBKR', 'rnbnqbkr/pppppppp/8/8/8/8/PPPPPPPP/RQBNNBKR w KQkq - 0 1'],
    [
      'english-random',
      'RNBQKBNR|RBNKQNBR',
      '10/1rbnkqnbr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10 w KQ - 0 1',
    ],
    [
      'korean-random',
      'RNEA1AENR',
      'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1',
    ],
  ])('in %s, %j gives %s', (id, text, fen) => {
    expect(fenOf(id, text)).toBe(fen)
    expect(startNumber(variantById(id), unwrap(read(id, text)))).toBeDefined()
  })

  test('are read with an option', () => {
    expect(fenOf('arrangement', 'RKBQNBNR', ['curtailed'])).toMatch(/ w Qq - 0 1$/)
  })
})

describe('ranks with empty squares', () => {
  test.each<[VariantId, string, string]>([
    ['fischer-benko', '.BB.R... / ..B..BR.', '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'],
    ['fischer-benko', '1bb1r3 2b2br1', '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'],
    ['fischer-benko', '.BB.R..R / ..B..BR.', '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnnk] b - - 0 1'],
    ['fischer-benko', '.BB.R..R / ..B.NBR.', '2b1nbr1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnk] w - - 0 2'],
    ['fischer-benko', 'NBBNR..R / R.B.NBRN', 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4'],
    ['fischer-benko', 'NBBNRKQR / R.B.NBRN', 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR[qk] b KQ - 0 4'],
    ['pre-chess', '8', '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'],
    ['pre-chess', '....K... / ........', '8/pppppppp/8/8/8/8/PPPPPPPP/4K3[QRRBBNNqrrbbnnk] b - - 0 1'],
  ])('in %s, %j gives %s', (id, text, fen) => {
    expect(fenOf(id, text)).toBe(fen)
  })
})

describe('invalid ranks', () => {
  test.each<[VariantId, string, object]>([
    ['chess960', '', { reason: 'empty' }],
    ['chess960', ' / ', { reason: 'empty' }],
    ['chess960', 'RKRNNQBB/RKRNNQBB/RKRNNQBB', { reason: 'tooLong' }],
    ['chess960', 'R'.repeat(201), { reason: 'tooLong' }],
    ['chess960', 'RKRXNQBB', { reason: 'unknownLetter', at: 3, found: 'X' }],
    ['double-chess960', 'RKRNNQBB / RKRN♞QBB', { reason: 'unknownLetter', at: 15, found: '♞' }],
    ['chess960', 'RKRN🎲QBB', { reason: 'unknownLetter', at: 4, found: '🎲' }],
    ['chess960', 'RKRNNQB', { reason: 'length', color: 'white', expected: 8, found: 7 }],
    ['double-chess960', 'RKRNNQBB/RKRNNQBBB', { reason: 'length', color: 'black', expected: 8, found: 9 }],
    [
      'chess960',
      'RKRNNQBQ',
      {
        reason: 'pieceCount',
        color: 'white',
        role: 'queen',
        expected: 1,
        found: 2,
        files: [0, 1, 2, 3, 4, 5, 6, 7],
      },
    ],
    [
      'chess960',
      'RKRNNQBP',
      {
        reason: 'pieceCount',
        color: 'white',
        role: 'pawn',
        expected: 0,
        found: 1,
        files: [0, 1, 2, 3, 4, 5, 6, 7],
      },
    ],
    [
      'korean-random',
      'RNEA1AEEN',
      {
        reason: 'pieceCount',
        color: 'white',
        role: 'elephant',
        expected: 1,
        found: 2,
        files: [6, 7, 8],
      },
    ],
    ['korean-random', 'RNEA2ENR', { reason: 'fixedPiece', color: 'white', file: 5, expected: 'guard' }],
    ['chess', 'RNBKQBNR', { reason: 'fixedPiece', color: 'white', file: 3, expected: 'queen' }],
    [
      'chess960',
      'RNBQKNBR',
      {
        reason: 'condition',
        color: 'white',
        condition: { kind: 'oppositeColors', roles: ['bishop', 'bishop'] },
      },
    ],
    [
      'double-chess960',
      'RKRNNQBB/KRRNNQBB',
      { reason: 'condition', color: 'black', condition: { kind: 'kingBetweenRooks' } },
    ],
    ['beautiful', 'RKRNNQBB', { reason: 'condition', color: 'white', condition: { kind: 'mirroredPairs' } }],
    ['chess960', 'RKRNNQB.', { reason: 'incomplete', color: 'white' }],
    ['fischer-benko', 'KNBR....', { reason: 'notThrown', color: 'white', role: 'bishop' }],
    ['fischer-benko', 'BBR....K', { reason: 'noCompletion', color: 'white' }],
    ['fischer-benko', 'BBR..... / B.BR....', { reason: 'noCompletion', color: 'black' }],
    ['chess960', 'RKRNNQBB / RNBQKBNR', { reason: 'symmetry', expected: 'RKRNNQBB' }],
    ['contemporary-random', 'RKRNNQBB / RKRNNQBB', { reason: 'symmetry', expected: 'BBQNNRKR' }],
    ['arrangement', 'RNBQKBNR / RQBNNBKR', { reason: 'notRelocated' }],
    ['arrangement', 'RKRNNQBB', { reason: 'notRelocated' }],
    ['fischer-benko', '.BB.R... / ..B.NBR.', { reason: 'turns', white: 3, black: 4 }],
    ['fischer-benko', '.BB.RK.R / ..B..BR.', { reason: 'turns', white: 5, black: 3 }],
    ['fischer-benko', 'NBBNRK.R / R.B.NBRN', { reason: 'turns', white: 7, black: 6 }],
  ])('are reported in %s: %j', (id, text, fault) => {
    expect(faultOf(id, text)).toEqual({ kind: 'ranks', ...fault })
  })
})
