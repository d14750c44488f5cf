import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cli, runCli, type CliRun } from '../support/builtCli'

const LAST_TURN = 'b1nbrn1r/pppppppp/8/8/8/8/PPPPPPPP/B1NRRB1N[QKqk] w - - 0 4'
const BLACKS_TURN = 'b1nbrn1r/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN[qk] b - - 0 4'
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const EMPTY = '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'
const SYSTEM = 'half-random-transcendental'

type Row = readonly [white: string, black: string, value: number]

/** White's queen left or right of the king, against Black's. */
const FOUR: readonly Row[] = [
  ['BQNRRBKN', 'BQNBRNKR', 40],
  ['BQNRRBKN', 'BKNBRNQR', -10],
  ['BKNRRBQN', 'BQNBRNKR', 0],
  ['BKNRRBQN', 'BKNBRNQR', 15],
]

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'backrank-solve-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lines = (rows: readonly Row[]): string =>
  rows.map(([white, black, value]) => `${JSON.stringify({ white, black, value })}\n`).join('')

const write = (name: string, text: string): string => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

const solve = (fen: string, rows: readonly Row[], ...flags: readonly string[]): CliRun =>
  runCli(cli, ['solve', SYSTEM, fen, '--values', '-', ...flags], lines(rows))

describe('the last turn of both sides', () => {
  test('is solved in sequence: Black sees what White has done', () => {
    const run = solve(LAST_TURN, FOUR, '--json')
    expect(run).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(run.out)).toEqual({
      variant: SYSTEM,
      fen: LAST_TURN,
      last: 'sequential',
      arrays: 4,
      value: 0,
      error: 0,
      moves: [
        { uci: 'Q@g1+K@b1', san: 'Q@g1+K@b1', value: 0, error: 0, cost: 0, arrays: 2 },
        { uci: 'Q@b1+K@g1', san: 'Q@b1+K@g1', value: -10, error: 0, cost: 10, arrays: 2 },
      ],
      best: ['Q@g1+K@b1'],
      line: ['Q@g1+K@b1', 'Q@b8+K@g8'],
      matrix: null,
      nodes: 0,
    })
  })

  test('is solved at once as a matrix game, with fractions of centipawns', () => {
    const run = solve(LAST_TURN, FOUR, '--json', '--last', 'simultaneous')
    expect(run).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(run.out)).toMatchObject({
      last: 'simultaneous',
      value: 9.23,
      best: ['Q@b1+K@g1', 'Q@g1+K@b1'],
      matrix: {
        rows: ['Q@b1+K@g1', 'Q@g1+K@b1'],
        columns: ['Q@b8+K@g8', 'Q@g8+K@b8'],
        values: [
          [40, -10],
          [0, 15],
        ],
        white: [0.230769, 0.769231],
        black: [0.384615, 0.615385],
      },
    })
  })

  test('shows Black what White has placed, in either reading', () => {
    const run = solve(BLACKS_TURN, FOUR.slice(0, 2), '--json', '--last', 'simultaneous')
    expect(JSON.parse(run.out)).toMatchObject({
      value: -10,
      best: ['Q@g8+K@b8'],
      line: ['Q@g8+K@b8'],
      matrix: null,
    })
  })

  test('is printed as a table', () => {
    expect(solve(LAST_TURN, FOUR).out).toBe(
      'White to move, 4 arrays: 0 cp for White\n\n' +
        '  move       value  cost  arrays\n' +
        '* Q@g1+K@b1      0     0       2\n' +
        '  Q@b1+K@g1    -10    10       2\n\n' +
        'line: Q@g1+K@b1 Q@b8+K@g8\n',
    )
  })

  test('is printed as a table with the matrix', () => {
    expect(solve(LAST_TURN, FOUR, '--last', 'simultaneous').out).toBe(
      'White to move, 4 arrays, last turn at once: 9.23 cp for White\n\n' +
        '  move       value  cost  arrays\n' +
        '* Q@b1+K@g1   9.23     0       2\n' +
        '* Q@g1+K@b1   9.23     0       2\n\n' +
        '           Q@b8+K@g8  Q@g8+K@b8  share\n' +
        'Q@b1+K@g1         40        -10  23.1%\n' +
        'Q@g1+K@b1          0         15  76.9%\n' +
        'share          38.5%      61.5%\n\n' +
        'line: Q@b1+K@g1 Q@b8+K@g8\n',
    )
  })
})

test('a relocation is written in SAN, and its option takes effect', () => {
  const fen = 'rnbqnbkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQNBKR b Kk - 0 2 queen'
  const ranks = ['RNBQNBKR', 'RQBNNBKR', 'RNBNQBKR', 'RNBBNQKR']
  // White's queen is best on d1, and Black's is then best on f8.
  const values = ranks.flatMap((white, one) =>
    ranks.map((black, other): Row => [white, black, -10 * one - other]),
  )
  const args = ['solve', 'arrangement', fen, '--values', '-', '--option', 'curtailed']
  const run = runCli(cli, args, lines(values))
  expect(run).toMatchObject({ code: 0, err: '' })
  expect(run.out).toContain('* Q<=>f8     -3     0       4\n')
  expect(run.out).toContain('line: Q<=>f8 Q=\n')
})

describe('invalid values', () => {
  test.each<[text: string, says: string]>([
    [`${lines(FOUR)}not JSON\n`, 'standard input: line 5 is no JSON object'],
    [`\n${lines(FOUR)}[1]\n`, 'line 6 is no JSON object'],
    [lines(FOUR).replace('"value":40', '"worth":40'), 'line 1 lacks value'],
    [lines(FOUR).replace('"value":40', '"value":"40"'), 'line 1 lacks value'],
    [lines(FOUR).replace('"white"', '"White"'), 'line 1 lacks white'],
    [lines(FOUR).replace('"black"', '"Black"'), 'line 1 lacks black'],
    [lines(FOUR).replace('"value":40', '"value":1e400'), 'line 1 has a value beyond'],
    [lines(FOUR.slice(1)), 'no value for 1 of 4 arrays: BQNRRBKN/BQNBRNKR'],
    [lines([...FOUR, FOUR[1]!]), 'line 5: BQNRRBKN/BKNBRNQR has its value in line 2'],
    [
      lines([...FOUR, ['RNBQKBNR', 'RNBQKBNR', 0]]),
      'line 5: RNBQKBNR/RNBQKBNR is no array that can arise here',
    ],
    ['{}\n'.repeat(20), 'line 8 lacks white, a rank; and 12 more; no value for 4 of 4 arrays'],
  ])('are refused: %j', (text, says) => {
    const run = runCli(cli, ['solve', SYSTEM, LAST_TURN, '--values', '-'], text)
    expect(run).toMatchObject({ code: 1, out: '' })
    expect(run.err).toContain(says)
  })

  test('are reported with the name of their file', () => {
    const file = write('values.jsonl', lines(FOUR.slice(0, 3)))
    const run = runCli(cli, ['solve', SYSTEM, LAST_TURN, '--values', file])
    expect(run).toMatchObject({ code: 1, out: '' })
    expect(run.err).toContain(`${file}: no value for 1 of 4 arrays`)
  })
})

describe('requests that cannot be solved', () => {
  test.each<[code: number, args: readonly string[], says: string]>([
    [2, [SYSTEM, LAST_TURN, '--values', '-', '--last', 'never'], '--last must be sequential or simultaneous'],
    [1, [SYSTEM, LAST_TURN, '--values', 'no-such-file'], 'no-such-file was not found'],
    [1, ['chess', START, '--values', '-'], 'this system has no setup phase'],
    [1, ['arrangement', START, '--values', '-'], 'the setup is over here'],
    [1, ['pre-chess', EMPTY, '--values', '-'], '8,294,400 arrays can arise from here; more than 50,000'],
    [1, ['pre-chess', 'hello', '--values', '-'], 'FEN: the board'],
    [1, [SYSTEM, LAST_TURN, '--values', '-', '--option', 'curtailed'], 'has no option curtailed'],
    [1, ['tiddlywinks', START, '--values', '-'], 'there is no variant tiddlywinks'],
  ])('end with code %i: %j', (code, args, says) => {
    const run = runCli(cli, ['solve', ...args])
    expect(run).toMatchObject({ code, out: '' })
    expect(run.err).toContain(says)
  })
})

test('batch answers like the command, and reports errors in the values', () => {
  const values = FOUR.map(([white, black, value]) => ({ white, black, value }))
  const request = { command: 'solve', variant: SYSTEM, fen: LAST_TURN, values }
  const requests = [
    { ...request, last: 'simultaneous' },
    request,
    { ...request, last: 'never' },
    { ...request, values: 'none' },
    { ...request, values: [...values, 7] },
    { ...request, fen: START },
  ]
  const run = runCli(cli, ['batch'], requests.map(one => `${JSON.stringify(one)}\n`).join(''))
  const answers = run.out.trim().split('\n')
  expect(answers.slice(0, 2).map(answer => `${answer}\n`)).toEqual([
    solve(LAST_TURN, FOUR, '--json', '--last', 'simultaneous').out,
    solve(LAST_TURN, FOUR, '--json').out,
  ])
  expect(answers.slice(2)).toEqual(
    [
      'last must be sequential or simultaneous',
      'values must be a list of objects',
      'value 5 is no JSON object',
      'the setup is over here: nothing is left to be placed or relocated',
    ].map(error => JSON.stringify({ error })),
  )
})
