// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { variantById } from '@shared/variants'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'
import { eightBoard } from '../../../../../renderer/board/live/eightBoard'
import type { LiveBoardView } from '../../../../../renderer/board/live/liveBoard'

const rules = variantById('fischer-benko')
const boardOf = (fen: string) => shownSetup(rules, fen).board
const THROW = boardOf('2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1')
const PLACED = boardOf('2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnnk] b - - 0 1')

/** The width of a square, in pixels. */
const SIZE = 10

const at = (square: string) => ({
  clientX: (square.charCodeAt(0) - 96.5) * SIZE,
  clientY: (8.5 - Number(square[1])) * SIZE,
})

const aView = (over: Partial<LiveBoardView> = {}): LiveBoardView => ({
  board: THROW,
  army: rules.army,
  orientation: 'white',
  turn: 'white',
  check: false,
  lastMove: [],
  shapes: [],
  animation: true,
  movable: 'black',
  gestures: new Map(),
  onMove: vi.fn(),
  onDrop: vi.fn(),
  onPress: vi.fn(),
  onTakenOff: vi.fn(),
  ...over,
})

const makeBoard = (view: LiveBoardView) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ x: 0, y: 0, width: 8 * SIZE, height: 8 * SIZE }),
  )
  const element = document.createElement('div')
  document.body.append(element)
  return eightBoard(element, view)
}

/** Waits until the board has finished its own work: animation frames and announcements. */
const nextPictures = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 5)))

afterEach(() => vi.restoreAllMocks())

describe('a piece dragged from the shelf', () => {
  const pull = async (later: LiveBoardView) => {
    const board = makeBoard(aView())
    board.drag({ color: 'white', role: 'rook' }, new MouseEvent('mousemove', at('h3')))
    await nextPictures()
    board.show(later, true)
    await nextPictures()
    document.dispatchEvent(new MouseEvent('mousemove', at('h1')))
    document.dispatchEvent(new MouseEvent('mouseup', at('h1')))
    await nextPictures()
    board.destroy()
  }

  test('stays in hand while the same position is updated', async () => {
    const later = aView({ gestures: new Map(), shapes: [{ color: 'green', from: 'a1' }] })
    await pull(later)
    expect(later.onDrop).toHaveBeenCalledExactlyOnceWith('rook', 'h1')
  })

  test('is released when the position changes', async () => {
    const later = aView({ board: PLACED, turn: 'black', movable: 'white' })
    await pull(later)
    expect(later.onDrop).not.toHaveBeenCalled()
  })
})
