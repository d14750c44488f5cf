import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cli, runCli, type CliRun } from '../support/builtCli'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const RELOCATION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king'

/** Matchers of Vitest are `any`; these state their types. */
const containing = (part: string): unknown => expect.stringContaining(part)
const matching = (shape: RegExp): unknown => expect.stringMatching(shape)

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'backrank-cli-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const backrank = (...args: readonly string[]): CliRun => runCli(cli, args)

const write = (name: string, text: string): string => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

const jsonLines = (text: string): readonly unknown[] =>
  text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as unknown)

describe('commands answer', () => {
  test.each<[readonly string[], string]>([
    [['count', 'chess960'], '960\n'],
    [['count', 'pre-chess'], '8294400\n'],
    [['count', 'arrangement', '--option', 'lenient'], '84\n'],
    [['count', 'fischer-benko', '--random-starts'], '9216\n'],
    [['count', 'capablanca-random', '--json'], '{"count":12118}\n'],
    [['start', 'chess960', '518'], `${START}\n`],
    [
      ['start', 'fischer-benko', '4532', '--random-start'],
      '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1\n',
    ],
    [['start', 'chess', '--random', '--seed', 'x', '--json'], `{"number":0,"fen":"${START}","seed":"x"}\n`],
    [['moves', 'chess', '7k/8/5K2/6Q1/8/8/8/8 b - - 0 1'], 'h8h7\tKh7\n'],
    [
      ['moves', 'chess', '7k/8/5K2/6Q1/8/8/8/8 b - - 0 1', '--json'],
      '{"moves":[{"uci":"h8h7","san":"Kh7"}]}\n',
    ],
    [['perft', 'chess', START, '4'], '197281\n'],
    [['perft', 'arrangement', RELOCATION, '5'], '1600\n'],
    [['perft', 'arrangement', RELOCATION, '1', '--divide'], 'e8b8 1\ne8c8 1\ne8d8 1\ne8e8 1\ne8g8 1\n\n5\n'],
    [['perft', 'chess', START, '2', '--json'], '{"nodes":400}\n'],
    [
      ['play', 'chess', START, 'e2e4', 'e7e5'],
      'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n',
    ],
    [
      ['play', 'arrangement', RELOCATION, 'e8g8', '--option', 'curtailed'],
      'rnbqnbkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 2 king\n',
    ],
    [['perft', 'arrangement', 'startpos', '5'], '1600\n'],
    [['perft', 'chess960', '518', '3'], '8902\n'],
    [
      ['play', 'chess', 'startpos', 'e4', 'e7e5', 'Ng1f3'],
      'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n',
    ],
    [
      ['play', 'fischer-benko', 'throw:4532', 'R@h1', 'N@e8'],
      '2b1nbr1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnk] w - - 0 2\n',
    ],
  ])('backrank %j', (args, out) => {
    expect(backrank(...args)).toEqual({ code: 0, out, err: '' })
  })

  test('a draw with a seed is the same draw again', () => {
    const draw = () => backrank('start', 'transcendental', '--random', '--seed', 'again').out
    expect(draw()).toBe(draw())
  })

  test('variants lists all systems', () => {
    expect(backrank('variants').out.split('\n')).toHaveLength(18)
    expect(JSON.parse(backrank('variants', '--json').out)).toContainEqual(
      expect.objectContaining({ id: 'korean-random', shortName: 'Korean Random' }),
    )
  })

  test('--version prints the version of the package, and --help the usage', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(backrank('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' })
    expect(backrank('--help')).toMatchObject({ code: 0, err: '' })
    expect(backrank('perft', '--help').out).toContain('Usage: backrank perft VARIANT FEN DEPTH')
  })
})

describe('the starts of a round', () => {
  test('are drawn from a seed and checked with one command', () => {
    const commitment = '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8'
    expect(backrank('seed', 'password').out).toBe(`seed        password\ncommitment  ${commitment}\n`)
    const { out } = backrank(
      'start',
      'chess960',
      '--count',
      '8',
      '--within',
      '15',
      '--seed',
      'password',
      '--pgn',
    )
    const file = write('round.pgn', out)
    expect(backrank('verify', file, '--commitment', commitment)).toEqual({
      code: 0,
      out: '8 of 8 boards have the start that the seed draws\nthe seed belongs to the commitment\n',
      err: '',
    })
    expect(backrank('verify', file, '--seed', 'other', '--commitment', commitment)).toMatchObject({
      code: 1,
      out: containing('the seed does not belong to the commitment'),
    })
  })
})

describe('errors go to standard error', () => {
  test.each<[code: number, args: readonly string[], says: string]>([
    [2, [], 'a command is missing'],
    [2, ['dance'], 'there is no command dance\nbackrank --help lists all commands'],
    [2, ['staart'], 'there is no command staart; did you mean start?'],
    [2, ['pgn', 'burn'], 'there is no command pgn burn; behind pgn stands one of check, format'],
    [2, ['pgn'], 'behind pgn a word is missing: check, format'],
    [2, ['start', 'chess960', '--cuont', '3'], 'unknown option --cuont; did you mean --count?'],
    [1, ['start', 'chess690', '5'], 'there is no variant chess690; did you mean chess960?'],
    [1, ['start', 'chess960', '--count', '2', '--round', '3'], 'are for games: give --pgn'],
    [1, ['start', 'chess960', '5', '--within', '30'], 'are for starts that are drawn'],
    [1, ['roll', 'fischer-benko', '--couplets'], 'are for games: give --pgn'],
    [1, ['roll', 'fischer-benko', '--throws', ''], 'there are too few throws (so far nothing)'],
    [2, ['perft', 'chess', START], 'DEPTH is missing'],
    [2, ['moves', 'chess'], 'FEN is missing'],
    [2, ['count', 'chess', '--divide'], 'unknown option --divide'],
    [1, ['count', 'tiddlywinks'], 'there is no variant tiddlywinks; backrank variants lists them'],
    [1, ['start', 'chess960', '960'], '960 is not a start number; they run from 0 to 959'],
    [1, ['start', 'chess960', 'x'], 'x is not a start number; they run from 0 to 959'],
    [1, ['start', 'chess960', '-12'], '-12 is not a start number; they run from 0 to 959'],
    [1, ['start', 'chess960', '--count', '961'], 'chess960 has only 960'],
    [1, ['start', 'chess960', '5', '--count', '2'], 'not both'],
    [
      1,
      ['start', 'half-random-transcendental', '--count', '2', '--within', '20'],
      'no values of half-random-transcendental',
    ],
    [1, ['start', 'chess960'], 'give a number, --random or --count N'],
    [1, ['start', 'chess', '0', '--random-start'], 'this system has no random starts'],
    [1, ['moves', 'chess', 'hello'], 'FEN: the board'],
    [1, ['moves', 'chess', '8/8/8/8/8/8/8/8 w - - 0 1'], 'there must be one king a side'],
    [1, ['moves', 'chess', START, '--option', 'curtailed'], 'chess has no option curtailed'],
    [1, ['perft', 'chess', START, 'deep'], 'the depth must be a number'],
    [
      1,
      ['moves', 'fischer-benko', 'startpos'],
      'a start number from 0 to 921599, or throw: and a number from 0 to 9215',
    ],
    [1, ['moves', 'chess960', '960'], 'the numbers run from 0 to 959'],
    [1, ['play', 'chess', START, 'e2e5'], 'e2e5 is not legal'],
    [1, ['play', 'chess', 'startpos', 'e4', 'e5', 'Ke3'], 'The king cannot go from e1 to e3; legal: Ke2'],
    [
      1,
      ['play', 'fischer-benko', 'throw:4532', 'R@d1'],
      'Rook on d1 leaves no square for the king between the rooks. It can go to a1, g1 or h1',
    ],
    [1, ['pgn', 'check', 'no-such-file.pgn'], 'no-such-file.pgn was not found'],
    [1, ['pgn', 'format', '.'], '. is a folder'],
    [1, ['roll', 'no-such-file.json'], 'no-such-file.json was not found'],
    [
      2,
      ['match', '--starts', 'gone.epd', '--engine', 'cmd=a nodes=1', '--engine', 'cmd=b nodes=1'],
      'gone.epd was not found',
    ],
    [2, ['completion', 'csh'], 'SHELL must be bash or zsh or fish'],
  ])('with code %i: backrank %j', (code, args, says) => {
    const run = backrank(...args)
    expect(run).toMatchObject({ code, out: '' })
    expect(run.err).toContain(says)
  })
})

describe('batch', () => {
  test('answers in order, and a bad line spoils no other', () => {
    const input = [
      '{"command":"perft","variant":"chess","fen":"8/8/8/8/8/8/8/8 w - - 0 1","depth":1}',
      'not JSON',
      '',
      '[]',
      '{"command":"dance"}',
      '{"command":"start","variant":"chess960","number":518,"note":"unknown fields are ignored"}',
      '{"command":"start","variant":"chess960","number":-1}',
      `{"command":"play","variant":"chess","fen":"${START}","moves":["e2e4"]}`,
      `{"command":"play","variant":"chess","fen":"${START}","moves":["e2e5"]}`,
      `{"command":"perft","variant":"chess","fen":"${START}","depth":"3"}`,
      `{"command":"moves","variant":"chess","fen":"${START}","options":"x"}`,
      `{"command":"perft","variant":"chess","fen":"${START}","depth":3}`,
    ].join('\r\n')
    const run = runCli(cli, ['batch'], input)
    expect(run).toMatchObject({ code: 0, err: '' })
    expect(jsonLines(run.out)).toEqual([
      { error: containing('one king') },
      { error: 'this line is no JSON object' },
      { error: 'this line is no JSON object' },
      { error: containing('command must be one of variants, count, start, seed, verify, couplets, moves') },
      { fen: START },
      { error: containing('0 to 959') },
      { fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1' },
      { error: containing('e2e5 is not legal') },
      { error: 'depth must be a number' },
      { error: 'options must be a list of texts' },
      { nodes: 8902 },
    ])
  })

  test('answers ten thousand lines in seconds', () => {
    const line = `{"command":"play","variant":"chess","fen":"${START}","moves":["e2e4","e7e5","g1f3"]}\n`
    const { out } = runCli(cli, ['batch'], line.repeat(10_000))
    expect(out.trim().split('\n')).toHaveLength(10_000)
  })

  test('ends quietly when the reader is gone', async () => {
    const child = spawn(process.execPath, [cli, 'batch'])
    const complaints: Buffer[] = []
    child.stderr.on('data', (piece: Buffer) => complaints.push(piece))
    child.stdin.on('error', () => undefined)
    child.stdout.once('data', () => child.stdout.destroy())
    child.stdin.end('{"command":"start","variant":"chess","number":0}\n'.repeat(200_000))
    const [code] = (await once(child, 'close')) as [number]
    expect({ code, said: Buffer.concat(complaints).toString() }).toEqual({ code: 0, said: '' })
  })
})

describe('pgn check', () => {
  test('reports the outcome of every game', () => {
    const run = backrank('pgn', 'check', 'samples/lukic-vujacic.pgn', 'samples/fischer-benko-setup.pgn')
    expect(run).toMatchObject({ code: 0, err: '' })
    expect(jsonLines(run.out)).toEqual([
      {
        file: 'samples/lukic-vujacic.pgn',
        index: 0,
        line: 1,
        variant: 'half-random-transcendental',
        plies: 114,
        fen: '3R4/7p/6p1/5p2/4pPP1/4k2P/pr6/4K3 w - - 0 58',
        result: '*',
      },
      expect.objectContaining({ variant: 'fischer-benko', plies: 8 }),
    ])
  })

  test('says where a game goes wrong, and continues with the next', () => {
    const file = write(
      'bad.pgn',
      '[White "A"]\n\n1. e4 e5 2. Ke3 1-0\n\n[Variant "Go"]\n\n1. e4 *\n\n[White "B"]\n\n1. d4 (1. d5) *\n\n[White "C"]\n\n1. c4 *\n',
    )
    const run = backrank('pgn', 'check', file)
    expect(run.code).toBe(1)
    expect(jsonLines(run.out)).toEqual([
      expect.objectContaining({
        index: 0,
        line: 1,
        plies: 2,
        result: '1-0',
        error: matching(/^line 3, column 13: Ke3 is not legal; legal: Ke2/),
      }),
      expect.objectContaining({
        index: 1,
        line: 5,
        variant: 'Go',
        plies: 0,
        fen: '',
        error: containing('Go is no variant'),
      }),
      expect.objectContaining({ index: 2, plies: 1, error: containing('d5 is not legal') }),
      {
        file,
        index: 3,
        line: 13,
        variant: 'chess',
        plies: 1,
        fen: 'rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq - 0 1',
        result: '*',
      },
    ])
  })
})

describe('pgn format', () => {
  test('writes a sample back letter for letter', () => {
    const sample = readFileSync('samples/lukic-vujacic.pgn', 'utf8')
    expect(backrank('pgn', 'format', 'samples/lukic-vujacic.pgn')).toEqual({ code: 0, out: sample, err: '' })
  })

  test('joins placements that were written singly', () => {
    const sample = readFileSync('samples/lukic-vujacic.pgn', 'utf8')
    const single = sample.replace('4. Q@b1+K@g1 Q@g8+K@b8', '4. Q@b1 Q@g8 5. K@g1 K@b8')
    expect(single).not.toBe(sample)
    const out = path.join(folder, 'joined.pgn')
    expect(backrank('pgn', 'format', write('single.pgn', single), '-o', out).code).toBe(0)
    expect(readFileSync(out, 'utf8')).toBe(sample)
  })

  test('writes what ordinary tools can open, and reads it back whole', () => {
    const file = 'samples/fischer-benko-setup.pgn'
    const { code, out } = backrank('pgn', 'format', file, '--interoperable')
    expect(code).toBe(0)
    expect(out).toContain('[Variant "Chess960"]')
    expect(backrank('pgn', 'format', write('interoperable.pgn', out)).out).toBe(readFileSync(file, 'utf8'))
  })

  test('keeps games apart that have no tags', () => {
    const run = backrank('pgn', 'format', write('bare.pgn', '1. e4 1-0\n\n1. {x} d4 *\n\n5. 0-1\n'))
    expect(run.out).toBe('1. e4 1-0\n\n[Result "*"]\n\n{x} 1. d4 *\n\n[Result "0-1"]\n\n0-1\n')
    expect(backrank('pgn', 'format', write('apart.pgn', run.out)).out).toBe(run.out)
  })

  test('keeps a game of an unknown variant letter for letter, and reports it', () => {
    const game = '[Variant "Go"]\n\n1.   B4 {odd} *'
    const run = backrank('pgn', 'format', write('go.pgn', `${game}\n\n[White "B"]\n\n1.e4 *\n`))
    expect(run.code).toBe(1)
    expect(run.out).toBe(`${game}\n\n[White "B"]\n\n1. e4 *\n`)
    expect(run.err).toContain('game 1: line 1, column 1: Go is no variant')
  })

  test('reads Latin-1', () => {
    const file = path.join(folder, 'latin.pgn')
    writeFileSync(file, Buffer.from('[White "Müller"]\n\n1. e4 *\n', 'latin1'))
    expect(backrank('pgn', 'format', file).out).toContain('[White "Müller"]')
  })

  test('reads each game of a file in its own encoding', () => {
    const file = path.join(folder, 'mixed.pgn')
    const game = (white: string) => `[White "${white}"]\n\n1. e4 *\n`
    writeFileSync(file, Buffer.from(`${game('Müller')}\n`, 'latin1'))
    appendFileSync(file, game('Čigorin ♔'))
    expect(backrank('pgn', 'format', file).out).toBe(`${game('Müller')}\n${game('Čigorin ♔')}`)
  })
})
