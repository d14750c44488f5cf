// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { read } from 'chessgroundx/fen'
import { EIGHT, squareName } from '@shared/board/square'
import { randomStart, seededRandom } from '@shared/setup/starts/random'
import { variantById, VARIANTS } from '@shared/variants'
import { figureOf } from '@shared/i18n/names/pieceNames'
import { placeOf, squareAtPoint } from '@shared/picture/boardPlaces'
import { artUri } from '@shared/picture/pieces/artUri'
import { OWN_FIGURES } from '@shared/picture/pieces/pieceArt'
import { ORTHODOX_FIGURES } from '@shared/picture/pieces/orthodoxFigures'
import { boardWithPending } from '../../../../../renderer/board/setup/shownBoard'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'
import {
  FIGURE_LETTERS,
  groundFen,
  groundKey,
  largePiece,
  nameOfKey,
  roleOfLarge,
  squareTakenOff,
} from '../../../../../renderer/board/live/toChessground'

const korean = variantById('korean-random')
const KOREAN = 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1'

describe.each(VARIANTS)('a start of $name', variant => {
  const { setup } = randomStart(variant, seededRandom('ground'), [])
  const { board } = setup
  const dimensions = { width: board.size.files, height: board.size.ranks }

  test('has the same pieces on the live board as in the position', () => {
    const shown = read(groundFen(board, variant.army), dimensions).pieces
    const wanted = board.pieces.flatMap((piece, square) =>
      piece ? [[groundKey(squareName(square, board.size)), largePiece(piece, variant.army)] as const] : [],
    )
    expect(new Map([...shown].sort())).toEqual(new Map([...wanted].sort()))
  })

  test('has a picture and a distinct letter for every piece', () => {
    const roles = Object.keys(variant.army.letters) as (keyof typeof variant.army.letters)[]
    for (const role of roles) {
      const figure = figureOf(role, variant.army)
      expect(ORTHODOX_FIGURES.has(figure) || artUri(figure, 'white').startsWith('data:image/svg+xml')).toBe(
        true,
      )
      expect(roleOfLarge(largePiece({ color: 'white', role }, variant.army).role, variant.army)).toBe(role)
    }
  })
})

test('every drawing has a letter of its own', () => {
  const letters = [...ORTHODOX_FIGURES, ...OWN_FIGURES].map(figure => FIGURE_LETTERS[figure])
  expect(letters).not.toContain(undefined)
  expect(new Set(letters).size).toBe(letters.length)
})

test.each([
  ['a1', 'a1'],
  ['i9', 'i9'],
  ['a10', 'a:'],
  ['j10', 'j:'],
])('square %s has the key %s', (name, key) => {
  expect(groundKey(name)).toBe(key)
  expect(nameOfKey(key)).toBe(name)
})

describe('a piece taken off the board', () => {
  const { board } = shownSetup(korean, KOREAN)
  const keys = board.pieces.flatMap((piece, square) =>
    piece ? [groundKey(squareName(square, board.size))] : [],
  )

  test.each([
    ['is known by its empty square', keys.filter(key => key !== 'a:'), 'a10'],
    ['is none where all stand', keys, undefined],
    ['is none where one moved', [...keys.filter(key => key !== 'a1'), 'a3'], undefined],
    ['is none where one captured', keys.filter(key => key !== 'a1' && key !== 'b1'), undefined],
  ])('%s', (_, now, square) => {
    expect(squareTakenOff(board, new Set(now))).toBe(square)
  })
})

test.each([
  [{ x: 5, y: 5 }, 'white', 'a10'],
  [{ x: 5, y: 5 }, 'black', 'i1'],
  [{ x: 89, y: 99 }, 'white', 'i1'],
  [{ x: 45, y: 99 }, 'black', 'e10'],
  [{ x: 91, y: 50 }, 'white', undefined],
  [{ x: -1, y: 50 }, 'black', undefined],
] as const)('the pointer at %o on a board seen by %s is on %s', (point, orientation, name) => {
  expect(squareAtPoint(point, { left: 0, top: 0, width: 90, height: 100 }, orientation, korean.board)).toBe(
    name,
  )
})

const rules = variantById('fischer-benko')
const setup = shownSetup(rules, 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4')

test('the FEN for chessground has no pockets', () => {
  expect(groundFen(setup.board, rules.army)).toBe('r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R')
})

test('the first piece of a pair is shown on the board before the pair is played', () => {
  expect(groundFen(boardWithPending(setup, 'K@f1', rules.army), rules.army)).toMatch(/NBBNRK1R$/)
  expect(boardWithPending(setup, undefined, rules.army)).toBe(setup.board)
})

test.each([
  ['a1', 'white', { column: 0, row: 7 }],
  ['h8', 'white', { column: 7, row: 0 }],
  ['a1', 'black', { column: 7, row: 0 }],
  ['e4', 'black', { column: 3, row: 3 }],
  ['i9', 'white', undefined],
] as const)('square %s is drawn at the right place with %s at the bottom', (name, orientation, place) => {
  expect(placeOf(name, orientation, EIGHT)).toEqual(place)
})
