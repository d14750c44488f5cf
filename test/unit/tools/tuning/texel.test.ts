import { describe, expect, test } from 'vitest'
import type { DataSet } from '../../../../tools/tuning/dataSet'
import { errorOf, evaluateRow, fitSlope, tune } from '../../../../tools/tuning/texel'
import { seededRandom } from '@shared/setup/starts/random'

const ROWS = 2000
const SLOPE = 0.005
/** Two parameters with two halves each, which the tuning has to find. */
const TRUTH = Float64Array.of(100, 140, -30, 20)

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

/** Rows of two parameters with counts from -2 to 2, whose scores follow from the truth. */
const madeUp = (): DataSet => {
  const random = seededRandom('texel')
  const data: DataSet = {
    rows: ROWS,
    begins: Uint32Array.from({ length: ROWS + 1 }, (_, row) => 2 * row),
    indices: Uint16Array.from({ length: 2 * ROWS }, (_, i) => i % 2),
    counts: Int8Array.from({ length: 2 * ROWS }, () => random.below(5) - 2),
    early: Float32Array.from({ length: ROWS }, () => random.below(25) / 24),
    late: new Float32Array(ROWS),
    scores: new Float32Array(ROWS),
    results: new Float32Array(ROWS),
  }
  for (let row = 0; row < ROWS; row++) {
    data.late[row] = 1 - data.early[row]!
    const score = evaluateRow(data, row, TRUTH)
    data.scores[row] = score
    data.results[row] = random.below(1_000_000) / 1_000_000 < sigmoid(SLOPE * score) ? 1 : 0
  }
  return data
}

const data = madeUp()
const AIM = { slope: SLOPE, trustInResults: 0 }
const SCHEDULE = { epochs: 100, rate: 4, batch: 100, anchor: 0 }

test('the value of a row is its counts times the parameters, tapered', () => {
  const row: DataSet = {
    ...data,
    rows: 1,
    begins: Uint32Array.of(0, 2),
    counts: Int8Array.of(2, -1),
    early: Float32Array.of(0.75),
    late: Float32Array.of(0.25),
  }
  expect(evaluateRow(row, 0, TRUTH)).toBe(0.75 * (200 + 30) + 0.25 * (280 - 20))
})

test('the fit recovers the slope that the results were drawn with', () => {
  expect(fitSlope(data)).toBeGreaterThan(0.8 * SLOPE)
  expect(fitSlope(data)).toBeLessThan(1.2 * SLOPE)
})

describe('tuning', () => {
  test('recovers the parameters that made the scores', () => {
    const tuned = tune(data, Float64Array.of(60, 60, 0, 0), AIM, SCHEDULE, () => undefined)
    for (const [i, weight] of tuned.entries()) expect(Math.abs(weight - TRUTH[i]!)).toBeLessThan(3)
  })

  test('reports every epoch and reduces the error', () => {
    const errors: number[] = []
    tune(data, Float64Array.of(60, 60, 0, 0), AIM, SCHEDULE, (_, weights) =>
      errors.push(errorOf(data, weights, AIM)),
    )
    expect(errors).toHaveLength(SCHEDULE.epochs)
    expect(errors.at(-1)).toBeLessThan(errors[0]! / 100)
  })

  test('leaves a parameter unchanged that never applies', () => {
    const start = Float64Array.of(60, 60, 0, 0, 7, -7)
    const tuned = tune(data, start, AIM, SCHEDULE, () => undefined)
    expect([...tuned.slice(4)]).toEqual([7, -7])
  })
})
