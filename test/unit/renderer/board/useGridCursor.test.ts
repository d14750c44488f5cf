import { describe, expect, test } from 'vitest'
import { shallowRef } from 'vue'
import { variantById } from '@shared/variants'
import { gesturesOf } from '../../../../renderer/board/live/gestures'
import { shownSetup } from '../../../../renderer/board/setup/shownSetup'
import { useGridCursor } from '../../../../renderer/board/useGridCursor'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const MOVES = [{ uci: 'a2a3', san: 'a3', kind: 'normal' as const }]

const board = (placing = false, orientation: 'white' | 'black' = 'white') => {
  const told: string[] = []
  const rules = variantById('chess')
  const shown = shallowRef(shownSetup(rules, START).board)
  const keys = useGridCursor(
    () => ({
      board: shown.value,
      orientation,
      turn: 'white',
      placing,
      gestures: gesturesOf(MOVES, rules.castling),
    }),
    {
      move: (from, to) => told.push(`${from}-${to}`),
      refuse: (from, to) => told.push(`not ${from}-${to}`),
      place: square => told.push(`on ${square}`),
      leave: () => told.push('leave'),
    },
  )
  keys.focusMoved(keys.home.value)
  const press = (...names: readonly string[]) => names.map(name => keys.onKey(name))
  return { keys, told, press }
}

describe('playing by keyboard', () => {
  test('begins in the near left corner for either orientation', () => {
    expect(board().keys.home.value).toBe('a1')
    expect(board(false, 'black').keys.home.value).toBe('h8')
  })

  test('picks a piece up and puts it down', () => {
    const { told, press, keys } = board()
    press('ArrowUp', 'Enter')
    expect(keys.marks.value).toEqual([
      { square: 'a2', kind: 'held' },
      { square: 'a2', kind: 'cursor' },
    ])
    press('ArrowUp', ' ')
    expect(told).toEqual(['a2-a3'])
    expect(keys.held.value).toBeUndefined()
  })

  test('reports an illegal move, and picks up another piece of the same side instead', () => {
    const { told, press, keys } = board()
    press('ArrowUp', 'Enter', 'ArrowUp', 'ArrowUp', 'Enter')
    expect(told).toEqual(['not a2-a4'])
    press('ArrowDown', 'ArrowDown', 'Enter', 'ArrowRight', 'Enter')
    expect(keys.held.value).toBe('b2')
  })

  test('places the piece in hand', () => {
    const { told, press } = board(true)
    press('ArrowRight', 'Enter')
    expect(told).toEqual(['on b1'])
  })

  test('releases the piece and then leaves the board on Escape, and ignores other keys', () => {
    const { told, press, keys } = board()
    expect(press('Enter', 'Escape')).toEqual([true, true])
    expect([keys.held.value, told]).toEqual([undefined, []])
    expect(press('Escape', 'n')).toEqual([true, false])
    expect(told).toEqual(['leave'])
  })

  test('shows nothing while the focus is elsewhere', () => {
    const { keys, press } = board()
    press('Enter')
    keys.focusMoved(undefined)
    expect(keys.marks.value).toEqual([])
    expect(keys.held.value).toBeUndefined()
  })
})
