import { describe, expect, test } from 'vitest'
import { solveMatrix, valueOfFour, type Matrix } from '@shared/solver/matrixGame'
import { seededRandom } from '@shared/setup/starts/random'

describe('games with a saddle point', () => {
  test.each<[name: string, matrix: Matrix, value: number, row: number, column: number]>([
    ['one by one', [[7]], 7, 0, 0],
    ['a row: Black takes the least', [[4, -3]], -3, 0, 1],
    ['a column: White takes the most', [[4], [9]], 9, 1, 0],
    [
      'a saddle',
      [
        [3, 5],
        [1, 2],
      ],
      3,
      0,
      0,
    ],
    [
      'a row that is never worse',
      [
        [1, 2],
        [3, 4],
      ],
      3,
      1,
      0,
    ],
    [
      'a column that is never worse',
      [
        [8, 1],
        [2, 0],
      ],
      1,
      0,
      1,
    ],
    [
      'all alike: the first in reading order',
      [
        [5, 5],
        [5, 5],
      ],
      5,
      0,
      0,
    ],
    [
      'two saddles in a row: the first',
      [
        [2, 2],
        [1, 1],
      ],
      2,
      0,
      0,
    ],
    [
      'two saddles in a column: the first',
      [
        [2, 6],
        [2, 7],
      ],
      2,
      0,
      0,
    ],
    [
      'a tie that is no saddle: the other row',
      [
        [5, 3],
        [5, 7],
      ],
      5,
      1,
      0,
    ],
  ])('are solved: %s', (_, matrix, value, row, column) => {
    const solution = solveMatrix(matrix)
    expect(solution.value).toBe(value)
    expect(solution.white).toEqual(matrix.map((_values, index) => (index === row ? 1 : 0)))
    expect(solution.black).toEqual(matrix[0]!.map((_value, index) => (index === column ? 1 : 0)))
    expect(solution.yields).toEqual(matrix.map(values => values[column]))
  })
})

describe('games without a saddle point', () => {
  test.each<[name: string, matrix: Matrix, value: number, white: number, black: number]>([
    [
      'matching pennies',
      [
        [1, -1],
        [-1, 1],
      ],
      0,
      1 / 2,
      1 / 2,
    ],
    [
      'pennies of different worth',
      [
        [3, -1],
        [-2, 1],
      ],
      1 / 7,
      3 / 7,
      2 / 7,
    ],
    [
      'none below zero',
      [
        [0, 2],
        [3, 1],
      ],
      3 / 2,
      1 / 2,
      1 / 4,
    ],
    [
      'two diagonals',
      [
        [100, 0],
        [0, 50],
      ],
      100 / 3,
      1 / 3,
      1 / 3,
    ],
  ])('are solved: %s', (_, matrix, value, white, black) => {
    const solution = solveMatrix(matrix)
    expect(solution.value).toBeCloseTo(value, 12)
    expect(solution.yields).toEqual([solution.value, solution.value])
    expect(solution.white[0]).toBeCloseTo(white, 12)
    expect(solution.white[1]).toBeCloseTo(1 - white, 12)
    expect(solution.black[0]).toBeCloseTo(black, 12)
    expect(solution.black[1]).toBeCloseTo(1 - black, 12)
  })

  test('have no sign in a value of zero', () => {
    expect(
      solveMatrix([
        [-1, 1],
        [1, -1],
      ]).value,
    ).toBe(0)
  })
})

test('more than two rows are rejected', () => {
  expect(() =>
    solveMatrix([
      [0, 1, -1],
      [-1, 0, 1],
      [1, -1, 0],
    ]),
  ).toThrow('more than two rows')
})

type Four = readonly [readonly [number, number], readonly [number, number]]

/** What White secures with a share of row 0, against every choice of Black. */
const secured = ([[a, b], [c, d]]: Four, share: number): number =>
  Math.min(a * share + c * (1 - share), b * share + d * (1 - share))

/** The same game with Black choosing the rows. */
const exchanged = ([[a, b], [c, d]]: Four): Four => [
  [-a, -c],
  [-b, -d],
]

const GRID = Array.from({ length: 61 }, (_, step) => step / 60)

describe('two thousand games of small numbers', () => {
  const random = seededRandom('matrix games')
  const draw = () => random.below(9) - 4
  const games = Array.from({ length: 2000 }, (): Four => [
    [draw(), draw()],
    [draw(), draw()],
  ])

  test('have strategies that secure the value, and none on a fine grid that secures more', () => {
    for (const game of games) {
      const { value, white, black } = solveMatrix(game)
      const conceded = (share: number) => -secured(exchanged(game), share)
      expect(valueOfFour(...game[0], ...game[1])).toBe(value)
      expect(secured(game, white[0]!)).toBeCloseTo(value, 9)
      expect(conceded(black[0]!)).toBeCloseTo(value, 9)
      expect(Math.max(...GRID.map(share => secured(game, share)))).toBeLessThanOrEqual(value + 1e-9)
      expect(Math.min(...GRID.map(conceded))).toBeGreaterThanOrEqual(value - 1e-9)
    }
  })

  test('have the opposite value with the sides exchanged', () => {
    for (const game of games) {
      const [one, other] = exchanged(game)
      expect(valueOfFour(...one, ...other) + 0).toBe(0 - valueOfFour(...game[0], ...game[1]))
    }
  })
})
