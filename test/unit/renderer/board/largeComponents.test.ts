// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { nextTick } from 'vue'
import { variantById } from '@shared/variants'
import BoardMarks from '../../../../renderer/board/BoardMarks.vue'
import BoardView from '../../../../renderer/board/BoardView.vue'
import PieceBox from '../../../../renderer/features/editor/PieceBox.vue'
import PositionBar from '../../../../renderer/features/editor/PositionBar.vue'
import { shownSetup } from '../../../../renderer/board/setup/shownSetup'

const korean = variantById('korean-random')
const KOREAN = 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1'
const chess = variantById('chess')
const CHESS = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

const propsFor = (variant: typeof chess, fen: string) => ({
  board: shownSetup(variant, fen).board,
  army: variant.army,
  grid: variant.grid,
  turn: 'white' as const,
  orientation: 'white' as const,
  gestures: 'free' as const,
  check: false,
  lastMove: [],
  marks: [],
  coordinates: 'all' as const,
  animation: false,
  placing: false,
})

describe('a live board', () => {
  test('has every piece on its square with either drawing library', async () => {
    const view = mount(BoardView, { props: propsFor(korean, KOREAN) })
    await nextTick()
    expect(view.findAll('cg-board piece.t-piece')).toHaveLength(4)
    expect(view.findAll('cg-board piece')).toHaveLength(32)
    expect(view.get('[role=grid]').text()).toContain('a10: black chariot')

    await view.setProps(propsFor(chess, CHESS))
    expect(view.findAll('cg-board piece.rook')).toHaveLength(4)
    expect(view.findAll('cg-board piece.t-piece')).toHaveLength(0)
    view.unmount()
  })
})

describe('a horse picked up by keyboard', () => {
  const barsAfter = async (variant: typeof chess, fen: string, square: string) => {
    const props = { ...propsFor(variant, fen), gestures: new Map(), keyboard: true }
    const view = mount(BoardView, { props, attachTo: document.body })
    await nextTick()
    const cell = view.findAll('[role=gridcell]').find(one => one.text().startsWith(`${square}:`))!
    await cell.trigger('focus')
    await cell.trigger('keydown', { key: 'Enter' })
    const bars = view.findAll('.board-arrows .is-red').length
    view.unmount()
    return bars
  }

  test('has a bar at each blocked leg', async () => {
    expect(await barsAfter(korean, KOREAN, 'b1')).toBe(1)
  })

  test('has no bar in variants whose knights leap', async () => {
    expect(await barsAfter(chess, CHESS, 'b1')).toBe(0)
  })
})

describe('board coordinates', () => {
  const textOf = (
    id: 'modern-random' | 'english-random' | 'capablanca-random',
    orientation: 'white' | 'black',
  ) => {
    const { board: size, grid } = variantById(id)
    const marks = mount(BoardMarks, { props: { marks: [], orientation, coordinates: 'all', size, grid } })
    return marks
      .findAll('.coordinate')
      .map(one => one.text() + (one.classes('is-dark') ? '*' : ''))
      .join(' ')
  }

  test.each([
    ['modern-random', 'white', '9* 8 7* 6 5* 4 3* 2 1* a* b c* d e* f g* h i*'],
    ['modern-random', 'black', '1* 2 3* 4 5* 6 7* 8 9* i* h g* f e* d c* b a*'],
    ['english-random', 'white', '10 9* 8 7* 6 5* 4 3* 2 1* a* b c* d e* f g* h i* j'],
    ['capablanca-random', 'black', '1 2* 3 4* 5 6* 7 8* j* i h* g f* e d* c b* a'],
  ] as const)('of %s seen by %s name every file and rank, light on dark squares', (id, orientation, text) => {
    expect(textOf(id, orientation)).toBe(text)
  })
})

test('the piece box names every piece and selects it on a click', async () => {
  const box = mount(PieceBox, { props: { color: 'black', army: korean.army, selected: undefined } })
  const names = box.findAll('button').map(button => button.attributes('aria-label'))
  expect(names).toEqual([
    'black chariot',
    'black horse',
    'black general',
    'black soldier',
    'black elephant',
    'black guard',
    'black cannon',
  ])
  await box.findAll('button')[6]?.trigger('click')
  expect(box.emitted('select')).toEqual([[{ color: 'black', role: 'cannon' }]])
  await box.setProps({ selected: { color: 'black', role: 'cannon' } })
  expect(box.findAll('button')[6]?.attributes('aria-pressed')).toBe('true')
})

test('the bar under the board changes the side to move and clears the board', async () => {
  const bar = mount(PositionBar, { props: { turn: 'white' } })
  await bar.findAll('input[type=radio]')[1]?.trigger('change')
  await bar.get('.clear').trigger('click')
  expect(bar.emitted()).toMatchObject({ turn: [['black']], clear: [[]] })
})
