import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { variantById } from '@shared/variants'
import { loadCore } from '../../electron/core/load'
import { openPool } from '../../electron/engine/pool/searchPool'
import { type ArrayPosition, valueArray } from '../../electron/engine/search/arrays'
import { ownSearcher } from '../../electron/engine/search/ownSearcher'
import { openProgramSearcher } from '../../electron/engine/search/programSearcher'
import type { Searcher } from '../../electron/engine/search/searcher'
import { orphanGuard } from '../../electron/engine/uciClient/orphanGuard'
import { lineGraph } from '../../electron/rules/setup/lineGraph'
import { PATIENCE } from '../../electron/engine/uciClient/timeLimits'
import { UciPlayer } from '../../electron/engine/uciClient/uciPlayer'
import { findStockfish } from './stockfish'

const ARRAYS = 216
const HASH_MIB = 64

const SYSTEM = variantById('fischer-benko')

/** The throw of the rules, section 10.2. */
const THROW = {
  variant: SYSTEM.id,
  fen: '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1',
  options: [],
}

/** Its arrays. */
const QUESTIONS: readonly ArrayPosition[] = lineGraph(loadCore(), THROW).arrays.map(({ fen }) => ({
  variant: SYSTEM,
  options: [],
  fen,
}))
const [FIRST] = QUESTIONS

/** A caller who does the whole work once. */
interface Runner {
  readonly name: string
  readonly run: () => Promise<void>
  readonly close: () => Promise<void>
}

interface Spent {
  /** Seconds on the clock, and seconds that processors were busy with us and our engines. */
  readonly wall: number
  readonly cpu: number
}

/** Where the system counts them, a hundred ticks a second. */
const PARENT = 1
const TICKS = [11, 12] as const

const statOf = (pid: string): readonly string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** Seconds that the engines we have started were busy so far. */
const childSeconds = (): number =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .reduce((sum, pid) => {
      try {
        const stat = statOf(pid)
        if (Number(stat[PARENT]) !== process.pid) return sum
        return sum + TICKS.reduce((ticks, at) => ticks + Number(stat[at]), 0) / 100
      } catch {
        // It has ended since the folder was read.
        return sum
      }
    }, 0)

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + childSeconds()
}

const timed = async ({ run }: Runner): Promise<Spent> => {
  const [wall, cpu] = [performance.now(), cpuSeconds()]
  await run()
  return { wall: (performance.now() - wall) / 1000, cpu: cpuSeconds() - cpu }
}

const valuing = async (name: string, searcher: Searcher, nodes: number): Promise<Runner> => {
  const all = async (questions: readonly ArrayPosition[]) => {
    for (const answer of await Promise.all(questions.map(each => valueArray(searcher, each, nodes))))
      unwrap(answer)
  }
  // Threads and processes are there before the first round.
  await all(Array.from({ length: searcher.width }, () => FIRST!))
  return { name, run: () => all(QUESTIONS), close: () => searcher.close() }
}

const ownPool = async (folder: string, corePath: string, threads: number, nodes: number): Promise<Runner> => {
  const workerFile = path.join(folder, 'searchWorker.js')
  const onFault = () => undefined
  const pool = await openPool({ corePath, workerFile, threads, hashMiB: HASH_MIB, onFault })
  const start = unwrap(parseFen(SYSTEM, FIRST!.fen)).setup
  const limits = { nodes: ARRAYS * nodes }
  const job = { variant: SYSTEM, options: [], start, moves: [], limits, multiPv: 1, searchMoves: [] }
  return {
    name: `Backrank, one search, ${threads}`,
    run: async () => {
      await pool.newGame()
      await pool.search(job, () => undefined).done
    },
    close: () => pool.close(),
  }
}

const guard = orphanGuard({ info: () => undefined, warn: () => undefined, error: () => undefined })

const stockfishSearch = async (program: string, threads: number, nodes: number): Promise<Runner> => {
  const player = unwrap(await UciPlayer.start({ path: program, args: [] }, guard, PATIENCE))
  const options = { Threads: threads, Hash: HASH_MIB, UCI_Chess960: true }
  unwrap(await player.setOptions(Object.entries(options).map(([name, value]) => ({ name, value }))))
  return {
    name: `Stockfish, one search, ${threads}`,
    run: async () => {
      unwrap(await player.newGame())
      const go = `go nodes ${ARRAYS * nodes}`
      unwrap(await player.search({ position: `position fen ${FIRST!.fen}`, go, withinMs: 600_000 }))
    },
    close: () => player.quit(),
  }
}

const stockfishArrays = async (program: string, width: number, nodes: number): Promise<Runner> => {
  const options = { program: { path: program, args: [] }, values: {}, width, core: loadCore(), guard }
  return valuing(`Stockfish, ${ARRAYS} arrays, ${width}`, unwrap(await openProgramSearcher(options)), nodes)
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

/** The ratios of arrays to search within each round, so that both met the same machine. */
const compare = (name: string, arrays: readonly Spent[], search: readonly Spent[]): string => {
  const ratio = (of: keyof Spent) => median(arrays.map((spent, i) => spent[of] / search[i]![of])).toFixed(2)
  const each = (spent: readonly Spent[]) =>
    `${median(spent.map(({ wall }) => wall)).toFixed(2)} s (${median(spent.map(({ cpu }) => cpu)).toFixed(2)} s busy)`
  return `${name}: ${each(arrays)} against ${each(search)}; ratio ${ratio('wall')}, busy ${ratio('cpu')}`
}

export interface BenchPlan {
  readonly rounds: number
  /** Of each array. */
  readonly nodes: number
  /** Threads, or processes, each time. */
  readonly widths: readonly number[]
}

/** Prints how long arrays take beside one search for as many nodes. */
export const arraySpeed = async ({ rounds, nodes, widths }: BenchPlan, folder: string): Promise<void> => {
  const corePath = path.join(process.cwd(), 'resources', 'core.wasm')
  const workerFile = path.join(folder, 'questionWorker.js')
  const stockfish = findStockfish()
  const runners: Runner[] = []
  for (const width of widths) {
    const own = ownSearcher({ corePath, workerFile, width })
    runners.push(await valuing(`Backrank, ${ARRAYS} arrays, ${width}`, own, nodes))
    runners.push(await ownPool(folder, corePath, width, nodes))
    if (stockfish === undefined) continue
    runners.push(
      await stockfishArrays(stockfish, width, nodes),
      await stockfishSearch(stockfish, width, nodes),
    )
  }
  const spent = runners.map((): Spent[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [i, runner] of runners.entries()) spent[i]!.push(await timed(runner))
  await Promise.all(runners.map(runner => runner.close()))

  console.log(
    `${ARRAYS} arrays of ${nodes} nodes against one search for all of them, medians of ${rounds} rounds`,
  )
  for (let i = 0; i < runners.length; i += 2)
    console.log(compare(`${runners[i]!.name} at once`, spent[i]!, spent[i + 1]!))
}
