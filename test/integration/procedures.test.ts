import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { procedureById } from '@shared/procedures/catalogue'
import type { Procedure } from '@shared/procedures/model/procedure'
import { writeProcedure } from '@shared/procedures/model/readProcedure'
import { cli, runCli, type CliRun } from '../support/builtCli'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'backrank-procedures-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const backrank = (...args: readonly string[]): CliRun => runCli(cli, args)

const written = (name: string, text: string): string => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

const THROWN_FEN = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'

describe('backrank roll', () => {
  test('prints each throw, what it did, and the position', () => {
    const { out, code } = backrank('roll', 'fischer-benko', '--throws', '1,2,2,3,3,5')
    expect(code).toBe(0)
    expect(out).toBe(
      '1  Bb1\n2  Bc8\n2  Bc1\n3  Bf8\n3  Re1\n5  Rg8\n\n' +
        `White .BB.R...\nBlack ..B..BR.\n${THROWN_FEN}\nlog   fischer-benko die 1 2 2 3 3 5\n`,
    )
  })

  test('says the same in JSON', () => {
    const { out } = backrank('roll', 'fischer-benko', '--throws', '1,2,2,3,3,5', '--json')
    expect(JSON.parse(out)).toEqual({
      procedure: 'fischer-benko',
      equipment: 'die',
      steps: [
        { player: 'white', thrown: '1', did: 'Bb1' },
        { player: 'black', thrown: '2', did: 'Bc8' },
        { player: 'white', thrown: '2', did: 'Bc1' },
        { player: 'black', thrown: '3', did: 'Bf8' },
        { player: 'white', thrown: '3', did: 'Re1' },
        { player: 'black', thrown: '5', did: 'Rg8' },
      ],
      log: 'fischer-benko die 1 2 2 3 3 5',
      white: '.BB.R...',
      black: '..B..BR.',
      fen: THROWN_FEN,
      number: 4532,
    })
  })

  test('throws the same with the same seed, and goes on from throws that are given', () => {
    const [one, other] = [1, 2].map(() => backrank('roll', 'modern-random', '--seed', '7').out)
    expect(one).toBe(other)
    const { out } = backrank('roll', 'fischer-benko', '--throws', '1,2', '--seed', '7')
    expect(out).toMatch(/^1 {2}Bb1\n2 {2}Bc8\n/)
  })

  test('throws at random if no throws are given, and prints the seed that repeats it', () => {
    const { seed, log } = JSON.parse(backrank('roll', 'korean-random', '--json').out) as Record<
      string,
      string
    >
    const again = JSON.parse(backrank('roll', 'korean-random', '--seed', seed!, '--json').out) as unknown
    expect(again).toMatchObject({ seed, log })
  })

  test('takes coins by letters and by the lines of their chart', () => {
    const rolls = ['HT,HH,HT,H,HH,HT', '2,1,2,1,1,2'].map(throws =>
      backrank('roll', 'fischer-random-2', '--throws', throws),
    )
    expect(rolls.map(({ code }) => code)).toEqual([0, 0])
    expect(rolls[0]!.out).toBe(rolls[1]!.out)
    expect(rolls[0]!.out).toContain('log   fischer-random-2 coins HT HH HT H HH HT')
  })

  test('throws with the requested equipment', () => {
    const { out } = backrank('roll', 'fischer-random-1', '--with', 'coins', '--seed', '1')
    expect(out).toContain('log   fischer-random-1 coins ')
  })

  test('says when the manual’s rank is no start of the system', () => {
    const { out, code } = backrank('roll', 'capablanca-random-1a', '--throws', '1,1,1,1,1,1,1')
    expect([code, out.includes('no start of the system: the bishops stand side by side')]).toEqual([0, true])
  })

  test.each<[string, readonly string[], number, string]>([
    [
      'a seven',
      ['fischer-benko', '--throws', '1,7'],
      1,
      'backrank: throw 2: 7 cannot be thrown here: the die shows 1 to 6; the throw before it stands\n',
    ],
    [
      'a letter',
      ['fischer-benko', '--throws', 'a'],
      1,
      'backrank: throw 1: a cannot be thrown here: the die shows 1 to 6\n',
    ],
    [
      'too few throws',
      ['fischer-benko', '--throws', '1,2,2'],
      1,
      'backrank: there are too few throws (so far 1 2 2); next is Black’s dark bishop: throw the die\n',
    ],
    [
      'one throw too many',
      ['fischer-benko', '--throws', '1,2,2,3,3,5,1'],
      1,
      'backrank: throw 7: 1 is one throw too many: every piece is placed; the 6 throws before it stand\n',
    ],
    [
      'an unknown procedure',
      ['chess-by-post'],
      1,
      'backrank: there is no procedure chess-by-post; backrank procedures lists them\n',
    ],
    [
      'unknown equipment',
      ['fischer-benko', '--with', 'cards'],
      1,
      'backrank: cards cannot be thrown; --with takes die, d4, d8, d10, d12, d20, dice or coins\n',
    ],
    [
      'a die that does not reach',
      ['modern-capablanca-random', '--with', 'd4', '--seed', '1'],
      1,
      'backrank: step 1 (a piece on a free square) has to choose among 10 squares, too many for a four-sided die\n',
    ],
    [
      'throws of a die that does not reach',
      ['modern-capablanca-random', '--with', 'd4', '--throws', '1'],
      1,
      'backrank: step 1 (a piece on a free square) has to choose among 10 squares, too many for a four-sided die\n',
    ],
    [
      'no procedure',
      [],
      2,
      'backrank: PROCEDURE is missing\nUsage: backrank roll PROCEDURE [--throws LIST] [--seed S] [--with EQUIPMENT] [--count N] [--pgn] [--couplets] [--event TEXT] [--round N] [--within CP] [--rewarding] [--out OUT] [--json]\n',
    ],
  ])('refuses %s with a sentence', (_, args, code, sentence) => {
    const run = backrank('roll', ...args)
    expect([run.code, run.err, run.out]).toEqual([code, sentence, ''])
  })
})

describe('backrank odds', () => {
  test('gives the verdict in words', () => {
    const { out } = backrank('odds', 'fischer-random-2')
    expect(out).toContain(
      'fischer-random-2 makes 384 of the 960 ranks 1.5 times as likely (1/768) as 576 others (1/1,152).\n',
    )
    expect(out).toContain('throws     6 for the rank with up to three coins\n')
  })

  test('gives the exact distribution in JSON', () => {
    const record = JSON.parse(backrank('odds', 'korean-random', '--json').out) as {
      readonly outcomes: Readonly<Record<string, string>>
    }
    expect(record).toMatchObject({
      procedure: 'korean-random',
      positions: 36,
      min: '1/36',
      max: '1/36',
      ratio: 1,
      entropyBits: Math.log2(36),
      expectedThrows: '4/1',
    })
    expect(Object.keys(record)).toEqual([
      'procedure',
      'positions',
      'min',
      'max',
      'ratio',
      'entropyBits',
      'expectedThrows',
      'outcomes',
    ])
    expect(record.outcomes['RNEA.AENR']).toBe('1/36')
  })

  test.each([
    ['fischer-benko', '.BB.R...', '1/96'],
    ['english-random-2', 'RNBQKBNR', '1/5040'],
  ])('writes the ranks of %s as %s', (id, rank, share) => {
    const { outcomes } = JSON.parse(backrank('odds', id, '--json').out) as {
      readonly outcomes: Readonly<Record<string, string>>
    }
    expect(outcomes[rank]).toBe(share)
  })
})

describe('backrank odds --both', () => {
  test('gives the verdict on both armies in words', () => {
    expect(backrank('odds', 'fischer-benko', '--both').out).toBe(
      'fischer-benko gives each of the 9,216 pairs of armies with a chance of 1/9,216. ' +
        'Each player throws without regard to the other.\n\n' +
        'pairs      9216\nleast      1/9216\nmost       1/9216\nratio      1.000\n' +
        'entropy    13.170 of 13.170 bits\n' +
        'throws     8 for both armies with a six-sided die\n',
    )
  })

  test('draws how many pairs have each probability', () => {
    const { out } = backrank('odds', 'english-random-1', '--both')
    expect(out).toContain('Each player throws without regard to the other.\n\npairs      25401600\n')
    expect(out.split('\n\n')[2]).toMatch(
      /^1\/33177600 +8294400 {2}#+\n1\/24883200 +12441600 {2}#{32}\n1\/18662400 +4665600 {2}#+\n$/,
    )
  })

  test('gives each pair in JSON', () => {
    const record = JSON.parse(backrank('odds', 'arrangement-random', '--both', '--json').out) as {
      readonly outcomes: Readonly<Record<string, string>>
    }
    expect(record).toMatchObject({
      procedure: 'arrangement-random',
      armies: 'shared',
      positions: 80,
      min: '1/80',
      max: '1/80',
      expectedThrows: '21/5',
      classes: [{ probability: '1/80', positions: 80 }],
    })
    expect(record.outcomes['RQBNNBKR/RNBNQBKR']).toBe('1/80')
  })
})

describe('backrank odds at work', () => {
  const LONG = ['odds', 'modern-capablanca-random', '--both', '--json'] as const
  const AS_TERMINAL = ['--import', 'data:text/javascript,process.stderr.isTTY = true']
  const CLEARED = '\r\x1b[K'

  test('reports nothing without a terminal', () => {
    expect(backrank(...LONG)).toMatchObject({ code: 0, err: '' })
  })

  test('shows its progress on a terminal, and ends without a trace on Ctrl-C', async () => {
    const child = spawn(process.execPath, [...AS_TERMINAL, cli, ...LONG])
    let [out, err] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (err === '') child.kill('SIGINT')
      err += text
    })
    const [code] = (await once(child, 'close')) as [number | null]
    expect({ code, out }).toEqual({ code: 130, out: '' })
    expect(err.startsWith(`${CLEARED}working out the odds: step 1 of `)).toBe(true)
    expect(err.endsWith(CLEARED)).toBe(true)
  })
})

describe('a procedure of millions of ranks', () => {
  const PIECES = [
    ...(['king', 'queen', 'rook', 'bishop', 'knight'] as const),
    ...(['archbishop', 'chancellor', 'primeMinister', 'guard', 'cannon'] as const),
  ]
  const TEN: Procedure = {
    id: 'ten',
    name: 'Ten',
    rank: '??????????',
    pieces: Object.fromEntries(PIECES.map(piece => [piece, 1])),
    equipment: ['d10'],
    steps: PIECES.map(piece => ({ kind: 'place', piece })),
    second: { kind: 'mirrored' },
  }
  const swapped: Procedure = {
    ...TEN,
    steps: [...TEN.steps, { kind: 'swap', piece: 'king', never: [], conditions: [{ kind: 'bishopsApart' }] }],
  }

  test('has exact odds, by probability and not by rank', () => {
    const { out } = backrank('odds', written('ten.json', writeProcedure(TEN)), '--json')
    const record = JSON.parse(out) as Readonly<Record<string, unknown>>
    expect(record).toMatchObject({
      positions: 3_628_800,
      min: '1/3628800',
      classes: [{ probability: '1/3628800', positions: 3_628_800 }],
    })
    expect(record).not.toHaveProperty('outcomes')
  })

  test('is estimated from the seed if pieces change places', () => {
    const file = written('swapped.json', writeProcedure(swapped))
    const { out, err } = backrank('odds', file, '--seed', 'mine')
    expect(err).toBe('')
    expect(out).toContain('ten has too many ranks for exact odds. This is an estimate')
    expect(out).toContain('thrown     200,000 times, seed mine\n')
    expect(out).toContain('throws     16.29, for the rank with a ten-sided die\n')
    expect(out).toMatch(
      /^evenness {3}the same ranks come up as often as with 3,\d\d\d,000 ± \d+,000 equally likely ranks$/m,
    )
  }, 60_000)
})

describe('a procedure of the user', () => {
  const MINE = { ...procedureById('fischer-random-1')!, id: 'mine' }

  test('is thrown and weighed like any other', () => {
    const file = written('mine.json', writeProcedure(MINE))
    expect(backrank('roll', file, '--throws', '1,1,1,1,1').out).toContain('log   mine die 1 1 1 1 1')
    expect(backrank('odds', file).out).toContain('mine gives each of the 960 ranks with a chance of 1/960.')
  })

  test('is refused with the place of the error', () => {
    const file = written('broken.json', JSON.stringify({ ...MINE, steps: [{ kind: 'dance' }] }))
    const { code, err } = backrank('odds', file)
    expect([code, err.includes('step 1, kind is dance; it must be place')]).toEqual([1, true])
  })

  test('is refused if it may not end', () => {
    const steps = MINE.steps.with(-1, { kind: 'fill', pieces: ['rook', 'king', 'rook'] })
    const endless = {
      ...MINE,
      steps: [{ kind: 'kingInside' }, ...steps.slice(0, 4), { kind: 'rooksAroundKing' }],
    }
    const { code, err } = backrank('roll', written('endless.json', JSON.stringify(endless)))
    expect([code, err.includes('can come to a dead end')]).toEqual([1, true])
  })
})

test('backrank procedures lists all of them', () => {
  const list = backrank('procedures').out.trim().split('\n')
  const json = JSON.parse(backrank('procedures', '--json').out) as readonly { readonly id: string }[]
  expect(json.map(({ id }) => id)).toEqual(list.map(line => line.split(' ')[0]))
  expect(json.map(({ id }) => id)).toContain('half-random-transcendental')
})
