import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parsePgn } from 'chessops/pgn'
import { expect, onTestFinished, test } from 'vitest'
import { estimateElo, type PairCounts } from '@shared/analysis/elo'
import { parseGames } from '@shared/notation/pgn/parser'
import { loadCore } from '../../electron/core/load'
import { firstFault } from '../../electron/rules/games/checkRead'
import { readGame } from '../../electron/rules/games/gameReader'
import { cli, runCli } from '../support/builtCli'
import { LONG_WAIT } from '../support/longWait'
import { programPath } from '../support/programPath'
import { processesNamed } from '../support/processesNamed'
import { scratchFolder } from '../support/scratchFolder'
import { secondReferee } from '../support/secondReferee'

const stockfish = () => `name=Stockfish cmd=${programPath('stockfish')}`
const fairyStockfish = () => `name=Fairy cmd=${programPath('fairy-stockfish')}`

interface DuelJson {
  readonly against: string
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly pairs: PairCounts
  readonly estimate: { readonly score: number }
}

interface MatchJson {
  readonly ended: string
  readonly games: number
  readonly duels: readonly DuelJson[]
  readonly engines: readonly { readonly name: string; readonly moves: number; readonly nodes: number }[]
  readonly faults: readonly unknown[]
}

const readJson = (text: string): MatchJson => JSON.parse(text) as MatchJson

test(
  'two engines play fast games from shuffled starts, and a second referee agrees',
  { tags: ['stockfish', 'fairy-stockfish'] },
  async () => {
    const file = path.join(await scratchFolder(), 'games.pgn')
    const args = ['--each', 'nodes=200', '--engine', stockfish(), '--engine', fairyStockfish()]
    const more = ['--rounds', '5', '--seed', 'referee', '--concurrency', '2', '--pgn', file, '--json']
    const { code, out, err } = runCli(cli, ['match', ...args, ...more])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { duels, engines, faults, ended, games } = readJson(out)
    const [duel] = duels
    expect({ ended, games, faults }).toEqual({ ended: 'finished', games: 10, faults: [] })
    expect(duel!.wins + duel!.draws + duel!.losses).toBe(10)
    expect(duel!.estimate.score).toBeCloseTo((duel!.wins + duel!.draws / 2) / 10, 9)
    expect(estimateElo(duel!.pairs)!.score).toBeCloseTo(duel!.estimate.score, 9)
    for (const { moves, nodes } of engines) expect(nodes / moves).toBeGreaterThan(100)

    const text = readFileSync(file, 'utf8')
    const seen = [...parsePgn(text)]
    expect(seen).toHaveLength(10)
    for (const game of seen) {
      const result = secondReferee(game)
      if (result !== undefined) expect(game.headers.get('Result')).toBe(result)
      else expect(game.headers.get('Result')).toBe('1/2-1/2')
    }
    const starts = seen.map(({ headers }) => headers.get('FEN'))
    expect(new Set(starts).size).toBe(5)
    for (const start of starts) expect(starts.filter(other => other === start)).toHaveLength(2)

    const core = loadCore()
    for (const pgn of parseGames(text)) {
      const read = readGame(core, pgn, text)
      expect(read.ok && firstFault(pgn, read.value)).toBeUndefined()
      expect(pgn.tags.find(({ name }) => name === 'Termination')?.value).toBe('normal')
    }
  },
)

test(
  'an engine meets several opponents in one run, with clocks, from the positions of a file',
  { tags: ['stockfish', 'fairy-stockfish'] },
  async () => {
    const folder = await scratchFolder()
    const starts = path.join(folder, 'starts.txt')
    writeFileSync(starts, '# a mate is near\n6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1\n')
    const engines = [
      ['--engine', `${stockfish()} depth=4`],
      ['--against', `${fairyStockfish()} tc=5+0.05`],
      ['--against', `${stockfish()} movetime=10`],
    ].flat()
    const { code, out, err } = runCli(cli, ['match', ...engines, '--variant', 'chess', '--starts', starts])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('1-0  checkmate, 1 plies (line 2)')
    expect(out).toMatch(/^Stockfish against +games/m)
    expect(out).toMatch(/^Fairy +2 +1 +0 +1 +50\.0 % +\+0\.0 +inf/m)
    expect(out).toMatch(/^Stockfish \(2\) +2 +1 +0 +1/m)
    expect(out).toContain('no faults')
  },
)

test('a sequential test ends a match once it is decided', { tags: ['stockfish', 'fairy-stockfish'] }, () => {
  const args = [
    '--engine',
    `${stockfish()} nodes=2000`,
    '--engine',
    `${fairyStockfish()} nodes=1`,
    '--rounds',
    '500',
  ]
  const sprt = ['--sprt', 'elo0=0 elo1=200 alpha=0.1 beta=0.1', '--win', 'score=500 moves=2']
  const { code, out } = runCli(cli, ['match', ...args, ...sprt, '--seed', 'sprt'])
  expect(code).toBe(0)
  expect(out).toMatch(/SPRT \[0, 200\]: LLR 2\.\d\d \(-2\.20, 2\.20\), Elo 200 is accepted/)
})

/** Links an engine under a unique name, by which its processes are found. */
const markedEngine = async (mark: string): Promise<string> => {
  const program = path.join(await scratchFolder(), mark)
  symlinkSync(programPath('stockfish'), program)
  return program
}

/** A match that would take days. */
const longMatch = (program: string) => {
  const engines = ['A', 'B'].flatMap(name => ['--engine', `name=${name} cmd=${program} nodes=100`])
  const args = ['match', ...engines, '--rounds', '9999', '--concurrency', '2']
  const child = spawn(process.execPath, [cli, ...args], { stdio: 'pipe' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends a match with the results so far, and no engine keeps running',
  { tags: ['stockfish'] },
  async signal => {
    const mark = `marked-${signal}-${process.pid}`
    const child = longMatch(await markedEngine(mark))
    let out = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      if (/^ +3 {2}/m.test(text)) child.kill(signal)
    })
    const [code] = (await once(child, 'close')) as [number]
    expect(code).toBe(130)
    expect(out).toMatch(/^A against +games/m)
    expect(out).toMatch(/^engine +moves/m)
    expect(out).toContain('no faults')
    expect(processesNamed(mark)).toEqual([])
  },
)

test('engines end when their match is killed', { tags: ['stockfish'] }, async () => {
  const mark = `marked-killed-${process.pid}`
  const child = longMatch(await markedEngine(mark))
  // Two engines for each of two concurrent games, and the match itself, whose arguments name them.
  await expect.poll(() => processesNamed(mark).length, LONG_WAIT).toBe(5)
  child.kill('SIGKILL')
  await expect.poll(() => processesNamed(mark), LONG_WAIT).toEqual([])
})
