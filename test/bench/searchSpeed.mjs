// Nodes a second of our engine and of Fairy-Stockfish, one thread and two, turn by turn on the same positions.
// usage: node test/bench/searchSpeed.mjs [rounds]   (needs a build and fairy-stockfish)
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

const root = path.join(import.meta.dirname, '..', '..')
const ROUNDS = Number(process.argv[2] ?? 5)
const MOVE_TIME = 1500

/** Openings, middlegames and an ending of Chess960 games. */
const POSITIONS = [
  'rqkbnnbr/pppppppp/8/8/8/8/PPPPPPPP/BRKQNNRB w GBha - 0 1',
  'bnrkq1nr/p1pp1ppp/1p2p3/8/2PP1b2/4N3/PP2PPPP/BNRKQB1R w HChc - 2 5',
  'r1k2b1r/pp1nqppp/2p1p1n1/3pP3/3P2b1/2NB1N2/PPP1Q1PP/R1B2RK1 w ha - 5 11',
  '2rq1rk1/pb1n1ppN/4p3/1pb5/3P1Pn1/P1N5/1PQ1B1PP/R1B2RK1 b - - 0 16',
  '8/5pk1/4p1p1/1p1pP2p/1PrP1P1P/2P1K1P1/4R3/8 w - - 0 40',
]

const ENGINES = [
  { name: 'Backrank', command: process.execPath, args: [path.join(root, 'out', 'main', 'cli.js'), 'uci'] },
  { name: 'Fairy-Stockfish', command: 'fairy-stockfish', args: [] },
]

const start = async ({ name, command, args }, threads) => {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  const waiting = []
  lines.on('line', line => waiting[0]?.(line))
  const ask = (text, last) =>
    new Promise(resolve => {
      const heard = []
      waiting.push(line => {
        heard.push(line)
        if (!line.startsWith(last)) return
        waiting.shift()
        resolve(heard)
      })
      child.stdin.write(`${text}\n`)
    })
  await ask('uci', 'uciok')
  for (const option of ['UCI_Chess960 value true', `Threads value ${threads}`, 'Hash value 64'])
    child.stdin.write(`setoption name ${option}\n`)
  await ask('isready', 'readyok')
  return {
    name,
    threads,
    search: async fen => {
      child.stdin.write('ucinewgame\n')
      await ask('isready', 'readyok')
      const heard = await ask(`position fen ${fen}\ngo movetime ${MOVE_TIME}`, 'bestmove')
      const speeds = heard.map(line => /\bnps (\d+)/.exec(line)?.[1]).filter(Boolean)
      return Number(speeds.at(-1))
    },
    quit: () => {
      child.stdin.write('quit\n')
      return once(child, 'exit')
    },
  }
}

const median = numbers => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]

const players = []
for (const threads of [1, 2]) for (const engine of ENGINES) players.push(await start(engine, threads))

const speeds = players.map(() => [])
for (let round = 0; round < ROUNDS; round++) {
  const fen = POSITIONS[round % POSITIONS.length]
  for (const [i, player] of players.entries()) speeds[i].push(await player.search(fen))
}
await Promise.all(players.map(player => player.quit()))

/** Ratios within one round, so that all engines met the same machine. */
const ratio = (a, b) => median(speeds[a].map((speed, i) => speed / speeds[b][i])).toFixed(2)

console.log(`nodes a second, medians of ${ROUNDS} rounds, ${MOVE_TIME} ms each`)
for (const [i, { name, threads }] of players.entries())
  console.log(
    `${name}, ${threads} thread${threads > 1 ? 's' : ''}: ${(median(speeds[i]) / 1000).toFixed(0)} k`,
  )
console.log(`Backrank / Fairy-Stockfish, 1 thread: ${ratio(0, 1)}, 2 threads: ${ratio(2, 3)}`)
console.log(`2 threads / 1 thread: Backrank ${ratio(2, 0)}, Fairy-Stockfish ${ratio(3, 1)}`)
