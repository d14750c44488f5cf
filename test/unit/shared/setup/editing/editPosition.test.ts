import { describe, expect, test } from 'vitest'
import { parseSquare } from '@shared/board/square'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { editPosition } from '@shared/setup/editing/editPosition'
import type { PositionEdit } from '@shared/setup/editing/positionEdit'
import { randomStart, seededRandom } from '@shared/setup/starts/random'
import { variantById, VARIANTS, type VariantId } from '@shared/variants'

const KOREAN = 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1'
const CAPABLANCA = 'rnbaqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBAQKBCNR w KQkq - 0 1'
const SKIPPED = '4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1'

const read = (id: VariantId, fen: string) => {
  const found = parseFen(variantById(id), fen)
  if (!found.ok) throw new Error(found.error.reason)
  return found.value.setup
}

const at = (id: VariantId, name: string) => parseSquare(name, variantById(id).board)!

const after = (id: VariantId, fen: string, edit: PositionEdit) =>
  makeFen(variantById(id), editPosition(variantById(id), read(id, fen), edit))

const move = (id: VariantId, from: string, to: string): PositionEdit => ({
  kind: 'move',
  from: at(id, from),
  to: at(id, to),
})

describe('a position edited by hand', () => {
  test.each([
    ['a piece moves', move('korean-random', 'a1', 'a3'), '/P1P1P1P1P/RC5C1/4K4/1NEA1AENR w'],
    ['what stands on the target goes', move('korean-random', 'a1', 'a10'), /^Rnea1aenr\/.*\/1NEA1AENR w/],
    ['a piece is taken off', { kind: 'takeOff', square: 0 }, '/1NEA1AENR w'],
    ['a piece is put', { kind: 'put', square: 4, piece: { color: 'black', role: 'cannon' } }, '/RNEAcAENR w'],
    ['the other side is to move', { kind: 'turn', turn: 'black' }, '/RNEA1AENR b'],
    ['the board is cleared', { kind: 'clear' }, '9/9/9/9/9/9/9/9/9/9 w - - 0 1'],
  ] as const)('%s', (_, edit, shown) => {
    expect(after('korean-random', KOREAN, edit)).toMatch(shown instanceof RegExp ? shown : new RegExp(shown))
  })

  test.each([
    ['the square it stands on', move('korean-random', 'a1', 'a1')],
    ['from an empty square', move('korean-random', 'e1', 'e5')],
    ['nothing taken off', { kind: 'takeOff', square: 4 }],
    ['the same piece again', { kind: 'put', square: 0, piece: { color: 'white', role: 'rook' } }],
    ['the same turn', { kind: 'turn', turn: 'white' }],
  ] as const)('is the same object when nothing changes: %s', (_, edit) => {
    const setup = read('korean-random', KOREAN)
    expect(editPosition(variantById('korean-random'), setup, edit)).toBe(setup)
  })

  test.each([
    ['a rook of White’s moves', move('capablanca-random', 'j1', 'j3'), 'Qkq'],
    ['White’s king moves', move('capablanca-random', 'f1', 'f3'), 'kq'],
    ['Black’s rook is taken', move('capablanca-random', 'a1', 'a8'), 'Kk'],
    ['a knight moves', move('capablanca-random', 'b1', 'c3'), 'KQkq'],
    ['a second white king comes', { kind: 'put', square: 44, piece: { color: 'white', role: 'king' } }, 'kq'],
  ] as const)('has the castling rights of its kings and rooks: %s', (_, edit, rights) => {
    expect(after('capablanca-random', CAPABLANCA, edit).split(' ')[2]).toBe(rights)
  })

  test('loses its en-passant square with any edit', () => {
    expect(after('chess', SKIPPED, move('chess', 'e1', 'e2')).split(' ')[3]).toBe('-')
  })

  test.each(VARIANTS.map(({ id }) => id))('is the start of %s again when a move is reversed', id => {
    const variant = variantById(id)
    const { setup } = randomStart(variant, seededRandom('boards'), [])
    const from = setup.board.pieces.findIndex(piece => piece?.role === 'pawn')
    const to = setup.board.pieces.findIndex(piece => piece === undefined)
    const moved = editPosition(variant, setup, { kind: 'move', from, to })
    expect(makeFen(variant, moved)).not.toBe(makeFen(variant, setup))
    expect(makeFen(variant, editPosition(variant, moved, { kind: 'move', from: to, to: from }))).toBe(
      makeFen(variant, setup),
    )
  })
})
