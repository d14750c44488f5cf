// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { variantById } from '@shared/variants'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'
import { largeBoard } from '../../../../../renderer/board/live/largeBoard'
import type { LiveBoardView } from '../../../../../renderer/board/live/liveBoard'

/** The number of check marks on a live board whose side to move is in check. */
const checks = (id: 'korean-random' | 'capablanca-random', fen: string): number => {
  const variant = variantById(id)
  const { board, turn } = shownSetup(variant, fen)
  const element = document.createElement('div')
  document.body.append(element)
  const nothing = () => undefined
  const view: LiveBoardView = {
    ...{ board, army: variant.army, orientation: 'white', turn, check: true, lastMove: [], shapes: [] },
    ...{ onDraw: undefined, animation: false, movable: turn, gestures: new Map() },
    ...{ onMove: nothing, onDrop: nothing, onPress: nothing, onTakenOff: nothing },
  }
  const live = largeBoard(element, view)
  const found = element.querySelectorAll('square.check').length
  live.destroy()
  return found
}

test.each([
  ['korean-random', '4k4/9/9/9/4r4/9/9/9/4K4/9 w - - 0 1'],
  ['capablanca-random', '4k5/10/10/4r5/10/10/10/4K5 w - - 0 1'],
] as const)('the king of %s is marked when it is in check', (id, fen) => {
  expect(checks(id, fen)).toBe(1)
})
