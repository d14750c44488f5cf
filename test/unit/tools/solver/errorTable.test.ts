import { expect, test } from 'vitest'
import { normalNumbers } from '@shared/solver/posterior'
import { errorTable, spreadOf, type Grid } from '../../../../tools/solver/errorTable'

const ROWS = 6
const COLUMNS = 7

/** Grids with known spreads of the true values and of the errors of the shallow level. */
const grids = (count: number): readonly Grid[] => {
  const random = normalNumbers('grids')
  const effects = (size: number, deviation: number) =>
    Array.from({ length: size }, () => deviation * random.next())
  return Array.from({ length: count }, () => {
    const [rows, columns] = [effects(ROWS, 25), effects(COLUMNS, 25)]
    const [rowErrors, columnErrors] = [effects(ROWS, 10), effects(COLUMNS, 6)]
    const shared = 8 + 4 * random.next()
    const truth = Array.from(
      { length: ROWS * COLUMNS },
      (_, at) => rows[Math.floor(at / COLUMNS)]! + columns[at % COLUMNS]! + 12 * random.next(),
    )
    const found = truth.map(
      (value, at) =>
        value +
        shared +
        rowErrors[Math.floor(at / COLUMNS)]! +
        columnErrors[at % COLUMNS]! +
        20 * random.next(),
    )
    return { rows: ROWS, columns: COLUMNS, levels: [found, truth] }
  })
}

test('the error table separates errors of all, of rows, of columns and of single arrays', () => {
  const [shallow, deep] = errorTable(grids(400), [1000, 64_000])
  expect(shallow!.nodes).toBe(1000)
  expect(shallow!.bias).toBeCloseTo(8, -0.5)
  expect(shallow!.common).toBeGreaterThan(3)
  expect(shallow!.common).toBeLessThan(8)
  expect(Math.abs(shallow!.row - 10)).toBeLessThan(1)
  expect(Math.abs(shallow!.column - 6)).toBeLessThan(1)
  expect(Math.abs(shallow!.noise - 20)).toBeLessThan(0.5)
  // With a deviation of 12 under a noise of 20, part of an observed deviation is true, and part stays unknown.
  expect(shallow!.trust).toBeCloseTo(12 ** 2 / (12 ** 2 + 20 ** 2), 1)
  expect(Math.abs(shallow!.own - 12 * Math.sqrt(1 - shallow!.trust))).toBeLessThan(0.5)
  expect(deep).toMatchObject({ nodes: 64_000, bias: 0, common: 0, row: 0, column: 0, noise: 0 })
  expect(deep!.trust).toBeCloseTo(1)
})

test('the spread of the true values is split into ranks and arrays', () => {
  const { interaction, ranks } = spreadOf(grids(400))
  expect(Math.abs(interaction - 12)).toBeLessThan(0.5)
  expect(Math.abs(ranks - 25)).toBeLessThan(1)
})
