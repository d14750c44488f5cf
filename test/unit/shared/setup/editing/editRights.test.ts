import { describe, expect, test } from 'vitest'
import type { Color } from '@shared/board/color'
import type { Role } from '@shared/board/role'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { editPosition } from '@shared/setup/editing/editPosition'
import type { PositionEdit } from '@shared/setup/editing/positionEdit'
import { variantById, type VariantId } from '@shared/variants'

const after = (id: VariantId, fen: string, ...edits: readonly PositionEdit[]): string => {
  const rules = variantById(id)
  const first = unwrap(parseFen(rules, fen)).setup
  return makeFen(
    rules,
    edits.reduce((setup, edit) => editPosition(rules, setup, edit), first),
  )
}

const fieldsFrom = (fen: string, field: number): string => fen.split(' ').slice(field).join(' ')

const ROOKS = '4k3/8/8/8/8/8/8/RR1KR2R w - - 0 1'

const castle = (side: 'aSide' | 'hSide', rook: number | undefined): PositionEdit => ({
  kind: 'castling',
  color: 'white',
  side,
  rook,
})

describe('castling rights edited by hand', () => {
  test.each<[string, readonly PositionEdit[], string]>([
    ['the outermost rook', [castle('hSide', 7)], 'K'],
    ['an inner rook', [castle('aSide', 1)], 'B'],
    ['both sides', [castle('aSide', 0), castle('hSide', 4)], 'EQ'],
    ['another rook instead', [castle('hSide', 7), castle('hSide', 4)], 'E'],
    ['taken back', [castle('hSide', 7), castle('hSide', undefined)], '-'],
  ])('are set: %s', (_, edits, rights) => {
    expect(after('chess960', ROOKS, ...edits).split(' ')[2]).toBe(rights)
  })
})

/** White's bishops on d1 and f1, both light; no piece has moved. */
const CRC = 'nqbrbkrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBRBQN w - - 0 1 -/-'
const WHOLE = 'nqbrbkrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBRBQN w KQkq - 0 1 Kabcdefgh/Kabcdefgh'

describe('rights that depend on the same pieces', () => {
  test('a king that may castle may leap', () => {
    expect(fieldsFrom(after('contemporary-random', CRC, castle('hSide', 4)), 2)).toBe('K - 0 1 K/-')
  })

  test('a king that may not leap may not castle, and counts as moved', () => {
    const edit: PositionEdit = { kind: 'leap', color: 'white', held: false }
    expect(fieldsFrom(after('contemporary-random', WHOLE, edit), 2)).toBe('kq - 0 1 abdefgh/Kabcdefgh')
  })

  test('a rook that has moved loses its castling right', () => {
    const files = [0, 2, 3, 4, 5, 6, 7]
    const edit: PositionEdit = { kind: 'adjustable', color: 'white', files }
    expect(fieldsFrom(after('contemporary-random', WHOLE, edit), 2)).toBe('Kkq - 0 1 Kacdefgh/Kabcdefgh')
  })

  test('removing an adjustment keeps castling and leap', () => {
    const edit: PositionEdit = { kind: 'adjustable', color: 'black', files: [] }
    expect(fieldsFrom(after('contemporary-random', WHOLE, edit), 2)).toBe('KQkq - 0 1 Kabcdefgh/K')
  })

  test('files without a bishop and its neighbor give no adjustment', () => {
    const edit: PositionEdit = { kind: 'adjustable', color: 'white', files: [0, 3, 7] }
    expect(fieldsFrom(after('contemporary-random', CRC, edit), 6)).toBe('-/-')
  })

  test.each<[string, PositionEdit, string]>([
    ['a bishop leaves', { kind: 'move', from: 3, to: 27 }, 'KQkq - 0 1 Kabcefgh/Kabcdefgh'],
    ['the king leaves', { kind: 'move', from: 2, to: 26 }, 'kq - 0 1 abdefgh/Kabcdefgh'],
    ['a black rook is put elsewhere', { kind: 'move', from: 59, to: 35 }, 'KQk - 0 1 Kabcdefgh/Kabcefgh'],
    ['all goes', { kind: 'clear' }, '- - 0 1 -/-'],
  ])('follow the pieces: %s', (_, edit, fields) => {
    expect(fieldsFrom(after('contemporary-random', WHOLE, edit), 2)).toBe(fields)
  })

  test('a transposition can be given and taken away', () => {
    const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 t'
    const give: PositionEdit = { kind: 'transposition', color: 'white', held: true }
    expect(fieldsFrom(after('transcendental', fen, give), 6)).toBe('Tt')
    expect(fieldsFrom(after('transcendental', fen, { ...give, color: 'black', held: false }), 6)).toBe('-')
  })
})

const ARRAY = 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 1'

describe('setup phases entered by hand', () => {
  test('pieces taken off the back ranks are in hand once placing is on, without castling rights', () => {
    const edits: readonly PositionEdit[] = [
      { kind: 'takeOff', square: 6 },
      { kind: 'takeOff', square: 5 },
      { kind: 'takeOff', square: 57 },
      { kind: 'takeOff', square: 59 },
      { kind: 'placing', on: true },
    ]
    expect(after('fischer-benko', ARRAY, ...edits)).toBe(
      'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 1',
    )
  })

  test('hands follow the board, and a full rank has its rights', () => {
    const edits: readonly PositionEdit[] = [
      { kind: 'put', square: 6, piece: { color: 'white', role: 'queen' } },
      { kind: 'put', square: 5, piece: { color: 'white', role: 'king' } },
    ]
    expect(
      after('fischer-benko', 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 1', ...edits),
    ).toBe('r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR[qk] w KQ - 0 1')
  })

  const PLACING = 'r1b1nbrn/8/8/8/8/8/8/NBBNR2R[QKqk] w - - 0 1'

  const inHand = (color: Color, role: Role, count: number): PositionEdit => ({
    kind: 'inHand',
    color,
    role,
    count,
  })

  test.each<[string, string, readonly PositionEdit[], string]>([
    ['one more', PLACING, [inHand('white', 'knight', 1)], 'r1b1nbrn/8/8/8/8/8/8/NBBNR2R[QNKqk] w - - 0 1'],
    ['one less', PLACING, [inHand('black', 'queen', 0)], 'r1b1nbrn/8/8/8/8/8/8/NBBNR2R[QKk] w - - 0 1'],
    [
      'the first of all: no piece has moved, and its side may not castle yet',
      '4k3/pppppppp/8/8/4P3/8/PPPP1PPP/R3K2R b KQ e3 3 9',
      [inHand('white', 'bishop', 2)],
      '4k3/pppppppp/8/8/4P3/8/PPPP1PPP/R3K2R[BB] b - - 0 9',
    ],
    [
      'the last one taken: a full rank has its rights',
      'rnbqkbnr/8/8/8/8/8/8/RNBQKBNR[Q] w kq - 0 1',
      [inHand('white', 'queen', 0)],
      'rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 1',
    ],
    [
      'the last one taken: a rank with a gap has none',
      'rnbqkbnr/8/8/8/8/8/8/R3KBNR[Q] w kq - 0 1',
      [inHand('white', 'queen', 0)],
      'rnbqkbnr/8/8/8/8/8/8/R3KBNR w kq - 0 1',
    ],
  ])('the pieces in hand can be edited: %s', (_, fen, edits, expected) => {
    expect(after('fischer-benko', fen, ...edits)).toBe(expected)
  })

  test('an edited hand keeps its difference when pieces come and go', () => {
    const queen = { kind: 'put', square: 6, piece: { color: 'white', role: 'queen' } } as const
    expect(
      after('fischer-benko', PLACING, inHand('white', 'knight', 1), inHand('black', 'king', 0), queen),
    ).toBe('r1b1nbrn/8/8/8/8/8/8/NBBNR1QR[NKq] w - - 0 1')
    const back: PositionEdit = { kind: 'takeOff', square: 6 }
    expect(after('fischer-benko', PLACING, inHand('white', 'knight', 1), queen, back)).toBe(
      'r1b1nbrn/8/8/8/8/8/8/NBBNR2R[QNKqk] w - - 0 1',
    )
  })

  test('placing can be ended for both sides', () => {
    expect(
      after('fischer-benko', 'r1b1nbrn/8/8/8/8/8/8/NBBNR2R[QKqk] w - - 0 1', { kind: 'placing', on: false }),
    ).toBe('r1b1nbrn/8/8/8/8/8/8/NBBNR2R w - - 0 1')
  })

  test.each(['king', 'queen', undefined] as const)('the relocation can be set to %s', role => {
    const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1'
    expect(after('arrangement', `${fen} king`, { kind: 'relocation', role })).toBe(
      role === undefined ? fen : `${fen} ${role}`,
    )
  })
})

describe('other FEN fields edited by hand', () => {
  const PASSED = '4k3/8/8/3pP3/8/8/8/4K3 w - - 7 20'

  test('an en-passant square resets the halfmove clock', () => {
    expect(after('chess', PASSED, { kind: 'enPassant', square: 43 })).toBe(
      '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 20',
    )
  })

  test('the clock and the move number can be set', () => {
    expect(after('chess', PASSED, { kind: 'halfmoves', count: 99 }, { kind: 'fullmoves', count: 80 })).toBe(
      '4k3/8/8/3pP3/8/8/8/4K3 w - - 99 80',
    )
  })
})

describe('the whole position', () => {
  test.each<[VariantId, string, string]>([
    ['chess960', '1k5r/8/8/3pP3/8/8/8/R2K3R w KQ d6 0 9', 'r5k1/8/8/3Pp3/8/8/8/R3K2R w KQ e6 0 9'],
    ['chess', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'r2k3r/8/8/8/8/8/8/R2K3R w - - 0 1'],
    [
      'contemporary-random',
      WHOLE,
      'nrkbrbqn/pppppppp/8/8/8/8/PPPPPPPP/NQBRBKRN w KQkq - 0 1 Kabcdefgh/Kabcdefgh',
    ],
  ])('is mirrored left to right in %s: %s', (id, fen, mirrored) => {
    expect(after(id, fen, { kind: 'mirror' })).toBe(mirrored)
  })

  test.each<[VariantId, string, string]>([
    ['chess', 'r3k3/8/8/3pP3/8/8/8/4K2R w Kq d6 0 9', '4k2r/8/8/8/3Pp3/8/8/R3K3 b Qk d3 0 9'],
    ['transcendental', '4k3/8/8/8/8/8/8/RN2K3 b - - 3 1 T', 'rn2k3/8/8/8/8/8/8/4K3 w - - 3 1 t'],
  ])('swaps its colors in %s: %s', (id, fen, swapped) => {
    expect(after(id, fen, { kind: 'swapColors' })).toBe(swapped)
  })
})
