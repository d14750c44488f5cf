import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { PLAY_LEVELS } from '@shared/analysis/levels'
import type { PlayRequest } from '@shared/ipc/play'
import { unwrap } from '@shared/result'
import { loadCore } from '../../electron/core/load'
import { searchMemory } from '../../electron/engine/memory/searchMemory'
import { poolOpener, type PoolOpener } from '../../electron/engine/pool/searchPool'
import { openPlay } from '../../electron/engine/practice/playService'
import { openPreparations } from '../../electron/engine/preparation/openPreparations'
import { reportService } from '../../electron/engine/report/reportService'
import { searchEngines } from '../../electron/engine/search/searchEngines'
import { setupGraphThread } from '../../electron/engine/setupSolver/setupGraphThread'
import { setupSolverService } from '../../electron/engine/setupSolver/setupSolverService'
import { openCores } from '../../electron/engine/tasks/cores'
import { TaskQueue } from '../../electron/engine/tasks/taskQueue'
import { orphanGuard } from '../../electron/engine/uciClient/orphanGuard'
import type { Emit } from '../../electron/shell/ports'
import { silentLogger } from '../support/silentLogger'
import { watchThread } from './threadWatch'

const CHESS = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'

/** A game that is reported on, and whose positions are those of the practice game. */
const MOVES = (
  'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1h1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8h8 h2h3 c6a5 b3c2 c7c5 d2d4 d8c7 b1d2 ' +
  'c5d4 c3d4 a5c6 d2b3 a6a5 c1e3 a5a4 b3d2 c8d7 a1c1'
).split(' ')

const WISH = 'report'

/** More than any of them gets through meanwhile. */
const MANY_NODES = 100_000_000

const line = { variant: 'chess', options: [], startFen: CHESS, moves: MOVES } as const

/** Notes the nodes of every search of a pool. */
const counting =
  (open: PoolOpener, note: (nodes: number) => void): PoolOpener =>
  async (size, onFault) => {
    const pool = await open(size, onFault)
    return {
      ...pool,
      search: (job, onReport) => {
        const search = pool.search(job, onReport)
        void search.done.then(({ report }) => note(report.nodes))
        return search
      },
    }
  }

/** Everything that searches, without a window. */
const openAll = async (outDir: string, userFolder: string, note: (nodes: number) => void) => {
  const corePath = path.join(process.cwd(), 'resources', 'core.wasm')
  const core = loadCore(corePath)
  const worker = (name: string) => path.join(outDir, `${name}.js`)
  const logger = silentLogger
  const emit: Emit = name => {
    if (name === 'report:wanted')
      setImmediate(() => void reports.game(WISH, 0, { ...line, setup: 0, name: '' }))
  }
  const memory = searchMemory(worker('memoryWorker'), path.join(userFolder, 'searches.sqlite'), logger)
  const cores = openCores(availableParallelism())
  const tasks = new TaskQueue({ cores, memory: memory.exact, onChange: () => undefined })
  const graphs = setupGraphThread({ corePath, core, setupGraphWorker: worker('setupGraphWorker'), logger })
  const questionWorker = worker('questionWorker')
  const engines = searchEngines({
    core,
    corePath,
    questionWorker,
    scriptWorker: 'no worker',
    guard: orphanGuard(logger),
  })
  const engineOf = () => engines.own(availableParallelism())
  const means = { core, emit, engineOf, graphs, memory: memory.exact, tasks }
  const openPool = counting(poolOpener(corePath, worker('searchWorker')), note)
  const reports = reportService({ ...means, ownEngineId: 'backrank' })
  const ports = { userFolder, questionWorker, logger, emit, clock: Date.now }
  const preparations = await openPreparations(core, ports, { ...means, damaged: () => undefined })
  return {
    tasks,
    play: openPlay(core, openPool, { engines, engineOf: () => undefined, graphs, tasks, cores }, ports),
    reports,
    solver: setupSolverService(means),
    preparations,
    close: async () => {
      // A preparation whose task ends under it would begin to grow again.
      await preparations.close()
      await tasks.close()
      await Promise.all([graphs.close(), memory.close()])
    },
  }
}

type All = Awaited<ReturnType<typeof openAll>>

const begin = async ({ reports, solver, preparations, tasks }: All): Promise<void> => {
  const effort = { limit: 'nodes', amount: MANY_NODES, lines: 1, closer: true, thrifty: false } as const
  unwrap(await reports.start({ ...effort, key: WISH, games: 1, engineId: 'own' }))
  const setup = { variant: 'fischer-benko', options: [], startFen: THROW, moves: [] } as const
  unwrap(await solver.start({ ...setup, engineId: 'own', reading: 'sequential', nodes: MANY_NODES }))
  const limits = { totalNodes: 0, minutes: 0, coverage: 0 }
  const about = { variant: 'chess', options: [], fen: CHESS, color: 'white', name: '' } as const
  unwrap(
    preparations.create({ ...about, ...limits, engineId: 'own', margin: 5, depth: 60, nodes: 1_000_000 }),
  )
  while (tasks.list().length < 3) await new Promise(resolve => setTimeout(resolve, 20))
}

const requestAt = (ply: number, gameId: string): PlayRequest => ({
  ...line,
  moves: MOVES.slice(0, ply),
  gameId,
  level: PLAY_LEVELS.length,
  clock: { whiteMs: 5000, blackMs: 5000, incrementMs: 100 },
})

/** Every second position, twice, then from the beginning. */
const plyOf = (move: number): number => (2 * (move >> 1)) % MOVES.length

/** Prints nodes per move beside work in the background, in those of an idle program, and how long the thread was busy. */
export const sharedCores = async (moves: number, outDir: string): Promise<void> => {
  const userFolder = mkdtempSync(path.join(tmpdir(), 'backrank-cores-'))
  let nodes = 0
  const all = await openAll(outDir, userFolder, found => (nodes += found))
  const nodesAt = async (ply: number, gameId: string): Promise<number> => {
    nodes = 0
    unwrap(await all.play.move(requestAt(ply, gameId)))
    return nodes
  }
  await begin(all)
  const ids = all.tasks.list().map(({ id }) => id)
  const sums = { idle: 0, busy: 0 }
  const watch = watchThread()
  await nodesAt(0, 'warm')
  let slowest = 0
  const idle = async (move: number): Promise<void> => {
    for (const id of ids) all.tasks.pause(id)
    sums.idle += await nodesAt(plyOf(move), `idle${move}`)
    for (const id of ids) all.tasks.resume(id)
  }
  const busy = async (move: number): Promise<void> => {
    // As long as a user thinks, everything goes on.
    await new Promise(resolve => setTimeout(resolve, 500))
    await watch.lap()
    sums.busy += await nodesAt(plyOf(move), `busy${move}`)
    slowest = Math.max(slowest, (await watch.lap()).slowest)
  }
  // How long a move takes depends on how settled it is: the same position comes in both orders.
  for (let move = 0; move < moves; move += 1)
    for (const measure of move % 2 === 0 ? [idle, busy] : [busy, idle]) await measure(move)
  watch.end()
  await all.close()
  rmSync(userFolder, { recursive: true, force: true })
  console.log(
    `${availableParallelism()} cores, ${moves} moves at 5 s + 0.1 s: ${Math.round(sums.busy / moves)} nodes a move beside a report, a ` +
      `solver and a preparation, ${Math.round(sums.idle / moves)} alone; ratio ${(sums.busy / sums.idle).toFixed(2)}. ` +
      `Meanwhile the main thread was kept for ${slowest.toFixed(0)} ms at most`,
  )
  process.exit(0)
}
