// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { previewCorner } from '../../../../renderer/preview/previewCorner'

const WINDOW = { width: 1280, height: 800 }
const SIZE = { width: 196, height: 196 }
const list = new DOMRect(880, 160, 400, 560)

test.each([
  ['below the move', new DOMRect(920, 200, 60, 24), { left: 920, top: 232 }],
  ['left of the edge of the window', new DOMRect(1240, 200, 30, 24), { left: 1076, top: 232 }],
  ['above a move near the bottom', new DOMRect(920, 640, 60, 24), { left: 920, top: 436 }],
])('a preview appears %s, never over the board', (_, move, corner) => {
  expect(previewCorner({ move, list }, SIZE, WINDOW)).toEqual(corner)
  expect(corner.left).toBeGreaterThanOrEqual(list.left)
})
