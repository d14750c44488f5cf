import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { PreparationPlace } from '@shared/ipc/preparationViews'
import { unwrap } from '@shared/result'
import { loadCore } from '../../electron/core/load'
import { openCores } from '../../electron/engine/tasks/cores'
import { TaskQueue } from '../../electron/engine/tasks/taskQueue'
import { searchMemory } from '../../electron/engine/memory/searchMemory'
import { openPreparationStore } from '../../electron/engine/preparation/kept/preparationStore'
import {
  preparationService,
  type PreparationService,
} from '../../electron/engine/preparation/preparationService'
import { silentLogger } from '../support/silentLogger'
import { randomEngine } from './randomEngine'
import { watchThread, type ThreadWatch } from './threadWatch'

const START = 'bnrbkqnr/pppppppp/8/8/8/8/PPPPPPPP/BNRBKQNR w KQkq - 0 1'
const NODES = 1000

export interface BenchPlan {
  /** To be searched. */
  readonly positions: number
  /** The user's folder, which is kept; one of its own where none is given. */
  readonly folder?: string
}

const openIn = async (folder: string): Promise<PreparationService> => {
  const core = loadCore()
  const worker = path.join(process.cwd(), 'out', 'main', 'memoryWorker.js')
  const memory = searchMemory(worker, path.join(folder, 'searches.sqlite'), silentLogger)
  const service = preparationService({
    core,
    store: await openPreparationStore(path.join(folder, 'preparations'), silentLogger),
    tasks: new TaskQueue({ cores: openCores(2), memory: memory.exact, onChange: () => undefined }),
    engineOf: () => randomEngine(core),
    buildGraph: () => Promise.reject(new Error('there is no setup to be solved')),
    clock: Date.now,
    tellList: () => undefined,
    tellNow: () => undefined,
  })
  const close = async () => {
    await service.close()
    await memory.close()
  }
  return { ...service, close }
}

const stateOf = (service: PreparationService, id: string) => service.list().find(one => one.id === id)!

const isStill = async (service: PreparationService, id: string): Promise<void> => {
  while (['running', 'waiting'].includes(stateOf(service, id).state.kind)) await setTimeout(20)
}

/** A line of the preparation, as long as it is prepared. */
const longLine = async (service: PreparationService, id: string): Promise<readonly string[]> => {
  const line: string[] = []
  for (;;) {
    const { branch } = unwrap(await service.view(id, views => views.place(line)))
    const next = branch.moves.find(({ isPrepared, goesOn }) => isPrepared && goesOn)
    if (!next) return line
    line.push(next.uci)
  }
}

const keysBelow = async (
  service: PreparationService,
  id: string,
  { branch }: PreparationPlace,
): Promise<readonly string[]> => {
  const keys = new Set([branch.key])
  for (const key of keys) {
    if (keys.size >= 200) break
    const [found] = unwrap(await service.view(id, views => views.branches([key])))
    for (const { to, goesOn } of found?.moves ?? []) if (goesOn) keys.add(to)
  }
  return [...keys].slice(0, 200)
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const heapMb = (): number => {
  collect()
  return process.memoryUsage().heapUsed / 1e6
}

/** A kind of step: its name, and the step. */
type Kind = readonly [name: string, act: () => unknown]

/** How often each kind of step is taken. */
const TIMES = 5

const header = () =>
  console.log(
    `${'milliseconds'.padEnd(44)}${['slowest', 'most work', 'gc in it', 'longest gc', 'over 50'].map(one => one.padStart(12)).join('')}`,
  )

const report = async (name: string, watch: ThreadWatch): Promise<void> => {
  const { slowest, work, workGc, gc, long } = await watch.lap()
  const numbers = [slowest, work.workMs, workGc, gc].map(one => one.toFixed(1).padStart(12))
  console.log(`${name.padEnd(44)}${numbers.join('')}${String(long).padStart(12)}`)
}

const walkThrough = async (watch: ThreadWatch, kinds: readonly Kind[], times: number): Promise<void> => {
  for (const [name, act] of kinds) {
    await watch.lap()
    for (let time = 0; time < times; time++) {
      await act()
      await setTimeout(2)
    }
    await report(name, watch)
  }
}

/** What the page asks for. */
const looks = async (service: PreparationService, id: string): Promise<readonly Kind[]> => {
  const deep = await longLine(service, id)
  const first = unwrap(await service.view(id, views => views.place([])))
  const keys = await keysBelow(service, id, first)
  const moves = first.branch.moves.slice(0, 2).map(({ uci }) => uci)
  const { total } = unwrap(await service.view(id, views => views.decisions(0, 1)))
  return [
    ['tree: the first position', () => service.view(id, views => views.place([]))],
    [`tree: the end of a line of ${deep.length} plies`, () => service.view(id, views => views.place(deep))],
    [`tree: ${keys.length} rows`, () => service.view(id, views => views.branches(keys))],
    ['table: first page', () => service.view(id, views => views.decisions(0, 200))],
    ['table: last page', () => service.view(id, views => views.decisions(Math.max(0, total - 200), 200))],
    ['compare two moves', () => service.view(id, views => views.compare([], moves))],
    ['what is new', () => service.view(id, views => views.news())],
  ]
}

const wishes = async (service: PreparationService, id: string): Promise<readonly Kind[]> => {
  const deep = await longLine(service, id)
  const first = unwrap(await service.view(id, views => views.place([])))
  const other = first.branch.moves.find(({ isPrepared }) => !isPrepared)!.uci
  const settle = () => service.pause(id)
  const wish =
    (line: readonly string[], kinds: readonly ('always' | 'free' | 'deeper' | 'shallower')[]) => async () => {
      for (const kind of kinds) unwrap(await service.decide(id, { path: [...line], kind }))
      settle()
    }
  return [
    ['wish at the first position', wish([other], ['always', 'free'])],
    ['wish at the end of a line', wish(deep, ['deeper', 'shallower'])],
    [
      'another margin',
      async () => {
        await service.change(id, { margin: 6 })
        await service.change(id, { margin: 5 })
        settle()
      },
    ],
    ['looked at what is new', () => service.seen(id)],
    ['as a game', () => service.game(id)],
  ]
}

/** Prints for how long each kind of step of a large preparation keeps its thread, and what memory it takes. */
export const preparationSpeed = async ({ positions, folder }: BenchPlan): Promise<void> => {
  const own = folder ?? mkdtempSync(path.join(tmpdir(), 'backrank-preparation-speed-'))
  const before = heapMb()
  const watch = watchThread()
  const service = await openIn(own)
  const about = { variant: 'chess960', options: [], fen: START, color: 'white', name: '' } as const
  const limits = { margin: 5, depth: 60, nodes: NODES, totalNodes: 1e12, minutes: 0, coverage: 0 }
  const id = unwrap(service.create({ ...about, ...limits, engineId: 'backrank' }))
  const share = Math.ceil(positions / 5)
  header()
  await watch.lap()
  for (let goal = share; goal <= 5 * share; goal += share) {
    while (stateOf(service, id).positions < goal) await setTimeout(20)
    await report(`growth to ${goal} positions`, watch)
  }
  await walkThrough(watch, await looks(service, id), TIMES)
  service.pause(id)
  await isStill(service, id)
  console.log('nothing grows')
  await walkThrough(watch, await looks(service, id), TIMES)
  await walkThrough(watch, await wishes(service, id), 2)
  await isStill(service, id)
  const game = unwrap(await service.game(id))
  console.log(`heap ${(heapMb() - before).toFixed(0)} MB, ${game.nodes.length} moves as a game`)
  await watch.lap()
  await service.close()
  await report('closed', watch)
  const log = statSync(path.join(own, 'preparations', `${id}.progress`)).size
  const again = await openIn(own)
  await watch.lap()
  const since = performance.now()
  unwrap(await again.view(id, views => views.place([])))
  await report(`opened in ${((performance.now() - since) / 1000).toFixed(1)} s`, watch)
  again.resume(id)
  await setTimeout(5000)
  await report('growth goes on', watch)
  await again.close()
  watch.end()
  console.log(
    `log ${(log / 1e6).toFixed(0)} MB, at most ${(process.resourceUsage().maxRSS / 1e3).toFixed(0)} MB of memory`,
  )
  if (folder === undefined) rmSync(own, { recursive: true, force: true })
}
