import { describe, expect, expectTypeOf, test } from 'vitest'
import type { AnalysisLine, EngineLine, SearchLine } from '@shared/analysis/analysis'
import { moverView, whiteLine, whiteView } from '@shared/analysis/pointOfView'
import type { Score, WinDrawLoss } from '@shared/analysis/score'

const LINE: EngineLine = {
  rank: 2,
  depth: 9,
  selDepth: 12,
  score: { kind: 'cp', value: 86 },
  moves: [{ kind: 'normal', from: 1, to: 18 }],
}

describe("an engine's result from White's view", () => {
  test.each([
    ['centipawns', { kind: 'cp', value: 86 }, 86, -86],
    ['a deficit', { kind: 'cp', value: -170 }, -170, 170],
    ['nothing, which has no sign', { kind: 'cp', value: 0 }, 0, 0],
    ['a mate', { kind: 'mate', value: 3 }, 3, -3],
    ['being mated', { kind: 'mate', value: -5 }, -5, 5],
  ] as const)('converts %s', (_, score, white, black) => {
    expect(whiteView(score, 'white')).toEqual({ kind: score.kind, value: white })
    expect(whiteView(score, 'black')).toEqual({ kind: score.kind, value: black })
    expect(moverView(whiteView(score, 'black'), 'black')).toEqual(score)
    expect(moverView(whiteView(score, 'white'), 'white')).toEqual(score)
  })

  test.each([
    ['lower', 'white', 'lower'],
    ['upper', 'white', 'upper'],
    ['lower', 'black', 'upper'],
    ['upper', 'black', 'lower'],
  ] as const)('a %s bound with %s to move is a %s bound', (bound, turn, seen) => {
    expect(whiteLine({ ...LINE, bound }, turn).bound).toBe(seen)
  })

  test('assigns chances to colors', () => {
    const line = { ...LINE, winDrawLoss: { win: 700, draw: 250, loss: 50 } }
    expect(whiteLine(line, 'white').winDrawLoss).toEqual({ white: 700, draw: 250, black: 50 })
    expect(whiteLine(line, 'black').winDrawLoss).toEqual({ white: 50, draw: 250, black: 700 })
  })

  test('keeps the rest of a line', () => {
    expect(whiteLine(LINE, 'black')).toEqual({ ...LINE, score: { kind: 'cp', value: -86 } })
  })
})

/* These expectations about types fail in the type check, not when the tests run. */
describe('the views of mover and White', () => {
  test('are different types of scores', () => {
    expectTypeOf<Score<'mover'>>().not.toExtend<Score<'white'>>()
    expectTypeOf<Score<'white'>>().not.toExtend<Score<'mover'>>()
    expectTypeOf(whiteView).parameter(0).toEqualTypeOf<Score<'mover'>>()
    expectTypeOf(whiteView).returns.toEqualTypeOf<Score<'white'>>()
    expectTypeOf(moverView).parameter(0).toEqualTypeOf<Score<'white'>>()
    expectTypeOf(moverView).returns.toEqualTypeOf<Score<'mover'>>()
  })

  test('are different types of chances', () => {
    expectTypeOf<WinDrawLoss<'mover'>>().not.toExtend<WinDrawLoss<'white'>>()
  })

  test('are different types of lines', () => {
    expectTypeOf<SearchLine<'mover', string>>().not.toExtend<SearchLine<'white', string>>()
    expectTypeOf<Pick<EngineLine, 'score'>>().not.toExtend<Pick<AnalysisLine, 'score'>>()
  })
})
