import { describe, expect, test } from 'vitest'
import { shallowRef } from 'vue'
import type { Piece } from '@shared/board/piece'
import { makeFen } from '@shared/notation/fen/fen'
import { editPosition } from '@shared/setup/editing/editPosition'
import { variantById } from '@shared/variants'
import { editWords } from '../../../../../renderer/features/editor/positionWords'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'
import { useBoardCursor } from '../../../../../renderer/features/editor/useBoardCursor'

const variant = variantById('korean-random')
const FEN = 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1'

/** A board that applies the edits made by keyboard. */
const edited = (orientation: 'white' | 'black' = 'white', piece?: Piece) => {
  const setup = shallowRef(shownSetup(variant, FEN))
  const inHand = shallowRef(piece)
  const words: string[] = []
  const keys = useBoardCursor(
    () => ({ setup: setup.value, army: variant.army, orientation, inHand: inHand.value }),
    change => {
      words.push(editWords(variant, setup.value, change))
      setup.value = editPosition(variant, setup.value, change)
    },
    () => (inHand.value = undefined),
  )
  const press = (...pressed: string[]) => pressed.map(key => keys.onKey(key))
  return { press, words, fen: () => makeFen(variant, setup.value), marks: () => keys.marks.value, inHand }
}

describe('the board cursor', () => {
  test.each([
    ['white', ['ArrowUp'], 'a1'],
    ['black', ['ArrowUp'], 'i10'],
    ['white', ['ArrowUp', 'ArrowUp', 'ArrowRight'], 'b2'],
    ['black', ['ArrowUp', 'ArrowUp', 'ArrowRight'], 'h9'],
    ['white', ['ArrowUp', 'ArrowLeft', 'ArrowDown'], 'a1'],
  ] as const)('seen by %s moves by %j to %s and never leaves the board', (orientation, pressed, square) => {
    const board = edited(orientation)
    board.press(...pressed)
    expect(board.marks()).toEqual([{ square, kind: 'cursor' }])
  })

  test('picks a piece up and puts it down', () => {
    const board = edited()
    board.press('ArrowUp', 'Enter')
    expect(board.marks()).toEqual([
      { square: 'a1', kind: 'held' },
      { square: 'a1', kind: 'cursor' },
    ])
    board.press('ArrowUp', ' ')
    expect(board.fen()).toContain('/R3K4/1NEA1AENR w')
    expect(board.words).toEqual(['White chariot a1 to a2'])
  })

  test.each([
    ['Delete', '/1NEA1AENR w', 'White chariot taken off a1'],
    ['Backspace', '/1NEA1AENR w', 'White chariot taken off a1'],
    ['c', '/cNEA1AENR w', 'Black cannon put on a1'],
    ['K', '/KNEA1AENR w', 'White general put on a1'],
  ])('edits the square on %s and describes the edit', (key, rank, words) => {
    const board = edited()
    board.press('ArrowUp', key)
    expect(board.fen()).toContain(rank)
    expect(board.words).toEqual([words])
  })

  test('places the piece in hand', () => {
    const board = edited('white', { color: 'black', role: 'elephant' })
    board.press('ArrowUp', 'Enter')
    expect(board.fen()).toContain('/eNEA1AENR w')
  })

  test('ignores keys without a meaning', () => {
    const board = edited()
    expect(board.press('f', 'Enter', 'Delete', 'R', 'Escape')).toEqual([false, false, false, false, false])
    expect(board.press('ArrowUp', 'f', 'Q', 'Tab')).toEqual([true, false, false, false])
  })

  test('releases the piece and then the square on Escape', () => {
    const board = edited()
    board.press('ArrowUp', 'Enter', 'Escape')
    expect(board.marks()).toEqual([{ square: 'a1', kind: 'cursor' }])
    board.press('Escape')
    expect(board.marks()).toEqual([])
  })
})

test.each([
  [{ kind: 'clear' }, 'Board cleared'],
  [{ kind: 'turn', turn: 'black' }, 'Black to move'],
] as const)('the edit %o is described as %s', (edit, words) => {
  expect(editWords(variant, shownSetup(variant, FEN), edit)).toBe(words)
})
