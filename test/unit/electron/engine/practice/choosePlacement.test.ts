import { describe, expect, test } from 'vitest'
import { PLAY_LEVELS } from '@shared/analysis/levels'
import { seededRandom } from '@shared/setup/starts/random'
import { choosePlacement, placementLikelihood } from '../../../../../electron/engine/practice/placementPlayer'

const BAND = 11
const COSTS = [0, 6, 20, 45, 64, 100, 130, 151]
const moves = COSTS.map(cost => ({ cost }))

/** The number of times that each cost is chosen in these draws. */
const draws = (temperature: number, count = 20_000): readonly number[] => {
  const random = seededRandom('placements')
  const times = moves.map(() => 0)
  for (let draw = 0; draw < count; draw += 1)
    times[moves.indexOf(choosePlacement(moves, BAND, { placementTemperature: temperature }, random))]! += 1
  return times
}

/** The average cost of a placement at a temperature, in centipawns. */
const givenAt = (temperature: number): number => {
  const weights = COSTS.map(cost => placementLikelihood(cost, BAND, temperature))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return COSTS.reduce((sum, cost, place) => sum + (cost * weights[place]!) / total, 0)
}

describe('a placement', () => {
  test('is always one of the best set at the upper levels, each equally often', () => {
    const [best, equal, ...others] = draws(0)
    expect(others.every(times => times === 0)).toBe(true)
    expect(Math.abs(best! - equal!)).toBeLessThan(600)
  })

  test('that costs a temperature more than the best set is chosen 1/e times as often', () => {
    const random = seededRandom('two')
    const two = [{ cost: 0 }, { cost: BAND + 60 }]
    let worse = 0
    for (let draw = 0; draw < 20_000; draw += 1)
      if (choosePlacement(two, BAND, { placementTemperature: 60 }, random) === two[1]) worse += 1
    expect(worse / (20_000 - worse)).toBeGreaterThan(Math.exp(-1) * 0.94)
    expect(worse / (20_000 - worse)).toBeLessThan(Math.exp(-1) * 1.06)
  })

  test('costs more at weaker levels, and nothing measurable at the strongest', () => {
    const given = PLAY_LEVELS.map(({ placementTemperature }) => givenAt(placementTemperature))
    for (const [place, amount] of given.slice(1).entries()) expect(amount).toBeLessThanOrEqual(given[place]!)
    expect(given[0]).toBeGreaterThan(4 * given[8]!)
    expect(given.at(-1)).toBeLessThanOrEqual(BAND)
  })

  test('is the same for the same seed', () => {
    const chosen = (seed: string) => {
      const random = seededRandom(seed)
      return Array.from(
        { length: 20 },
        () => choosePlacement(moves, BAND, { placementTemperature: 100 }, random).cost,
      )
    }
    expect(chosen('one')).toEqual(chosen('one'))
    expect(chosen('one')).not.toEqual(chosen('two'))
  })

  test('is any of several that cost the same', () => {
    const random = seededRandom('none')
    const equal = [{ cost: 0 }, { cost: 0 }, { cost: 0 }]
    const seen = new Set(
      Array.from({ length: 60 }, () => choosePlacement(equal, BAND, { placementTemperature: 0 }, random)),
    )
    expect(seen.size).toBe(3)
  })
})
