import { describe, expect, test } from 'vitest'
import type { ErrorModel } from '@shared/solver/errorModel'
import { nothingMeasured, type Measured } from '@shared/solver/measured'
import {
  drawValues,
  type NormalNumbers,
  normalNumbers,
  type Posterior,
  posteriorOf,
} from '@shared/solver/posterior'
import { rankEffects } from '@shared/solver/rankEffects'

const MODEL: ErrorModel = {
  levels: [
    { nodes: 1000, bias: 10, trust: 0.2, common: 5, row: 6, column: 7, own: 12, noise: 25 },
    { nodes: 64_000, bias: 0, trust: 0.6, common: 2, row: 1, column: 1, own: 8, noise: 9 },
  ],
  interaction: 13,
  ranks: 30,
}

const drawn = (posterior: Posterior, random: NormalNumbers): Float64Array => {
  const values = new Float64Array(posterior.mean.length)
  drawValues(posterior, random, values)
  return values
}

const ROWS = 12
const COLUMNS = 15
const rowEffect = (row: number) => 20 * Math.cos(row)
const columnEffect = (column: number) => 20 * Math.sin(column)

/** Arrays whose value is 30 plus the effects of their ranks and the bias; those that pass the filter were searched. */
const additive = (nodes: number, bias: number, isSearched: (array: number) => boolean): Measured => {
  const measured = nothingMeasured(ROWS, COLUMNS)
  for (let array = 0; array < ROWS * COLUMNS; array++) {
    if (!isSearched(array)) continue
    measured.values[array] =
      30 + bias + rowEffect(Math.floor(array / COLUMNS)) + columnEffect(array % COLUMNS)
    measured.nodes[array] = nodes
  }
  return measured
}

describe('the effects of ranks', () => {
  test('are found from a part of the arrays, without the bias of the level', () => {
    const effects = rankEffects(
      additive(1000, 10, array => array % 2 === 0),
      MODEL,
    )
    for (let row = 0; row < ROWS; row++)
      for (let column = 0; column < COLUMNS; column++) {
        const found = effects.mean + effects.rows[row]! + effects.columns[column]!
        expect(Math.abs(found - (30 + rowEffect(row) + columnEffect(column)))).toBeLessThan(10)
      }
  })

  test('are zero and very uncertain if nothing was searched', () => {
    const effects = rankEffects(nothingMeasured(2, 3), MODEL)
    expect([effects.mean, ...effects.rows, ...effects.columns]).toEqual([0, 0, 0, 0, 0, 0])
    expect([...effects.rowErrors, ...effects.columnErrors]).toEqual([30, 30, 30, 30, 30])
  })

  test('are more certain the more arrays were searched, and the deeper', () => {
    const error = (nodes: number, share: number) =>
      rankEffects(
        additive(nodes, 0, array => array % share === 0),
        MODEL,
      ).rowErrors[0]!
    expect(error(1000, 1)).toBeLessThan(error(1000, 3))
    expect(error(64_000, 3)).toBeLessThan(error(1000, 3))
  })
})

describe('the posterior of arrays', () => {
  test('is the prior before any search, and then moves with the values found', () => {
    const values = Float64Array.from({ length: 6 }, (_, array) => 10 * array - 25)
    const before = nothingMeasured(2, 3, { values, ranks: 15 })
    expect([...posteriorOf(before, MODEL, 'deep').mean]).toEqual([...values])
    const found = nothingMeasured(2, 3, { values, ranks: 15 })
    values.forEach((value, array) => {
      found.values[array] = value + 8
      found.nodes[array] = 64_000
    })
    const moved = posteriorOf(found, MODEL, 'deep').mean
    for (const [array, mean] of moved.entries()) expect(mean - values[array]!).toBeCloseTo(8, 5)
  })

  test('is more certain of ranks with a prior', () => {
    const prior = { values: new Float64Array(6), ranks: 15 }
    const [expected, open] = [nothingMeasured(2, 3, prior), nothingMeasured(2, 3)].map(
      measured => posteriorOf(measured, MODEL, 'deep').row[0]!,
    )
    expect(expected).toBeLessThan(open!)
  })

  test('is the value of arrays that were searched with the requested nodes', () => {
    const measured = additive(64_000, 0, array => array !== 7)
    const { mean, own, row, column, common } = posteriorOf(measured, MODEL, 64_000)
    expect([mean[8], own[8], row[8], column[8], common[8]]).toEqual([measured.values[8], 0, 0, 0, 0])
    expect(Math.abs(mean[7]! - (30 + rowEffect(0) + columnEffect(7)))).toBeLessThan(5)
    expect(own[7]).toBeCloseTo(Math.hypot(13, 9))
  })

  test('attributes most of the excess of an array over its ranks to chance', () => {
    const measured = additive(1000, 10, () => true)
    const usual = posteriorOf(measured, MODEL, 'deep').mean[20]!
    measured.values[20]! += 100
    const lucky = posteriorOf(measured, MODEL, 'deep').mean[20]!
    expect(lucky - usual).toBeGreaterThan(20)
    expect(lucky - usual).toBeLessThan(40)
  })

  test('is drawn with its errors, those shared by ranks and those of single arrays', () => {
    const posterior = posteriorOf(
      additive(1000, 10, () => true),
      MODEL,
      'deep',
    )
    const random = normalNumbers('draws')
    const draws = Array.from({ length: 2000 }, () => drawn(posterior, random))
    const deviation = (pick: (values: Float64Array) => number) => {
      const all = draws.map(pick)
      const mean = all.reduce((sum, one) => sum + one, 0) / all.length
      return Math.sqrt(all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length)
    }
    const whole = Math.hypot(posterior.own[0]!, posterior.row[0]!, posterior.column[0]!, posterior.common[0]!)
    expect(deviation(values => values[0]!)).toBeCloseTo(whole, -0.5)
    // Two arrays in a row differ in the errors of their columns and in their own.
    const apart = Math.SQRT2 * Math.hypot(posterior.own[0]!, posterior.column[0]!)
    expect(deviation(values => values[0]! - values[1]!)).toBeCloseTo(apart, -0.5)
    const [first, again] = [0, 1].map(() => drawn(posterior, normalNumbers('one seed')))
    expect(first).toEqual(again)
  })
})
