// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { effectScope, shallowRef } from 'vue'
import { variantById } from '@shared/variants'
import { gesturesOf } from '../../../../renderer/board/live/gestures'
import { placeOf } from '@shared/picture/boardPlaces'
import { shownSetup } from '../../../../renderer/board/setup/shownSetup'
import { useRefusedGestures } from '../../../../renderer/board/useRefusedGestures'

const rules = variantById('chess')
const { board } = shownSetup(rules, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')
const gestures = gesturesOf(
  ['e2e4', 'g1f3'].map(uci => ({ uci, san: uci, kind: 'normal' })),
  rules.castling,
)

let scope = effectScope()
afterEach(() => scope.stop())

/** A board 80 pixels wide, with the refused gestures that it reports. */
const boardWith = (over: { placing?: boolean; gestures?: 'free' } = {}) => {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 0, width: 80, height: 80 })
  document.body.append(element)
  const heard: string[] = []
  scope = effectScope()
  const hand = scope.run(() =>
    useRefusedGestures(
      shallowRef(element),
      () => ({ board, orientation: 'white', turn: 'white', placing: false, gestures, ...over }),
      (from, to) => heard.push(from + to),
    ),
  )!
  const send = (type: string, square: string, more: PointerEventInit = {}) => {
    const { column, row } = placeOf(square, 'white', board.size)!
    const point = { clientX: column * 10 + 5, clientY: row * 10 + 5, bubbles: true }
    element.dispatchEvent(new PointerEvent(type, { ...point, button: 0, ...more }))
  }
  const drag = (from: string, to: string, more?: PointerEventInit) => {
    send('pointerdown', from, more)
    send('pointerup', to, more)
  }
  return { heard, send, drag, click: (square: string) => drag(square, square), hand }
}

describe('the reports of refused gestures', () => {
  test('include a piece of either side dropped on an illegal square', () => {
    const { heard, drag } = boardWith()
    drag('e2', 'e5')
    drag('e7', 'e5')
    expect(heard).toEqual(['e2e5', 'e7e5'])
  })

  test('include a click on a piece followed by a click on an illegal square', () => {
    const { heard, click } = boardWith()
    click('e2')
    click('e5')
    click('e6')
    expect(heard).toEqual(['e2e5'])
  })

  test('omit legal moves, switching to another piece, and putting a piece back', () => {
    const { heard, drag, click } = boardWith()
    drag('e2', 'e4')
    click('g1')
    click('b1')
    click('b1')
    click('a5')
    expect(heard).toEqual([])
  })

  test.each([{ shiftKey: true }, { button: 2 }])('omit drawing gestures: %o', more => {
    const { heard, drag } = boardWith()
    drag('e2', 'e5', more)
    expect(heard).toEqual([])
  })

  test('omit drags from empty squares and boards with free gestures', () => {
    const { heard, drag } = boardWith()
    drag('e5', 'e6')
    const free = boardWith({ gestures: 'free' })
    free.drag('e2', 'e5')
    expect([...heard, ...free.heard]).toEqual([])
  })

  test('include drags of pieces on the board while pieces are placed, but no clicks on squares', () => {
    const { heard, drag, click } = boardWith({ placing: true })
    click('a1')
    click('h4')
    drag('a1', 'h4')
    expect(heard).toEqual(['a1h4'])
  })
})

describe('the piece in hand', () => {
  test('is the dragged piece until it is released', () => {
    const { send, hand } = boardWith()
    send('pointerdown', 'e2')
    expect(hand.from.value).toBe('e2')
    send('pointerup', 'e5')
    expect(hand.from.value).toBeUndefined()
  })

  test('is over the square under the pointer, and over no square after it is put down', () => {
    const { send, hand } = boardWith()
    send('pointermove', 'e4')
    expect(hand.over.value).toBeUndefined()
    send('pointerdown', 'e2')
    send('pointermove', 'e4')
    expect(hand.over.value).toBe('e4')
    send('pointerup', 'e4')
    send('pointermove', 'e5')
    expect(hand.over.value).toBeUndefined()
  })

  test('is the piece that a click picked up, until another click puts it back', () => {
    const { click, hand } = boardWith()
    click('g1')
    expect(hand.from.value).toBe('g1')
    click('b1')
    expect(hand.from.value).toBe('b1')
    click('b1')
    expect(hand.from.value).toBeUndefined()
  })

  test('is released by a drop outside the board', () => {
    const { click, send, hand } = boardWith()
    click('g1')
    send('pointerdown', 'e2')
    window.dispatchEvent(new PointerEvent('pointerup', { clientX: 500, clientY: 500 }))
    expect(hand.from.value).toBeUndefined()
  })

  test('is never a piece of the other side, and never set while pieces are placed', () => {
    const { click, hand } = boardWith()
    click('e7')
    const placing = boardWith({ placing: true })
    placing.click('e2')
    expect([hand.from.value, placing.hand.from.value]).toEqual([undefined, undefined])
  })
})
