import { describe, expect, test } from 'vitest'
import { EIGHT } from '@shared/board/square'
import { stageLayout } from '../../../../../renderer/board/geometry/boardSize'

const GAME = { phase: 'game', shelfRows: 0 } as const
const PLACING = { phase: 'placement', shelfRows: 4 } as const

describe('the size of a square', () => {
  test('fills the stage of a 1440 x 900 window', () => {
    expect(stageLayout({ width: 700, height: 834 }, GAME, EIGHT).square).toBe(78)
  })

  test.each([
    [1.25, 77.6],
    [1.5, 78],
    [2, 78],
  ])('is a whole number of device pixels at %f pixels a px', (ratio, square) => {
    const found = stageLayout({ width: 700, height: 834 }, GAME, EIGHT, ratio).square
    expect(found).toBeCloseTo(square, 6)
    expect(found * ratio).toBeCloseTo(Math.round(found * ratio), 6)
  })

  test.each([GAME, PLACING, { phase: 'relocation', shelfRows: 0 } as const])(
    'stays comfortable in a window of 1280 x 800 during %o',
    content => {
      expect(stageLayout({ width: 800, height: 734 }, content, EIGHT).square).toBeGreaterThanOrEqual(60)
    },
  )

  test('decreases on a board with more ranks', () => {
    const stage = { width: 700, height: 834 }
    expect(stageLayout(stage, GAME, { files: 10, ranks: 10 }).square).toBe(62)
  })

  test('stops growing on a large screen', () => {
    expect(stageLayout({ width: 1662, height: 1374 }, PLACING, EIGHT).square).toBe(116)
  })

  test('never drops to zero', () => {
    expect(stageLayout({ width: 0, height: 0 }, PLACING, EIGHT).square).toBe(16)
  })
})

test('the rows around the board shrink before the squares do', () => {
  const roomy = stageLayout({ width: 700, height: 834 }, PLACING, EIGHT)
  const tight = stageLayout({ width: 700, height: 734 }, PLACING, EIGHT)
  expect(tight.shelfRow).toBeLessThan(roomy.shelfRow)
  expect(tight.playerRow).toBeLessThan(roomy.playerRow)
})

test.each([
  ['placement', 5],
  ['relocation', 0],
] as const)('the board keeps its size after the setup by %s', (setup, shelfRows) => {
  for (const stage of [
    { width: 800, height: 734 },
    { width: 1200, height: 1010 },
  ]) {
    const before = stageLayout(stage, { phase: setup, setup, shelfRows }, EIGHT)
    const after = stageLayout(stage, { phase: 'game', setup, shelfRows }, EIGHT)
    expect(after).toEqual(before)
  }
})

describe('a stage with a graph below the board', () => {
  const WITH = { ...GAME, withGraph: true } as const

  test('gives the board and the graph the sizes of the design', () => {
    const { square, graph } = stageLayout({ width: 700, height: 834 }, WITH, EIGHT)
    expect({ square, graph }).toEqual({ square: 78, graph: 84 })
  })

  test('shows a low graph in a low window, and none before squares fall below 60 px', () => {
    const at = (height: number) => stageLayout({ width: 800, height }, WITH, EIGHT)
    expect(at(734)).toMatchObject({ square: 70, graph: 48 })
    expect(at(630)).toMatchObject({ square: 60, graph: 48 })
    expect(at(600)).toMatchObject({ graph: 0 })
    expect(at(600).square).toBeGreaterThanOrEqual(60)
  })

  test('keeps a high graph when the width limits the board', () => {
    expect(stageLayout({ width: 460, height: 834 }, WITH, EIGHT)).toMatchObject({ square: 48, graph: 84 })
  })

  test('leaves room for the graph during a setup by placement', () => {
    const content = { ...PLACING, setup: 'placement', withGraph: true } as const
    const before = stageLayout({ width: 700, height: 834 }, content, EIGHT)
    const after = stageLayout({ width: 700, height: 834 }, { ...content, phase: 'game' }, EIGHT)
    expect(before).toEqual(after)
    expect(after).toMatchObject({ square: 62, graph: 84 })
  })
})

test('a legend of the pieces gets its own room below the board', () => {
  const board = { files: 9, ranks: 10 }
  const stage = { width: 800, height: 734 }
  const plain = stageLayout(stage, GAME, board)
  const explained = stageLayout(stage, { ...GAME, withLegend: true }, board)
  const used = 14 + 2 * explained.playerRow + 24 + explained.square * board.ranks
  expect(used).toBeLessThanOrEqual(stage.height)
  expect(plain.square - explained.square).toBeLessThanOrEqual(3)
})
