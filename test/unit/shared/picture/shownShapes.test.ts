import { describe, expect, test } from 'vitest'
import { EIGHT } from '@shared/board/square'
import { groundShape, shapesOfGround } from '../../../../renderer/board/live/toChessground'
import { fittingShapes, MAX_SHAPES, shapesAt } from '@shared/picture/shownShapes'

const brace = (text: string) => ({ style: 'brace' as const, text })

const node = (kind: 'root' | 'normal', before: string, after: string) => ({
  kind,
  children: [],
  commentsBefore: [brace(before)],
  comments: [brace(after)],
})

describe('the shapes of a comment', () => {
  test('are those on the position after the move', () => {
    expect(shapesAt(node('normal', '[%csl Ra1]', 'so [%cal Ge2e4] [%csl Yd4]'), EIGHT)).toEqual([
      { color: 'green', from: 'e2', to: 'e4' },
      { color: 'yellow', from: 'd4' },
    ])
  })

  test('are those of all comments between the move and the next of its line', () => {
    const next = { commentsBefore: [brace('[%cal Rh2h4]')] }
    const other = { commentsBefore: [brace('[%cal Ra2a4]')] }
    const { comments, ...rest } = node('normal', '', '[%csl Ga1]')
    const both = { ...rest, comments: [...comments, brace('and [%csl Gb1]')], children: [next, other] }
    expect(shapesAt(both, EIGHT)).toEqual([
      { color: 'green', from: 'a1' },
      { color: 'green', from: 'b1' },
      { color: 'red', from: 'h2', to: 'h4' },
    ])
  })

  test('come before the first move in the first position', () => {
    expect(shapesAt(node('root', '[%csl Ra1]', ''), EIGHT)).toEqual([{ color: 'red', from: 'a1' }])
  })

  test('are left out if they do not fit on the board or are repeated', () => {
    const text = '[%cal Ge2e4,Ge2e4,Ge2i4,Ge9e4,Bd4d4,Xa1a2][%csl Bd4,Rl12]'
    expect(shapesAt(node('normal', '', text), EIGHT)).toEqual([
      { color: 'green', from: 'e2', to: 'e4' },
      { color: 'blue', from: 'd4' },
    ])
    expect(fittingShapes([{ color: 'red', from: 'i10' }], { files: 9, ranks: 10 })).toHaveLength(1)
  })

  test('have a limit', () => {
    const all = Array.from({ length: 64 * 64 }, (_, i) => {
      const name = (square: number) => `${'abcdefgh'[square % 8]}${Math.floor(square / 8) + 1}`
      return `G${name(i % 64)}${name(Math.floor(i / 64))}`
    })
    expect(shapesAt(node('normal', '', `[%cal ${all.join(',')}]`), EIGHT)).toHaveLength(MAX_SHAPES)
  })
})

describe('shapes drawn by hand', () => {
  const shapes = [
    { color: 'green', from: 'e2', to: 'e4' },
    { color: 'yellow', from: 'd4' },
  ] as const

  test('come back from the board library unchanged', () => {
    expect(shapesOfGround(shapes.map(groundShape))).toEqual(shapes)
    const large = [...shapes, { color: 'red', from: 'a10', to: 'i10' }] as const
    expect(shapesOfGround(large.map(groundShape))).toEqual(large)
  })

  test('are left out if a comment cannot contain their brush', () => {
    expect(shapesOfGround([{ orig: 'e2', brush: 'paleBlue' }])).toEqual([])
  })
})
