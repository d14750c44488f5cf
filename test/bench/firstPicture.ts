import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SolverRequest, SolverUpdate } from '@shared/ipc/solver'
import { unwrap } from '@shared/result'
import { loadCore } from '../../electron/core/load'
import { searchMemory } from '../../electron/engine/memory/searchMemory'
import { builtInProfile } from '../../electron/engine/session/builtInProfile'
import { setupGraphThread } from '../../electron/engine/setupSolver/setupGraphThread'
import {
  type SetupSolverService,
  setupSolverService,
} from '../../electron/engine/setupSolver/setupSolverService'
import { searchEngines } from '../../electron/engine/search/searchEngines'
import { openCores } from '../../electron/engine/tasks/cores'
import { TaskQueue } from '../../electron/engine/tasks/taskQueue'
import { orphanGuard } from '../../electron/engine/uciClient/orphanGuard'
import type { Logger } from '../../electron/shell/logger'

const NODES = 100_000

/** Throws and other setups by size. */
const SETUPS: readonly (readonly [variant: SolverRequest['variant'], fen: string])[] = [
  ['fischer-benko', '3rbb2/pppppppp/8/8/8/8/PPPPPPPP/3BBR2[QRNNKqrnnk] w - - 0 1'],
  ['fischer-benko', '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'],
  ['fischer-benko', '4rbb1/pppppppp/8/8/8/8/PPPPPPPP/5BBR[QRNNKqrnnk] w - - 0 1'],
  ['fischer-benko', '5bbr/pppppppp/8/8/8/8/PPPPPPPP/5BBR[QRNNKqrnnk] w - - 0 1'],
  ['half-random-transcendental', 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1'],
  ['pre-chess', '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'],
]

const logger: Logger = {
  info: () => undefined,
  warn: (event, detail) => console.error(event, detail),
  error: (event, detail) => console.error(event, detail),
}

/** Seconds from asking, and seconds that processors were busy with us meanwhile. */
interface Moment {
  readonly wall: number
  readonly cpu: number
  readonly searched: number
  readonly arrays: number
}

/** When the first update came, and when the first in which every rank had been looked at as often as at first. */
interface Picture {
  readonly first: Moment
  readonly whole: Moment
}

const stopwatch = () => {
  const began = performance.now()
  const used = process.cpuUsage()
  return ({ view: { progress } }: SolverUpdate): Moment => {
    const { user, system } = process.cpuUsage(used)
    const { searched, arrays } = progress
    return { wall: (performance.now() - began) / 1000, cpu: (user + system) / 1e6, searched, arrays }
  }
}

type Listen = (listener: (update: SolverUpdate) => void) => void

/** Six looks at each rank of the side with more of them. */
const isWhole = ({ searched, arrays }: Moment): boolean => searched >= Math.min(arrays, 6 * Math.sqrt(arrays))

const picture = async (
  solver: SetupSolverService,
  listen: Listen,
  [variant, startFen]: (typeof SETUPS)[number],
): Promise<Picture> => {
  const now = stopwatch()
  const moments: Moment[] = []
  const whole = new Promise<Moment>(resolve =>
    listen(update => {
      const moment = now(update)
      moments.push(moment)
      if (isWhole(moment)) resolve(moment)
    }),
  )
  const ways = { engineId: 'backrank', reading: 'sequential', nodes: NODES } as const
  unwrap(await solver.start({ variant, startFen, options: [], moves: [], ...ways }))
  return { whole: await whole, first: moments[0]! }
}

const told = ({ wall, cpu, searched }: Moment): string =>
  `${wall.toFixed(2)} s (${cpu.toFixed(2)} s busy, ${searched} searched)`

/** Prints how long it takes from asking to the first picture of setups of several sizes, each for the first time. */
export const firstPicture = async (threads: number, folder: string): Promise<void> => {
  const corePath = path.join(process.cwd(), 'resources', 'core.wasm')
  for (const setup of SETUPS) {
    const userFolder = mkdtempSync(path.join(tmpdir(), 'backrank-picture-'))
    let heard: (update: SolverUpdate) => void = () => undefined
    const memory = searchMemory(
      path.join(folder, 'memoryWorker.js'),
      path.join(userFolder, 'searches'),
      logger,
    )
    const core = loadCore(corePath)
    const graphs = setupGraphThread({
      corePath,
      core,
      setupGraphWorker: path.join(folder, 'setupGraphWorker.js'),
      logger,
    })
    const guard = orphanGuard(logger)
    const questionWorker = path.join(folder, 'questionWorker.js')
    const engines = searchEngines({ core, corePath, questionWorker, scriptWorker: 'no worker', guard })
    const profile = builtInProfile({ threads: 64, hashMiB: 64 }, { Threads: threads })
    const solver = setupSolverService({
      core,
      emit: (name, event) => {
        if (name === 'solver:update') heard(event as SolverUpdate)
      },
      memory: memory.exact,
      tasks: new TaskQueue({ cores: openCores(64), memory: memory.exact, onChange: () => undefined }),
      graphs,
      engineOf: () => engines.of(profile),
    })
    const { first, whole } = await picture(solver, listener => (heard = listener), setup)
    await graphs.close()
    await solver.close()
    await memory.close()
    rmSync(userFolder, { recursive: true })
    console.log(`${setup[0]}, ${whole.arrays} arrays: first ${told(first)}, whole ${told(whole)}`)
  }
}
