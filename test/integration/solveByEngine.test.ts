// @long
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { cli, runCli, type CliRun } from '../support/builtCli'
import { programPath } from '../support/programPath'

const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
const LATE = 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4'
const RELOCATION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king'

interface Solved {
  readonly arrays: number
  readonly value: number
  readonly error: number
  readonly nodes: number
  readonly best: readonly string[]
  readonly line: readonly string[]
  readonly moves: readonly { readonly uci: string; readonly value: number; readonly error: number }[]
}

const run = (variant: string, fen: string, ...flags: readonly string[]): CliRun =>
  runCli(cli, ['solve', variant, fen, '--json', ...flags], '')

const solved = (variant: string, fen: string, ...flags: readonly string[]): Solved => {
  const done = run(variant, fen, ...flags)
  expect(done).toMatchObject({ code: 0, err: '' })
  return JSON.parse(done.out) as Solved
}

describe('our own engine', () => {
  test('gives the same bytes each time, with one thread and with two, with and without a budget', () => {
    for (const flags of [['--nodes', '300'], ['--nodes', '1000', '--budget', '60000'], []]) {
      const fen = flags.length === 0 ? LATE : THROW
      const [first, ...others] = ['1', '2', '2'].map(threads =>
        run('fischer-benko', fen, ...flags, '--threads', threads),
      )
      expect(first).toMatchObject({ code: 0 })
      for (const other of others) expect(other).toEqual(first)
    }
  })

  test('searches every array with the given nodes, or fewer within a budget; all moves have a value and an error', () => {
    const thorough = solved('fischer-benko', THROW, '--nodes', '1500')
    expect(thorough.arrays).toBe(216)
    expect(thorough.nodes).toBeGreaterThanOrEqual(216 * 1500)
    expect(thorough.nodes).toBeLessThan(216 * 1700)
    const frugal = solved('fischer-benko', THROW, '--nodes', '4000', '--budget', '200000')
    expect(frugal.nodes).toBeLessThan(220_000)
    for (const { moves, error, line } of [thorough, frugal]) {
      expect(moves).toHaveLength(16)
      expect(moves.every(move => move.error > 0 && Number.isFinite(move.value))).toBe(true)
      expect(error).toBeGreaterThan(0)
      expect(line).toHaveLength(8)
    }
  })

  test('gives the minimax of the array values: the values of the last moves give those of the first', () => {
    const { value, moves } = solved('fischer-benko', LATE, '--nodes', '2000')
    const replies = ['NBBNRQKR', 'NBBNRKQR'].map(white => {
      const fen = `r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/${white}[qk] b KQ - 0 4`
      return solved('fischer-benko', fen, '--nodes', '2000').value
    })
    expect(Math.max(...replies)).toBe(value)
    expect(moves.map(move => move.value).toSorted((one, other) => one - other)).toEqual(
      replies.toSorted((one, other) => one - other),
    )
  })

  test('solves relocations, too', () => {
    const { arrays, moves, line } = solved('arrangement', RELOCATION, '--nodes', '1000')
    expect(arrays).toBe(80)
    expect(moves).toHaveLength(5)
    expect(line).toHaveLength(4)
  })
})

describe('an external engine', () => {
  test('values arrays, too, the same each time', { tags: ['stockfish'] }, () => {
    const flags = ['--engine', path.basename(programPath('stockfish')), '--nodes', '3000', '--threads', '2']
    const first = run('fischer-benko', LATE, ...flags)
    expect(first).toMatchObject({ code: 0 })
    expect(run('fischer-benko', LATE, ...flags)).toEqual(first)
  })

  test('is named if it is missing or no engine', () => {
    expect(run('fischer-benko', LATE, '--engine', 'no-such-engine')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^backrank: there is no engine or program no-such-engine; /) as unknown,
    })
    const { code, err } = run('fischer-benko', LATE, '--engine', 'true')
    expect(code).toBe(1)
    expect(err).toMatch(/^backrank: .*true: /)
  })
})

test.each([
  [['--nodes', '0'], '--nodes must be a whole number from 1'],
  [['--budget', 'much'], '--budget must be a whole number from 1'],
  [['--threads', '1000'], '--threads must be a whole number from 1 to 256'],
  [['--values', '-', '--nodes', '5'], '--values leaves nothing to be searched: --nodes does not go with it'],
])('%j is refused', (flags, sentence) => {
  const done = run('fischer-benko', LATE, ...flags)
  expect(done.code).toBe(2)
  expect(done.err).toContain(sentence)
})

describe('a position with more arrays than can be searched', () => {
  const EMPTY = '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'
  const FEW = ['--nodes', '200', '--budget', '140000']

  test('is solved from a sample, the same bytes with one thread and with two, others for another seed', () => {
    const [one, two, other] = [
      run('pre-chess', EMPTY, ...FEW, '--threads', '1'),
      run('pre-chess', EMPTY, ...FEW, '--threads', '2'),
      run('pre-chess', EMPTY, ...FEW, '--seed', 'other'),
    ] as const
    expect(one).toMatchObject({ code: 0, err: '' })
    expect(two).toEqual(one)
    const found = JSON.parse(one.out) as Solved & { readonly sampled: number }
    expect(found).toMatchObject({ arrays: 2880 ** 2 })
    expect(found.sampled).toBeGreaterThanOrEqual(3600)
    expect(found.moves).toHaveLength(40)
    expect(found.line).toHaveLength(1)
    expect(other).toMatchObject({ code: 0, err: '' })
    expect((JSON.parse(other.out) as Solved).moves).not.toEqual(found.moves)
  })

  test('has the size of its sample reported, unless all arrays are searched', () => {
    const { out } = runCli(cli, ['solve', 'pre-chess', EMPTY, ...FEW])
    expect(out).toMatch(
      /^White to move, from a sample of \d,\d{3} of 8,294,400 arrays: -?\d+ ± \d+ cp for White\n/,
    )
    expect(solved('fischer-benko', LATE, '--nodes', '1000')).not.toHaveProperty('sampled')
  })

  test('cannot be solved from given values', () => {
    const { code, err } = runCli(cli, ['solve', 'pre-chess', EMPTY, '--values', '-'], '')
    expect({ code, err }).toEqual({
      code: 1,
      err: 'backrank: 8,294,400 arrays can arise from here; more than 50,000 cannot be solved\n',
    })
    expect(runCli(cli, ['solve', 'pre-chess', EMPTY, '--values', '-', '--seed', 's']).code).toBe(2)
  })
})
