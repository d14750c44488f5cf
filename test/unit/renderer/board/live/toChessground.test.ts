import { expect, test } from 'vitest'
import { variantById } from '@shared/variants'
import { EIGHT } from '@shared/board/square'
import { placeOf } from '@shared/picture/boardPlaces'
import { boardWithPending } from '../../../../../renderer/board/setup/shownBoard'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'
import { groundFen } from '../../../../../renderer/board/live/toChessground'

const rules = variantById('fischer-benko')
const setup = shownSetup(rules, 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4')

test('chessground reads the board without pockets', () => {
  expect(groundFen(setup.board)).toBe(
    'r1b1nbrn/pppppppp/11111111/11111111/11111111/11111111/PPPPPPPP/NBBNR11R',
  )
})

test('the first of a pair stands on the board before it is played', () => {
  expect(groundFen(boardWithPending(setup, 'K@f1', rules.army))).toMatch(/NBBNRK1R$/)
  expect(boardWithPending(setup, undefined, rules.army)).toBe(setup.board)
})

test.each([
  ['a1', 'white', { column: 0, row: 7 }],
  ['h8', 'white', { column: 7, row: 0 }],
  ['a1', 'black', { column: 7, row: 0 }],
  ['e4', 'black', { column: 3, row: 3 }],
  ['i9', 'white', undefined],
] as const)('%s is drawn where the board is turned to %s', (name, orientation, place) => {
  expect(placeOf(name, orientation, EIGHT)).toEqual(place)
})
