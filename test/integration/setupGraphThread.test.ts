import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { PositionText } from '../../electron/rules/positions/openPosition'
import { setupGraphThread, type GraphThread } from '../../electron/engine/setupSolver/setupGraphThread'
import { lineGraph } from '../../electron/rules/setup/lineGraph'
import { theCore } from '../support/aPosition'
import { SEARCH_THREADS } from '../support/builtSearchers'
import { heldAtStart } from '../support/heldWorker'
import { scratchFolder } from '../support/scratchFolder'
import { silentLogger } from '../support/silentLogger'
import { testBackend } from '../support/testBackend'

const start = (variant: string, fen: string, options: readonly string[] = []): PositionText => ({
  variant,
  fen,
  options,
})
const THROW = start('fischer-benko', '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1')
/** 46,656 arrays. */
const LARGE = start('pre-chess', 'rn6/pppppppp/8/8/8/8/PPPPPPPP/RN6[QRBBNKqrbbnk] w - - 0 3')
const STARTS = [
  THROW,
  start('half-random-transcendental', 'b1nbrn1r/pppppppp/8/8/8/8/PPPPPPPP/B1NRRB1N[QKqk] w - - 0 4'),
  start('arrangement', 'rnbqnbkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQNBKR b Kk - 0 2 queen', ['curtailed']),
]

const threadOf = (setupGraphWorker: string, complaints: string[] = []): GraphThread => {
  const logger = { ...silentLogger, error: (event: string) => void complaints.push(event) }
  const thread = setupGraphThread({
    corePath: path.resolve('resources/core.wasm'),
    core: theCore(),
    setupGraphWorker,
    logger,
  })
  onTestFinished(() => thread.close())
  return thread
}

/** Which comes first: the result of a promise, or the next turn of this thread's event loop. */
const firstOf = (done: Promise<unknown>): Promise<'done' | 'turn'> =>
  Promise.race([
    done.then(() => 'done' as const),
    new Promise<'turn'>(resolve => setImmediate(() => resolve('turn'))),
  ])

describe('a thread for setup graphs', () => {
  test('builds the same graphs as this thread', async () => {
    const thread = threadOf(SEARCH_THREADS.setupGraphWorker)
    for (const text of STARTS) expect(await thread.build(text)).toEqual(lineGraph(theCore(), text))
  })

  test('leaves this thread free while it goes through tens of thousands of arrays', async () => {
    const held = await heldAtStart(SEARCH_THREADS.setupGraphWorker)
    const graph = threadOf(held.file).build(LARGE)
    expect(await firstOf(graph)).toBe('turn')
    await held.isHeld()
    held.letGo()
    expect((await graph).arrays.length).toBe(46_656)
    expect(await firstOf(threadOf('no worker').build(LARGE))).toBe('done')
  })

  test('is reported if it is missing or dies, and graphs are built without it', async () => {
    const expected = lineGraph(theCore(), THROW)
    const mortal = path.join(await scratchFolder(), 'mortal.mjs')
    writeFileSync(
      mortal,
      "import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => process.exit(7))",
    )
    for (const worker of ['no worker', mortal]) {
      const complaints: string[] = []
      const thread = threadOf(worker, complaints)
      expect(await Promise.all([thread.build(THROW), thread.build(THROW)])).toEqual([expected, expected])
      expect(await thread.build(THROW)).toEqual(expected)
      expect(complaints.length).toBeGreaterThan(0)
    }
  })
})

test('other requests are answered while a large setup is examined', async () => {
  const held = await heldAtStart(SEARCH_THREADS.setupGraphWorker)
  const backend = await testBackend(await scratchFolder(), { ...SEARCH_THREADS, setupGraphWorker: held.file })
  const line = { variant: 'pre-chess', options: [], startFen: LARGE.fen, moves: [] } as const
  const answered: string[] = []
  const note = (name: string) => () => void answered.push(name)
  const ways = { engineId: 'backrank', reading: 'sequential', nodes: 1000 } as const
  const looks = [1, 2].map(number =>
    backend.request('solver:look', { ...line, ...ways }).then(note(`look ${number}`)),
  )
  await backend.request('engines:list').then(note('list'))
  await held.isHeld()
  await backend.request('engines:list').then(note('list'))
  held.letGo()
  await Promise.all(looks)
  expect(answered).toEqual(['list', 'list', 'look 1', 'look 2'])
})
