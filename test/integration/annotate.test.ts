import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { cli, runCli, type CliRun } from '../support/builtCli'
import { LONG_WAIT } from '../support/longWait'
import { programPath } from '../support/programPath'
import { scratchFolder } from '../support/scratchFolder'

const SAMPLES = path.join(import.meta.dirname, '..', '..', 'samples')
/** A setup from its second turn on, and some moves of the game proper. */
const PLACED = readFileSync(path.join(SAMPLES, 'fischer-benko-setup.pgn'), 'utf8')
  .replace(/(?<=\[FEN ").*(?="\])/, '2b1nbr1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R2R[QNNKqrnk] w - - 0 2')
  .replace('1. R@h1 N@e8 ', '')
  .replace(/\*\s*$/, '5. e4 e5 6. d4 exd4 7. c3 dxc3 8. f4 *\n')
const LONG = `[Event "Long"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3
O-O 9. h3 Nb8 10. d4 Nbd7 11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 *
`

const SHORT = `[Event "First"]
[Result "0-1"]

1. f3 {Weak.} e5 $1 2. g4?? Qh4# 0-1

`
const SECOND = `[Event "Second"]
[Result "*"]

1.e4   e5 ; not touched
2. Nf3 *
`

interface Annotated extends CliRun {
  readonly written: string
  readonly progress: string
}

const annotate = async (games: string, ...flags: readonly string[]): Promise<Annotated> => {
  const folder = await scratchFolder()
  const [from, to] = ['in.pgn', 'out.pgn'].map(name => path.join(folder, name)) as [string, string]
  writeFileSync(from, games)
  const engine = flags.includes('--engine') ? [] : ['--engine', 'Backrank']
  const done = runCli(cli, ['annotate', from, '-o', to, '--nodes', '2000', ...engine, ...flags])
  return { ...done, written: existsSync(to) ? readFileSync(to, 'utf8') : '', progress: `${to}.progress` }
}

interface Numbers {
  readonly index: number
  readonly white: Readonly<Record<string, number | null>>
  readonly black: Readonly<Record<string, number | null>>
  readonly turningPoints: readonly { ply: number; san: string; best: string; loss: number }[]
}

const numbersOf = ({ out }: CliRun): readonly Numbers[] =>
  out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Numbers)

describe('annotating games', () => {
  test('adds evaluations, glyphs, better lines and a summary, and keeps what was there', async () => {
    const { code, err, written, progress } = await annotate(SHORT + SECOND)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(written.replaceAll(/\s+/g, ' ')).toMatch(
      /\[%report summary\] Evaluated by Backrank, 2,000 nodes a move\. White: accuracy \d+/,
    )
    expect(written).toMatch(/1\. f3 (\$\d )?\{Weak\.\}/)
    // The author has already judged this move, and a mate on the board needs no evaluation.
    expect(written).toMatch(/2\. g4 \$4\s+\{\[%eval #-1,\d+\]\s+\[%report [\d.]+\]\}/)
    expect(written).toMatch(/Qh4#\s\{\[%report 0\]\}/)
    expect(written).toContain('; not touched')
    expect(existsSync(progress)).toBe(false)
  })

  test('writes the same again, from its own output too, and with any number of threads', async () => {
    const { written } = await annotate(PLACED, '--threads', '2')
    expect((await annotate(PLACED, '--threads', '1')).written).toBe(written)
    expect((await annotate(written, '--threads', '2')).written).toBe(written)
    expect(written.match(/\[%eval /g)!.length).toBe(13)
    expect(written).toContain('[%setup summary]')
  })

  test('reports the numbers as JSON', async () => {
    const run = await annotate(SHORT + SECOND, '--json')
    const [first, second] = numbersOf(run)
    expect(first).toMatchObject({ index: 1, black: { accuracy: 100, averageLoss: 0, blunders: 0 } })
    expect(first!.white.blunders).toBe(1)
    expect(first!.turningPoints.at(-1)).toMatchObject({ ply: 3, san: 'g4' })
    expect(second).toMatchObject({ index: 2, turningPoints: [] })
    expect(run.written).toContain('[%report')
  })

  test('leaves games that were not selected byte for byte', async () => {
    const { written } = await annotate(SHORT + SECOND, '--games', '1')
    expect(written.endsWith(SECOND)).toBe(true)
    expect(written).toContain('[%report summary]')
    expect((await annotate(SHORT + SECOND, '--games', '2-')).written.startsWith(SHORT)).toBe(true)
  })

  test('writes no glyphs and better lines if they are turned off', async () => {
    const { written } = await annotate(SHORT, '--no-glyphs', '--lines', '0')
    expect(written).not.toMatch(/report better|\$2|\$6/)
    expect(written).toMatch(/\[%eval /)
  })

  test('works with another engine', { tags: ['stockfish'] }, async () => {
    const { code, written } = await annotate(
      SHORT,
      '--engine',
      path.basename(programPath('stockfish')),
      '--lines',
      '2',
    )
    expect(code).toBe(0)
    expect(written).toMatch(/g4 \$4\s\{\[%eval #-1,\d+\]/)
  })

  test('searches to a depth or for a time, too', async () => {
    const folder = await scratchFolder()
    const from = path.join(folder, 'in.pgn')
    writeFileSync(from, SHORT)
    const words = ['annotate', from, '--engine', 'Backrank']
    for (const limit of [
      ['--depth', '4'],
      ['--movetime', '20'],
    ]) {
      const { code, out } = runCli(cli, [...words, ...limit])
      expect(code).toBe(0)
      expect(out).toMatch(/\[%eval #-1,/)
    }
    const once = runCli(cli, [...words, '--depth', '4', '--no-closer-look']).out
    expect(once).toMatch(/f3 [^(]*\[%eval -?\d\.\d\d,4\]/)
    expect(once).toMatch(/g4\s[^(]*\[%eval #-1,4\]/)
    // Doubtful moves are searched three plies deeper.
    const closer = runCli(cli, [...words, '--depth', '4']).out
    expect(closer).toMatch(/g4\s[^(]*\[%eval #-1,7\]/)
  })

  test.each([
    ['--games', '0'],
    ['--games', '5-2'],
    ['--nodes', '0'],
    ['--lines', 'x'],
    ['--depth', '1000'],
  ])('is refused with %s %s', async (flag, value) => {
    const { code, err, written } = await annotate(SHORT, flag, value)
    expect(code).toBe(2)
    expect(err).toContain(flag)
    expect(written).toBe('')
  })

  test(
    'leaves games that an engine cannot play to ours, and names the engine in each',
    { tags: ['stockfish'] },
    async () => {
      const foreign = `[Variant "Transcendental Chess"]
[SetUp "1"]
[FEN "qrnkbnrb/pppppppp/8/8/8/8/PPPPPPPP/BBKNNRQR w - - 0 1 Tt"]

1. e4 e5 *

`
      const { code, err, written } = await annotate(
        foreign + SHORT,
        '--engine',
        path.basename(programPath('stockfish')),
      )
      expect({ code, err }).toEqual({ code: 0, err: '' })
      const judges = written.replaceAll(/\s+/g, ' ').match(/(?<=Evaluated by ).*?(?=, 2,000 nodes a move)/g)
      expect(judges).toEqual(['Backrank', 'stockfish'])
    },
  )
})

describe('an interrupted run', () => {
  test('resumes where it stopped and ends like an uninterrupted one', async () => {
    const folder = await scratchFolder()
    const [from, to] = ['in.pgn', 'out.pgn'].map(name => path.join(folder, name)) as [string, string]
    writeFileSync(from, LONG)
    const words = ['annotate', from, '-o', to, '--engine', 'Backrank', '--nodes', '20000', '--threads', '1']
    const child = spawn(process.execPath, [cli, ...words], { stdio: ['ignore', 'ignore', 'pipe'] })
    const said: string[] = []
    child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
    const lines = () =>
      existsSync(`${to}.progress`) ? readFileSync(`${to}.progress`, 'utf8').split('\n').length : 0
    await vi.waitFor(() => expect(lines()).toBeGreaterThan(10), LONG_WAIT)
    child.kill('SIGINT')
    const code = await new Promise(resolve => child.on('exit', resolve))
    expect(code).toBe(130)
    expect(said.join('')).toContain('--resume')
    expect(readFileSync(to, 'utf8')).toBe(LONG)

    const resumed = runCli(cli, [...words, '--resume'])
    expect(resumed).toMatchObject({ code: 0, err: '' })
    const whole = await annotate(LONG, '--nodes', '20000')
    expect(readFileSync(to, 'utf8')).toBe(whole.written)
    expect(existsSync(`${to}.progress`)).toBe(false)
  })
})
