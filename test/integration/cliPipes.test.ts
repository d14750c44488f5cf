import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cli, runCli } from '../support/builtCli'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'backrank-pipes-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const GAME = '[Event "A"]\n\n1. e4 e5 2. Nf3 *\n'

const tagsOf = (pgn: string, name: string): readonly string[] =>
  [...pgn.matchAll(new RegExp(`\\[${name} "([^"]*)"\\]`, 'g'))].map(([, value]) => value!)

const batch = (...requests: readonly object[]): readonly unknown[] => {
  const { out, err } = runCli(cli, ['batch'], requests.map(request => JSON.stringify(request)).join('\n'))
  expect(err).toBe('')
  return out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as unknown)
}

describe('a dash as standard input and output', () => {
  test('works for games', () => {
    expect(runCli(cli, ['pgn', 'check', '-'], GAME)).toMatchObject({ code: 0, err: '' })
    const formatted = runCli(cli, ['pgn', 'format', '-', '-o', '-'], GAME)
    expect(formatted).toMatchObject({ code: 0, err: '' })
    expect(formatted.out).toContain('1. e4 e5 2. Nf3 *')
    const forum = runCli(cli, ['publish', '-', '--to', 'text', '-o', '-'], GAME)
    expect([forum.code, forum.err]).toEqual([0, ''])
    expect(forum.out).toContain('1. e4 e5 2. ♘f3')
  })

  test('works for some moves of a game', () => {
    const publish = (...args: readonly string[]) => runCli(cli, ['publish', '-', ...args], GAME)
    expect(publish('--to', 'pgn', '--moves', '2').out).toMatch(/\[FEN "[^"]* w KQkq - 0 2"\][^]*\n2\. Nf3 \*/)
    expect(publish('--to', 'text', '--moves', '1-1').out).toMatch(/\n1\. e4 e5\n/)
    expect(publish('--to', 'html', '--moves', '2-9').out).toContain('White to move')
    expect(publish('--to', 'text', '--moves', '3-9')).toMatchObject({
      code: 1,
      err: expect.stringContaining('game 1 has no moves 3-9') as unknown,
    })
    expect(publish('--to', 'text', '--moves', '9-3').err).toContain('--moves is a number, or two as in 20-35')
    expect(publish('--to', 'svg', '--moves', '2').err).toContain('--moves is for html, pdf, text and pgn')
  })

  test('works for games that come in many pieces', () => {
    const games = GAME.repeat(20_000)
    const run = runCli(cli, ['pgn', 'check', '-'], games)
    expect(run.code).toBe(0)
    expect(run.out.trim().split('\n')).toHaveLength(20_000)
  })

  test('works for annotating a game, but not for resuming', () => {
    const run = runCli(cli, ['annotate', '-', '--nodes', '500', '--no-closer-look'], GAME)
    expect([run.code, run.err]).toEqual([0, ''])
    expect(run.out).toContain('1. e4')
    const resumed = runCli(cli, ['annotate', '-', '--resume'], GAME)
    expect(resumed).toMatchObject({ code: 2, out: '' })
    expect(resumed.err).toContain('give -o OUT')
  })

  test('works for the starts and the games of a match', () => {
    const { out: catalogue } = runCli(cli, ['procedures', '--json'])
    expect(catalogue).toContain('fischer-benko')
    const starts = path.join(folder, 'starts.epd')
    writeFileSync(starts, '8/8/8/8/8/k7/8/K6R w - - 0 1\n')
    const self = `cmd='${process.execPath} ${cli} uci' nodes=200`
    const args = ['match', '--variant', 'chess', '--engine', self, '--engine', self]
    const match = runCli(
      cli,
      [...args, '--starts', '-', '--max-plies', '2', '--pgn', '-'],
      readFileSync(starts, 'utf8'),
    )
    expect(match.code).toBe(0)
    expect(tagsOf(match.out, 'Result')).toHaveLength(2)
    expect(match.err).toContain('1 starts with both colors')
  })

  test('is called standard input in errors', () => {
    const broken = runCli(cli, ['roll', '-'], '{"id":')
    expect(broken).toMatchObject({ code: 1, out: '' })
    expect(broken.err).toContain('standard input: ')
    const game = runCli(cli, ['publish', '-', '--to', 'text', '--game', '9'], GAME)
    expect(game.err).toContain('standard input: ')
  })
})

describe('the starts of a round', () => {
  test('are distinct games with numbered boards, the same for the same seed', () => {
    const args = [
      'start',
      'chess960',
      '--count',
      '960',
      '--seed',
      'round 3',
      '--pgn',
      '--event',
      'Spring',
      '--round',
      '3',
    ]
    const { out, err } = runCli(cli, args)
    expect(err).toBe('')
    expect(new Set(tagsOf(out, 'FEN')).size).toBe(960)
    expect(tagsOf(out, 'Board')).toEqual(Array.from({ length: 960 }, (_, index) => String(index + 1)))
    expect(new Set(tagsOf(out, 'Round'))).toEqual(new Set(['3']))
    expect(runCli(cli, args).out).toBe(out)
    const check = runCli(cli, ['pgn', 'check', '-'], out)
    expect(check.code).toBe(0)
    expect(check.out).not.toContain('"error"')
  })

  test('come with the seed that was drawn, which repeats the draw', () => {
    const { out, err } = runCli(cli, ['start', 'fischer-benko', '--count', '5'])
    const seed = /^seed (\S+)$/m.exec(err)?.[1]
    expect(seed).toBeDefined()
    expect(runCli(cli, ['start', 'fischer-benko', '--count', '5', '--seed', seed!])).toEqual({
      code: 0,
      out,
      err: '',
    })
  })

  test('are two games a board with --couplets, and can still be verified', () => {
    const { out } = runCli(cli, ['start', 'chess960', '--count', '3', '--seed', 'x', '--pgn', '--couplets'])
    expect(tagsOf(out, 'Couplet')).toEqual(['1.1', '1.2', '2.1', '2.2', '3.1', '3.2'])
    expect(tagsOf(out, 'Board')).toEqual(['1', '1', '2', '2', '3', '3'])
    expect(new Set(tagsOf(out, 'FEN')).size).toBe(3)
    expect(runCli(cli, ['verify', '-'], out)).toMatchObject({ code: 0 })
  })

  test('name their seed only if it threw everything', () => {
    const thrown = (...more: readonly string[]) =>
      runCli(cli, ['roll', 'fischer-benko', '--seed', '7', '--pgn', ...more]).out
    expect(runCli(cli, ['verify', '-'], thrown('--count', '4'))).toMatchObject({ code: 0 })
    expect(tagsOf(thrown('--throws', '1,2'), 'Seed')).toEqual([])
  })

  test('list their throws, which give the same start again', () => {
    const { out } = runCli(cli, ['roll', 'fischer-benko', '--count', '3', '--seed', '7', '--pgn'])
    const throws = tagsOf(out, 'Throws')
    expect(throws).toHaveLength(3)
    const [, , ...thrown] = throws[1]!.split(' ')
    const again = runCli(cli, ['roll', 'fischer-benko', '--throws', thrown.join(','), '--json'])
    expect((JSON.parse(again.out) as { readonly fen: string }).fen).toBe(tagsOf(out, 'FEN')[1])
  })
})

describe('throws chosen by their value', () => {
  const start = (...args: readonly string[]) =>
    runCli(cli, ['start', 'fischer-benko', '--random-start', ...args])
  const drawn = (...args: readonly string[]) => {
    const { code, out, err } = start('--count', '40', '--seed', 'club', '--json', ...args)
    expect([code, err]).toEqual([0, ''])
    return out
      .trim()
      .split('\n')
      .map(
        line =>
          JSON.parse(line) as { readonly number: number; readonly value: number; readonly spread: number },
      )
  }

  test('can be drawn to be fair or to reward placing', () => {
    const fair = drawn('--within', '20')
    expect(fair.every(({ value }) => Math.abs(value) <= 20)).toBe(true)
    const rewarding = drawn('--rewarding', '--within', '40')
    expect(rewarding.every(({ value }) => Math.abs(value) <= 40)).toBe(true)
    const least = Math.min(...rewarding.map(({ spread }) => spread))
    expect(fair.some(({ spread }) => spread < least)).toBe(true)
    expect(new Set(rewarding.map(({ number }) => number)).size).toBe(40)
    // Better values may replace these later, so the games do not claim that the seed repeats the draw.
    const games = start('--count', '2', '--seed', 'club', '--pgn', '--rewarding').out
    expect([tagsOf(games, 'Board'), tagsOf(games, 'Seed')]).toEqual([['1', '2'], []])
  })

  test('are rolled until they are fair; the rejected ones are named, and verify skips them', () => {
    const roll = (...args: readonly string[]) =>
      runCli(cli, ['roll', 'fischer-benko', '--seed', '7', '--within', '15', ...args])
    const { out } = roll('--count', '3', '--pgn')
    const named = tagsOf(out, 'ThrownAgain').flatMap(text => text.split(', '))
    expect(named.length).toBeGreaterThan(0)
    for (const entry of named) {
      expect(entry).toMatch(/^\d+ [+-]\d\.\d\d$/)
      expect(Math.abs(Number(entry.split(' ')[1]))).toBeGreaterThan(0.15)
    }
    const verdict = runCli(cli, ['verify', '-'], out)
    expect([verdict.code, verdict.err]).toEqual([0, ''])
    expect(verdict.out).toContain('3 of 3 boards have the start that the seed draws')
    expect(verdict.out).toContain(`left out: ${named.length} throws of the seed that were not played`)
    // Without these names the games are not what the seed threw.
    expect(runCli(cli, ['verify', '-'], out.replaceAll(/\[ThrownAgain.*\n/g, ''))).toMatchObject({ code: 1 })
    expect(roll().out).toContain('\nagain ')
    const asJson = JSON.parse(roll('--json').out) as { readonly thrownAgain: readonly object[] }
    expect(asJson.thrownAgain[0]).toMatchObject({ number: expect.any(Number) as unknown })
  })

  test('work for complete starts, and are refused where values are unknown or nothing is placed', () => {
    const chess960 = runCli(cli, ['roll', 'fischer-random-2', '--within', '10', '--seed', 'x'])
    expect([chess960.code, chess960.err]).toEqual([0, ''])
    const refused = (args: readonly string[]) => {
      const { code, out, err } = runCli(cli, args)
      expect([code, out]).toEqual([1, ''])
      return err
    }
    expect(refused(['roll', 'fischer-random-2', '--rewarding'])).toContain('no throw rewards placing')
    expect(refused(['start', 'chess960', '--random', '--rewarding'])).toContain('add --random-start')
    expect(refused(['start', 'pre-chess', '--random-start', '--random', '--rewarding'])).toContain(
      'pre-chess',
    )
    expect(
      refused([
        'start',
        'fischer-benko',
        '--random-start',
        '--count',
        '9000',
        '--within',
        '1',
        '--seed',
        'x',
      ]),
    ).toMatch(/fischer-benko has only \d+ within 1 cp/)
    expect(refused(['roll', 'fischer-benko', '--throws', '1,2', '--within', '5'])).toContain('not both')
  })
})

describe('commands in batch', () => {
  test('take words and flags, and answer with their JSON', () => {
    expect(
      batch(
        { command: 'count', words: ['chess960'] },
        { command: 'roll', words: ['fischer-benko'], throws: '1,2,2,3,3,5' },
        { command: 'start', words: ['chess960'], count: 2, seed: 'x' },
        { command: 'pgn check', words: ['-'], input: '1. e4 e5 *' },
        { command: 'pgn format', words: ['-'], input: '1.e4 e5' },
        { command: 'start', words: ['chess960', '5'], pgn: true },
        { command: 'moves', variant: 'chess', fen: 'startpos' },
      ),
    ).toMatchObject([
      { count: 960 },
      { procedure: 'fischer-benko', white: expect.any(String) as unknown },
      { lines: [{ seed: 'x' }, { seed: 'x' }] },
      { file: '-', plies: 2, variant: 'chess' },
      { text: expect.stringContaining('1. e4 e5 *') as unknown },
      { text: expect.stringContaining('[Board "1"]') as unknown },
      { moves: expect.any(Array) as unknown },
    ])
  })

  test('report each error in its place', () => {
    expect(
      batch(
        { command: 'count' },
        { command: 'count', words: 'chess' },
        { command: 'count', words: ['chess'], randomStarts: 'yes' },
        { command: 'odds', words: ['nothing'] },
        { command: 'pgn check', words: ['-'], input: 5 },
        { command: 'batch', words: [] },
        { command: 'count', words: ['chess'] },
      ),
    ).toEqual([
      { error: 'VARIANT is missing' },
      { error: 'words must be a list of texts' },
      { error: 'randomStarts must be true or false' },
      { error: 'there is no procedure nothing; backrank procedures lists them' },
      { error: 'input must be a text' },
      { error: expect.stringContaining('command must be one of') as unknown },
      { count: 1 },
    ])
  })
})

describe('completion', () => {
  const complete = (...words: readonly string[]): readonly string[] => {
    const script = path.join(folder, 'backrank.bash')
    writeFileSync(script, runCli(cli, ['completion', 'bash']).out)
    const list = words.map(word => `'${word}'`).join(' ')
    const code = `source '${script}'; COMP_WORDS=(backrank ${list}); COMP_CWORD=${words.length}; _backrank; printf '%s\\n' "\${COMPREPLY[@]}"`
    const { stdout, stderr } = spawnSync('bash', ['-c', code], { encoding: 'utf8' })
    expect(stderr).toBe('')
    return stdout.split('\n').filter(word => word !== '')
  }

  test('knows commands, their flags, systems, procedures and enumerated values', () => {
    expect(complete('pe')).toEqual(['perft'])
    expect(complete('pgn', '')).toEqual(['check', 'format'])
    expect(complete('start', 'chess9')).toEqual(['chess960'])
    expect(complete('start', 'chess960', '--ra')).toEqual(['--random-start', '--random'])
    expect(complete('pgn', 'format', '--i')).toEqual(['--interoperable'])
    expect(complete('solve', 'fischer-benko', 'x', '--last', '')).toEqual(['sequential', 'simultaneous'])
    expect(complete('match', '--variant', 'beau')).toEqual(['beautiful'])
    expect(complete('roll', 'fischer')).toContain('fischer-benko')
    expect(complete('atlas', 'build', 'chess9')).toEqual(['chess960'])
    expect(complete('atlas', 'build', 'chess960', '')).toEqual([])
    expect(complete('annotate', '')).toEqual([])
  })

  test.each(['zsh', 'fish'])('is written for %s with every command', shell => {
    const { out, code } = runCli(cli, ['completion', shell])
    expect(code).toBe(0)
    for (const { 1: name } of runCli(cli, ['--help']).out.matchAll(/^ {2}([a-z-]+)/gm))
      expect(out).toContain(name)
  })
})
