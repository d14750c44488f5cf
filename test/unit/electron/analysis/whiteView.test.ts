import { describe, expect, test } from 'vitest'
import { whiteBound, whiteChances, whiteScore } from '../../../../electron/analysis/whiteView'

describe("an engine's word turns to White's view", () => {
  test.each([
    ['centipawns', { kind: 'cp', value: 86 }, 86, -86],
    ['a deficit', { kind: 'cp', value: -170 }, -170, 170],
    ['nothing, which has no sign', { kind: 'cp', value: 0 }, 0, 0],
    ['a mate', { kind: 'mate', value: 3 }, 3, -3],
    ['being mated', { kind: 'mate', value: -5 }, -5, 5],
  ] as const)('%s', (_, score, white, black) => {
    expect(whiteScore(score, 'white')).toEqual({ kind: score.kind, value: white })
    expect(whiteScore(score, 'black')).toEqual({ kind: score.kind, value: black })
  })

  test.each([
    ['lower', 'white', 'lower'],
    ['upper', 'white', 'upper'],
    ['lower', 'black', 'upper'],
    ['upper', 'black', 'lower'],
  ] as const)('a %s bound with %s to move is a %s bound', (bound, turn, seen) => {
    expect(whiteBound(bound, turn)).toBe(seen)
  })

  test('chances belong to colors', () => {
    const chances = { win: 700, draw: 250, loss: 50 }
    expect(whiteChances(chances, 'white')).toEqual({ white: 700, draw: 250, black: 50 })
    expect(whiteChances(chances, 'black')).toEqual({ white: 50, draw: 250, black: 700 })
  })
})
