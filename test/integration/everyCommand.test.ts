// @long
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { procedureById } from '@shared/procedures/catalogue'
import { writeProcedure } from '@shared/procedures/model/readProcedure'
import { COMMANDS } from '../../electron/cli/commands/commands'
import { cli } from '../support/builtCli'
import { redisServer } from '../support/redisServer'

/* Runs every command the way scripts do: its input comes through a pipe, and its output goes into one. */

/** A command in the middle of a pipe. */
interface Piped {
  readonly args: readonly string[]
  /** The input: a text, or the output of another command. */
  readonly input?: string | (() => Buffer)
  /** The expected output. */
  readonly says: RegExp
}

const run = (args: readonly string[], input: string | Buffer = ''): Buffer => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    input,
    maxBuffer: 1 << 26,
  })
  expect([args.join(' '), status, status === 0 ? '' : stderr.toString()]).toEqual([args.join(' '), 0, ''])
  return stdout
}

const GAME = '[Event "A"]\n\n1. e4 e5 2. Nf3 *\n'
const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
const SETUP = `[Variant "Fischer-Benko Chess"]
[SetUp "1"]
[FEN "${THROW}"]

1. R@h1 N@e8 2. N@d1 R@a8 3. N@a1 N@h8 4. Q@g1+K@f1 Q@b8+K@d8 *
`
const PROCEDURE = writeProcedure({ ...procedureById('fischer-random-1')!, id: 'own', name: 'Own' })
const start = (...args: readonly string[]) => run(['start', ...args])
const atlas = () => run(['atlas', 'build', 'chess960', '--sample', '3', '--nodes', '300', '-o', '-'])
const self = `cmd='${process.execPath} ${cli} uci' nodes=200`
const SMALL = ['--nodes', '300', '--threads', '1']

/** The commands by name, as in the table of commands. */
const PIPED: Readonly<Record<string, Piped>> = {
  variants: { args: ['--json'], says: /"fischer-benko"/ },
  count: { args: ['chess960'], says: /^960$/m },
  start: { args: ['chess960', '--count', '2', '--seed', 'x', '--pgn', '-o', '-'], says: /\[Board "2"\]/ },
  seed: { args: ['x', '--json'], says: /"commitment":"[0-9a-f]{64}"/ },
  verify: {
    args: ['-'],
    input: () => run(['roll', 'fischer-benko', '--count', '5', '--seed', 'x', '--pgn']),
    says: /^5 of 5 boards have the start that the seed draws$/m,
  },
  couplets: {
    args: ['-'],
    input: () =>
      Buffer.from(
        run(['roll', 'fischer-benko', '--count', '2', '--seed', 'x', '--pgn', '--couplets'])
          .toString()
          .replace('[Result "*"]', '[Result "1-0"]'),
      ),
    says: /^1\t\?\t1\t0\t\?\t1 of 2 played\n2\t\?\t0\t0\t\?\t0 of 2 played$/m,
  },
  moves: { args: ['chess960', '-'], input: () => start('chess960', '518'), says: /^e2e4\te4$/m },
  perft: { args: ['chess960', '-', '2'], input: () => start('chess960', '518'), says: /^400$/m },
  play: { args: ['chess960', '-', 'e4'], input: () => start('chess960', '518'), says: /4P3/ },
  'pgn check': { args: ['-'], input: GAME, says: /"plies":3/ },
  'pgn format': { args: ['-', '-o', '-'], input: GAME, says: /1\. e4 e5 2\. Nf3 \*/ },
  procedures: { args: ['--json'], says: /fischer-random-1/ },
  roll: { args: ['-', '--seed', 'x'], input: PROCEDURE, says: /^White \S{8}$/m },
  odds: { args: ['-'], input: PROCEDURE, says: /1\/960/ },
  solve: { args: ['fischer-benko', '-', ...SMALL], input: `${THROW}\n`, says: /@/ },
  'atlas build': {
    args: ['chess960', '--sample', '2', '--nodes', '300', '--date', '2026-01-01', '-o', '-'],
    says: /chess960/,
  },
  'atlas fit': {
    args: ['-', '-o', '-'],
    input: () => run(['atlas', 'build', 'double-chess960', '--sample', '2000', '--nodes', '10', '-o', '-']),
    says: /"searched":2000/,
  },
  'atlas throws': {
    args: ['-', '--json'],
    input: () => readFileSync('resources/atlas/double-chess960.atlas'),
    says: /"throws":9216/,
  },
  'atlas show': { args: ['-', '--json'], input: atlas, says: /"arrays":960/ },
  'atlas check': { args: ['-', '--json'], input: atlas, says: /"checked":3,"differences":\[\]/ },
  fairness: {
    args: ['chess960', '--sample', '3', ...SMALL, '--engine', 'Backrank', '--json'],
    says: /"mean"/,
  },
  annotate: { args: ['-', '-o', '-', ...SMALL, '--no-closer-look'], input: GAME, says: /%eval|\[%/ },
  'annotate-setup': { args: ['-', '-o', '-', ...SMALL], input: SETUP, says: /Q@g1\+K@f1/ },
  prepare: {
    args: [
      'chess',
      '-',
      '--color',
      'white',
      '--total-nodes',
      '3000',
      '--nodes-per-position',
      '300',
      '-o',
      '-',
    ],
    input: 'startpos\n',
    says: /^1\. \S+/m,
  },
  publish: { args: ['-', '--to', 'text', '-o', '-'], input: GAME, says: /1\. e4 e5 2\. ♘f3/ },
  selftest: { args: ['chess', '--json'], says: /chess/ },
  batch: { args: [], input: '{"command":"count","words":["chess960"]}\n', says: /^\{"count":960\}$/m },
  uci: { args: [], input: 'uci\nquit\n', says: /^uciok$/m },
  bench: { args: [], says: /Nodes\/second/ },
  match: {
    args: [
      '--variant',
      'chess',
      '--engine',
      self,
      '--engine',
      self,
      '--starts',
      '-',
      '--max-plies',
      '2',
      '--pgn',
      '-',
    ],
    input: '8/8/8/8/8/k7/8/K6R w - - 0 1\n',
    says: /\[Result "/,
  },
  completion: { args: ['bash'], says: /complete -o bashdefault/ },
}

test('every command is tried here', () => {
  expect([...Object.keys(PIPED), 'work'].sort()).toEqual(COMMANDS.map(({ name }) => name).sort())
})

test.each(Object.entries(PIPED))(
  '%s reads from a pipe and writes into one',
  (name, { args, input, says }) => {
    const given = typeof input === 'function' ? input() : input
    expect(run([...name.split(' '), ...args], given).toString()).toMatch(says)
  },
)

test('work reads from a pipe and writes into one', { tags: ['redis-server'] }, async () => {
  const { url } = await redisServer()
  expect(run(['work', '--queue', url, '--status', '--json']).toString()).toMatch(/"workers":\[\]/)
})

test.each([
  [
    'a position that is two',
    ['moves', 'chess', '-'],
    'startpos\nstartpos\n',
    /holds 2 lines, and one FEN is wanted/,
  ],
  ['an empty position', ['perft', 'chess', '-', '1'], '', /is empty, and one FEN is wanted/],
  [
    'a rank that is too short',
    ['moves', 'chess', '-'],
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w - - 0 1',
    /rank 1 has 7 squares instead of 8: RNBQKBN/,
  ],
  ['a file that is not an atlas', ['atlas', 'show', '-'], 'no atlas', /standard input/],
] as const)('%s on a pipe is refused with a reason', (_, args, input, reason) => {
  const { status, stderr } = spawnSync(process.execPath, [cli, ...args], { input, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(reason)])
})
