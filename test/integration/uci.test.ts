import { spawnSync } from 'node:child_process'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Chess } from 'chessops/chess'
import { makeFen, parseFen } from 'chessops/fen'
import { parseUci } from 'chessops/util'
import { playLevel } from '@shared/analysis/levels'
import { cli, runCli } from '../support/builtCli'
import { isAlive, startProcess, type UciProcess } from '../support/uciProcess'

/** Two rooks against a bare king: 1. Ra7 and 2. Rb8 mate. */
const MATE_IN_2 = '7k/8/8/8/8/8/R7/1R5K w - - 0 1'

let running: UciProcess[] = []

beforeAll(async () => {})

afterEach(() => {
  for (const { pid } of running) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  running = []
})

const engine = (...settings: readonly string[]): UciProcess => {
  const started = startProcess(process.execPath, [cli, 'uci'])
  running.push(started)
  started.send(...settings.map(setting => `setoption name ${setting}`))
  return started
}

const moveOf = (lines: readonly string[]): string => lines.at(-1)!.split(' ')[1]!

const infos = (lines: readonly string[]): readonly string[] =>
  lines.filter(line => line.startsWith('info depth'))

describe('the handshake', () => {
  test('names the engine and its options, and ends with uciok', async () => {
    const uci = engine()
    uci.send('uci')
    const lines = await uci.until(/^uciok$/)
    expect(lines[0]).toMatch(/^id name Backrank \d/)
    expect(lines).toContainEqual(
      expect.stringMatching(/^option name Hash type spin default 16 min 1 max \d+$/),
    )
    expect(lines).toContainEqual(
      expect.stringMatching(/^option name UCI_Variant type combo default chess .* var korean-random$/),
    )
    expect(await uci.end('quit')).toBe(0)
  })

  test('says readyok at any time, also during a search', async () => {
    const uci = engine()
    uci.send('isready')
    await uci.until(/^readyok$/)
    uci.send('go infinite', 'isready')
    await uci.until(/^readyok$/)
    uci.send('stop')
    await uci.until(/^bestmove /)
    expect(await uci.end('quit')).toBe(0)
  })
})

describe('a search', () => {
  test('finds a mate in two', async () => {
    const uci = engine()
    uci.send(`position fen ${MATE_IN_2}`, 'go depth 12')
    const lines = await uci.until(/^bestmove /)
    expect(infos(lines).at(-1)).toMatch(/ score mate 2 .* pv \S+ \S+ \S+$/)
    await uci.end('quit')
  })

  test('ends when it finds the requested mate', async () => {
    const uci = engine()
    uci.send(`position fen ${MATE_IN_2}`, 'go mate 2')
    expect(infos(await uci.until(/^bestmove /)).at(-1)).toContain('score mate 2')
    await uci.end('quit')
  })

  test('answers "go infinite" only after a stop, even if it is finished earlier', async () => {
    const uci = engine()
    uci.send(`position fen ${MATE_IN_2}`, 'go infinite')
    await uci.until(/ score mate 2 /)
    uci.send('isready', 'joho')
    await uci.until(/unknown command joho/)
    expect(uci.lines.some(line => line.startsWith('bestmove'))).toBe(false)
    uci.send('stop')
    await uci.until(/^bestmove /)
    await uci.end('quit')
  })

  test('ponders, and answers by the clock after ponderhit', async () => {
    const uci = engine()
    uci.send('position startpos moves e2e4 e7e5', 'go ponder wtime 400 btime 400')
    await uci.until(/ time ([5-9]\d\d|\d{4,}) /)
    expect(uci.lines.some(line => line.startsWith('bestmove'))).toBe(false)
    uci.send('ponderhit')
    expect(moveOf(await uci.until(/^bestmove /))).toMatch(/^[a-h][1-8][a-h][1-8]$/)
    await uci.end('quit')
  })

  test('can be stopped while it ponders', async () => {
    const uci = engine()
    uci.send('go ponder wtime 60000 btime 60000', 'stop')
    await uci.until(/^bestmove /)
    await uci.end('quit')
  })

  test('reports as many lines as MultiPV asks for, the best first, each with another move', async () => {
    const uci = engine('MultiPV value 3', 'UCI_ShowWDL value true')
    uci.send('go depth 7')
    const lines = infos(await uci.until(/^bestmove /)).filter(line => line.startsWith('info depth 7 '))
    const last = [1, 2, 3].map(rank => lines.filter(line => line.includes(` multipv ${rank} `)).at(-1)!)
    const scores = last.map(line => Number(/ cp (-?\d+) /.exec(line)![1]))
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(new Set(last.map(line => / pv (\S+)/.exec(line)![1])).size).toBe(3)
    for (const line of last) {
      const chances = / wdl (\d+) (\d+) (\d+) /.exec(line)!.slice(1).map(Number)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBe(1000)
    }
    await uci.end('quit')
  })

  test('searches only searchmoves', async () => {
    const uci = engine()
    uci.send('go depth 6 searchmoves a2a3 h2h3')
    const lines = await uci.until(/^bestmove /)
    expect(['a2a3', 'h2h3']).toContain(moveOf(lines))
    for (const line of infos(lines)) expect(line).toMatch(/ pv (a2a3|h2h3)/)
    await uci.end('quit')
  })

  test('keeps to its number of nodes', async () => {
    const uci = engine()
    uci.send('go nodes 20000')
    const nodes = infos(await uci.until(/^bestmove /)).map(line => Number(/ nodes (\d+) /.exec(line)![1]))
    expect(Math.max(...nodes)).toBeLessThan(25_000)
    await uci.end('quit')
  })

  test.each([
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'cp'],
    ['7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', 'mate'],
  ])('has no move in %s', async (fen, kind) => {
    const uci = engine()
    uci.send(`position fen ${fen}`, 'go depth 5')
    expect(await uci.until(/^bestmove /)).toEqual([`info depth 0 score ${kind} 0`, 'bestmove (none)'])
    await uci.end('quit')
  })

  test('is the same again after ucinewgame', async () => {
    const uci = engine()
    const search = async () => {
      uci.send('ucinewgame', 'isready', 'position startpos', 'go depth 9')
      return / nodes (\d+) /.exec(infos(await uci.until(/^bestmove /)).at(-1)!)![1]
    }
    expect(await search()).toBe(await search())
    await uci.end('quit')
  })

  test('plays legal moves in a fast game of double Chess960 with two threads, according to another program', async () => {
    const uci = engine('UCI_Variant value double-chess960', 'Threads value 2')
    const start = 'bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQNR w BHdf - 0 1'
    const position = Chess.fromSetup(parseFen(start).unwrap()).unwrap()
    const moves: string[] = []
    for (let ply = 0; ply < 80 && !position.isEnd(); ply++) {
      uci.send(`position fen ${start} moves ${moves.join(' ')}`, 'go wtime 300 btime 300 winc 20 binc 20')
      const move = moveOf(await uci.until(/^bestmove /))
      const parsed = parseUci(move)!
      expect(position.isLegal(parsed), `${move} in ${makeFen(position.toSetup())}`).toBe(true)
      position.play(parsed)
      moves.push(move)
    }
    expect(moves.length).toBeGreaterThan(20)
    await uci.end('quit')
  })

  test('places pieces', async () => {
    const uci = engine('UCI_Variant value fischer-benko')
    uci.send('go depth 3')
    expect(moveOf(await uci.until(/^bestmove /))).toMatch(/^[QRNK]@[a-h]1$/)
    await uci.end('quit')
  })
})

describe('castling', () => {
  const CASTLING = '4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1'

  test.each([
    ['chess', [], 'e1g1'],
    ['Chess960', ['UCI_Chess960 value true'], 'e1h1'],
    ['a separate variant', ['UCI_Variant value double-chess960'], 'e1h1'],
  ])('in %s is sent as the interface expects it, and read both ways', async (_, settings, move) => {
    const uci = engine(...settings)
    uci.send(`position fen ${CASTLING}`, `go depth 1 searchmoves ${move}`)
    expect(moveOf(await uci.until(/^bestmove /))).toBe(move)
    uci.send(`position fen ${CASTLING} moves e1g1`, 'd')
    expect((await uci.until(/^Fen: /)).at(-1)).toBe('Fen: 4k2r/8/8/8/8/8/8/5RK1 b k - 1 1')
    await uci.end('quit')
  })
})

describe('errors', () => {
  test.each([
    ['setoption name Hash value 99999999', 'Hash must be a number from 1 to'],
    ['setoption name Threads value 4096', 'Threads must be a number from 1 to'],
    ['setoption name UCI_Variant value shogi', 'UCI_Variant must be one of chess,'],
    ['setoption name Contempt value 3', 'there is no option Contempt'],
    ['position startpos moves e2e5', 'e2e5 is not legal at ply 1'],
    ['position fen rubbish', 'FEN: the board'],
    ['go depth x', 'depth needs another number, found x'],
    ['go searchmoves e2e5', 'e2e5 is not legal at ply 2'],
    ['joho', 'unknown command joho'],
  ])('%s is reported and changes nothing', async (line, sentence) => {
    const uci = engine()
    uci.send('position startpos moves e2e4', line)
    expect((await uci.until(/^info string error /)).at(-1)).toContain(sentence)
    uci.send('go depth 1')
    expect(moveOf(await uci.until(/^bestmove /))).toMatch(/^[a-h][78]/)
    await uci.end('quit')
  })

  test('a second search has to wait', async () => {
    const uci = engine()
    uci.send('go infinite', 'go depth 1', 'setoption name Hash value 8')
    await uci.until(/error go has to wait/)
    await uci.until(/error setoption has to wait/)
    uci.send('stop')
    await uci.until(/^bestmove /)
    await uci.end('quit')
  })
})

test('the program ends with an error if the system refuses memory', () => {
  const { status, stdout } = spawnSync(
    'sh',
    ['-c', 'ulimit -v 8000000; exec "$0" "$@"', process.execPath, cli, 'uci'],
    { input: 'uci\nisready\n', encoding: 'utf8' },
  )
  expect(status).toBe(1)
  expect(stdout).toMatch(
    /^info string error the engine cannot go on: RangeError: .*could not allocate memory$/m,
  )
})

test('commands right after a stop wait for its answer', async () => {
  const uci = engine()
  uci.send('go infinite', 'stop', 'position startpos moves e2e4', 'go depth 1')
  await uci.until(/^bestmove [a-h][12]/)
  expect(moveOf(await uci.until(/^bestmove /))).toMatch(/^[a-h][78]/)
  expect(uci.lines.some(line => line.includes('error'))).toBe(false)
  await uci.end('quit')
})

describe('the end', () => {
  test.each([
    ['quit', ['quit']],
    ['the end of the input', []],
  ])('leaves no process after %s during a search', async (_, lines) => {
    const uci = engine('Threads value 2')
    uci.send('go infinite')
    await uci.until(/^info depth 6 /)
    expect(await uci.end(...lines)).toBe(0)
    expect(isAlive(uci.pid)).toBe(false)
  })

  test('works by quit after a change of hash and threads', async () => {
    const uci = engine()
    uci.send('isready', 'setoption name Hash value 64', 'setoption name Threads value 2', 'go depth 5')
    await uci.until(/^bestmove /)
    uci.send('setoption name Clear Hash', 'setoption name Threads value 1', 'setoption name Hash value 2')
    uci.send('go depth 5')
    await uci.until(/^bestmove /)
    expect(await uci.end('quit')).toBe(0)
  })
})

describe('counting', () => {
  test('go perft prints each move and the sum', async () => {
    const uci = engine()
    uci.send('go perft 4')
    const lines = await uci.until(/^Nodes searched/)
    expect(lines).toContain('e2e4: 13160')
    expect(lines.at(-1)).toBe('Nodes searched: 197281')
    await uci.end('quit')
  })

  test('a level searches fewer positions, reports no more lines than asked for, and answers the same each time', async () => {
    const uci = engine('Level value 5')
    const answers: string[] = []
    const lines: string[] = []
    for (const moves of ['', ' moves e2e4', ' moves e2e4 e7e5', ' moves d2d4', '', ' moves e2e4']) {
      uci.send('ucinewgame')
      uci.send(`position startpos${moves}`)
      uci.send('go movetime 5000')
      const told = await uci.until(/^bestmove/)
      answers.push(told.at(-1)!)
      lines.push(...told.filter(line => line.startsWith('info depth')))
    }
    expect(answers.slice(4)).toEqual(answers.slice(0, 2))
    const { nodes, depth } = playLevel(5)
    for (const line of lines) {
      expect(line).toContain(' multipv 1 ')
      expect(Number(/ nodes (\d+)/.exec(line)![1])).toBeLessThanOrEqual(nodes!)
      expect(Number(/^info depth (\d+)/.exec(line)![1])).toBeLessThanOrEqual(depth!)
    }
    await uci.end('quit')
  })

  test('bench gives the same signature each time, on the command line and within a session', async () => {
    const { code, out } = runCli(cli, ['bench'])
    expect(code).toBe(0)
    const [signature] = /^Nodes searched : \d+$/m.exec(out)!
    expect(
      out
        .trim()
        .split('\n')
        .slice(-3)
        .map(line => line.split(' : ')[0]!.trim().split('  ')[0]),
    ).toEqual(['Nodes searched', 'Total time ms', 'Nodes/second'])
    const uci = engine('Hash value 64')
    uci.send('bench')
    expect((await uci.until(/^Nodes searched/)).at(-1)).toBe(signature)
    await uci.end('quit')
  })
})
