import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { cli, runCli } from '../support/builtCli'
import { LONG_WAIT } from '../support/longWait'
import { programPath } from '../support/programPath'
import { scratchFolder } from '../support/scratchFolder'

const START = 'bnrbkqnr/pppppppp/8/8/8/8/PPPPPPPP/BNRBKQNR w KQkq - 0 1'

/** A throw of Fischer-Benko Chess. */
const THROW = 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1'

interface Numbers {
  readonly positions: number
  readonly decisions: number
  readonly coverage: number
  readonly value: number
  readonly nodes: number
  readonly depth: number
}

const NODES = 4000

const words = (variant: string, fen: string, out: string, flags: string) => [
  ...['prepare', variant, fen, '-o', out, '--json', '--nodes-per-position', String(NODES)],
  ...flags.split(' '),
]

const prepare = async (flags: string, variant = 'chess960', fen = START, out?: string) => {
  const to = out ?? path.join(await scratchFolder(), 'out.pgn')
  const done = runCli(cli, words(variant, fen, to, flags))
  return {
    ...done,
    to,
    numbers: done.out === '' ? undefined : (JSON.parse(done.out) as Numbers),
    written: existsSync(to) ? readFileSync(to, 'utf8') : '',
  }
}

const WHITE = '--color white --threads 1'

describe('a preparation', () => {
  test('is a game that can be read again, with evaluations and the purpose of each move', async () => {
    const { code, err, numbers, written, to } = await prepare(
      `${WHITE} --engine Backrank --total-nodes 240000`,
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    // Decisions are searched several times, the last time with the most nodes.
    expect(numbers!.positions).toBeLessThan(60)
    expect(numbers!.positions).toBeGreaterThan(15)
    expect(numbers!.nodes).toBeGreaterThanOrEqual(240_000)
    expect(numbers!.nodes % (NODES / 4)).toBe(0)
    expect(numbers!.decisions).toBeGreaterThan(3)
    expect(written).toContain('[%prepare white,5,60,4000] Prepared for White: ')
    expect(written).toMatch(/\[%eval -?\d+\.\d\d,\d+\] \[%prepared choice\]/)
    expect(written).toContain('[%prepared answer]')
    const checked = runCli(cli, ['pgn', 'check', to])
    expect(checked.code).toBe(0)
  })

  test('is the same each time, and when it is resumed with more nodes', async () => {
    const whole = await prepare(`${WHITE} --total-nodes 160000`)
    const part = await prepare(`${WHITE} --total-nodes 60000`)
    expect(part.numbers!.nodes).toBeLessThanOrEqual(64_000)
    const resumed = await prepare(
      `${WHITE} --total-nodes 160000 --resume ${part.to}`,
      'chess960',
      START,
      part.to,
    )
    expect(resumed.written).toBe(whole.written)
    expect(resumed.numbers).toEqual(whole.numbers)
    expect((await prepare(`${WHITE} --total-nodes 160000`)).written).toBe(whole.written)
  })

  test('loses only the position being searched when it is killed', async () => {
    const limits = `${WHITE} --total-nodes 300000`
    const whole = await prepare(limits)
    const to = path.join(await scratchFolder(), 'out.pgn')
    const child = spawn(process.execPath, [cli, ...words('chess960', START, to, limits)], { stdio: 'ignore' })
    const kept = (beside: string) => {
      const file = `${beside}.progress`
      return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0
    }
    await vi.waitUntil(() => kept(to) >= 20, LONG_WAIT)
    child.kill('SIGKILL')
    await new Promise(resolve => child.once('exit', resolve))
    expect(kept(to)).toBeLessThan(kept(whole.to))
    const resumed = await prepare(`${limits} --resume ${to}`, 'chess960', START, to)
    expect(resumed.written).toBe(whole.written)
    // Only the interrupted position is searched again; its line may have been cut off.
    expect(kept(to) - kept(whole.to)).toBeLessThanOrEqual(1)
  })

  test.each([
    ['contemporary-random', 'brnqknrb/pppppppp/8/8/8/8/PPPPPPPP/BRNQKNRB w KQkq - 0 1'],
    ['chess', 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3'],
  ])('is made in %s, for Black too', async (variant, fen) => {
    for (const flags of ['--color black --total-nodes 60000', `${WHITE} --total-nodes 60000`]) {
      const { code, err, numbers } = await prepare(flags, variant, fen)
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(numbers!.decisions).toBeGreaterThan(0)
    }
  })

  test('knows mate, and stops where the game is over', async () => {
    const fen = '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1'
    const { numbers, written } = await prepare(`${WHITE} --total-nodes 60000`, 'chess', fen)
    expect(numbers).toMatchObject({ value: 29_999, decisions: 1, depth: 1 })
    expect(written).toContain('1. Ra8#')
  })

  test('can be made by another engine', { tags: ['stockfish'] }, async () => {
    const { code, err, numbers } = await prepare(
      `${WHITE} --total-nodes 40000 --engine ${path.basename(programPath('stockfish'))}`,
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(numbers!.positions).toBeGreaterThan(3)
  })

  test.each([
    ['--total-nodes 1000', '--color must be white or black'],
    ['--color green', '--color must be white or black'],
    ['--color white --margin 90', '--margin must be a whole number from 1 to 50'],
    ['--color white --engine no-such-engine', 'no-such-engine'],
  ])('is refused with "%s"', async (flags, sentence) => {
    const { code, err, written } = await prepare(flags)
    expect(code).not.toBe(0)
    expect(err).toContain(sentence)
    expect(written).toBe('')
  })

  test('begins in the setup of a throw, which is solved first, and goes on in the arrays that arise', async () => {
    const flags = `${WHITE} --total-nodes 400000`
    const { code, err, numbers, written, to } = await prepare(flags, 'fischer-benko', THROW)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    // One placement of ours, and the placements of the other side that cost no more than the margin.
    expect(written).toMatch(
      /\n1\. [QRNK]@[a-h]1 \{\[%eval -?\d\.\d\d\] \[%prepared choice\]\} 1\.\.\. [QRNK]@[a-h]8/,
    )
    expect(written).not.toMatch(/\(1\. /)
    expect(written).toMatch(/\(1\.\.\. [QRNK]@[a-h]8/)
    // The last two pieces, then moves of the game.
    expect(written).toMatch(/4\.\.\. [QRNK]@[a-h]8\+[QRNK]@[a-h]8 \{\[%eval -?\d\.\d\d,\d+\]/)
    expect(written).toMatch(/\n?5\. [a-hRNBQKO]/)
    expect(numbers!.nodes).toBeGreaterThan(NODES * numbers!.positions)
    expect(runCli(cli, ['pgn', 'check', to]).code).toBe(0)

    const part = await prepare(`${WHITE} --total-nodes 150000`, 'fischer-benko', THROW)
    const resumed = await prepare(`${flags} --resume ${part.to}`, 'fischer-benko', THROW, part.to)
    expect(resumed.written).toBe(written)
  })

  test('prepares the setup for Black against several placements of White', async () => {
    const flags = '--color black --threads 1 --total-nodes 150000'
    const { written } = await prepare(flags, 'fischer-benko', THROW)
    expect(written).toMatch(/\(1\. [QRNK]@[a-h]1/)
    expect(written).not.toMatch(/\(1\.\.\. /)
  })

  test('is refused if more arrays can arise than can be solved', async () => {
    const fen = '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'
    const { code, err } = await prepare(WHITE, 'pre-chess', fen)
    expect(code).toBe(2)
    expect(err).toContain('arrays can arise from here; more than 50,000 cannot be solved')
  })
})
