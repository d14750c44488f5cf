import { describe, expect, test } from 'vitest'
import { seededRandom } from '@shared/setup/starts/random'
import { solveMatrix } from '@shared/solver/matrixGame'
import { choosePair } from '../../../../../electron/engine/practice/placementPlayer'

const turnOf = (values: readonly (readonly number[])[]) => {
  const { white, black } = solveMatrix(values)
  return { rows: ['Qf', 'Qg'], columns: ['Qb', 'Qd'], values, white, black }
}

/** The number of times that the second pair is chosen in 4,000 draws. */
const seconds = (values: readonly (readonly number[])[], side: 'white' | 'black', temperature: number) => {
  const random = seededRandom('pairs')
  const turn = turnOf(values)
  let times = 0
  for (let draw = 0; draw < 4000; draw += 1)
    if (
      choosePair(turn, side, 10, { placementTemperature: temperature }, random) ===
      (side === 'white' ? 'Qg' : 'Qd')
    )
      times += 1
  return times
}

describe('a last pair that is chosen simultaneously', () => {
  test('is always the one that is best against every choice of the opponent', () => {
    const saddle = [
      [137, 30],
      [198, 42],
    ]
    expect([seconds(saddle, 'white', 0), seconds(saddle, 'black', 0)]).toEqual([4000, 4000])
  })

  test('is mixed by the optimal strategy if neither pair is always best', () => {
    // White's shares are 1/4 and 3/4, Black's one half each.
    const mixed = [
      [90, -90],
      [-30, 30],
    ]
    expect(Math.abs(seconds(mixed, 'white', 0) / 4000 - 0.75)).toBeLessThan(0.03)
    expect(Math.abs(seconds(mixed, 'black', 0) / 4000 - 0.5)).toBeLessThan(0.03)
  })

  test('is sometimes a worse one at the lower levels', () => {
    const saddle = [
      [137, 30],
      [198, 42],
    ]
    const black = seconds(saddle, 'black', 80)
    expect(black).toBeGreaterThan(2400)
    expect(black).toBeLessThan(3900)
  })
})
