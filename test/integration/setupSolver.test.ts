import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { SolverRequest, SolverUpdate, SolverView } from '@shared/ipc/solver'
import { unwrap } from '@shared/result'
import { anAtlasHeader, writeAnAtlas } from '../support/anAtlas'
import { SEARCH_THREADS, mortalQuestionWorker, type SearchThreads } from '../support/builtSearchers'
import { LONG_WAIT } from '../support/longWait'
import { programPath } from '../support/programPath'
import { faultyEngine, ownPath } from '../support/faultyEngine'
import { leftOf, processesOf } from '../support/processes'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend, type TestBackend } from '../support/testBackend'

const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
const PLAYED = ['R@h1', 'N@e8', 'N@d1', 'R@a8', 'N@a1', 'N@h8', 'Q@g1+K@f1', 'Q@b8+K@d8']
/** More nodes for an array than a test waits for. */
const FOR_EVER = 1_000_000_000

/** The program with an atlas of another engine in place of the shipped one: the solver takes nothing from it and has to search. */
const backendIn = async (folder: string, over: Partial<SearchThreads> = {}): Promise<TestBackend> => {
  await mkdir(path.join(folder, 'atlas'), { recursive: true })
  const file = path.join(folder, 'atlas', 'double-chess960.atlas')
  writeAnAtlas(file, anAtlasHeader('double-chess960'), new Int16Array(921_600))
  return testBackend(folder, { ...SEARCH_THREADS, ...over })
}

/** The program as it is shipped: its atlas has all arrays of the throw. */
const shippedBackend = async (over: Partial<SearchThreads> = {}): Promise<TestBackend> =>
  testBackend(await scratchFolder(), { ...SEARCH_THREADS, ...over })

/** The nodes of an array in that atlas, and many more. */
const ATLAS_NODES = 20_000
const MORE_NODES = 60_000

/** Nodes for an array if the results do not matter. */
const FEW = { nodes: 100 }

const requestOf = (over: Partial<SolverRequest> = {}): SolverRequest => ({
  variant: 'fischer-benko',
  options: [],
  startFen: THROW,
  moves: [],
  engineId: 'backrank',
  reading: 'sequential',
  nodes: 1000,
  ...over,
})

const updatesOf = (backend: TestBackend, job: number): readonly SolverUpdate[] =>
  backend.heard('solver:update').filter(update => update.job === job)

/** The last report of a job. */
const endOf = async (backend: TestBackend, job: number): Promise<SolverUpdate> => {
  const isOver = (update: SolverUpdate | undefined) => update?.view.progress.isRunning === false
  await vi.waitFor(() => expect(isOver(updatesOf(backend, job).at(-1))).toBe(true), LONG_WAIT)
  return updatesOf(backend, job).at(-1)!
}

/**
 * Waits until the value of an array is known. The first report can come before that: it is due once any array is
 * searched, but values are taken in order.
 */
const firstOf = (backend: TestBackend, job: number) =>
  vi.waitFor(() => {
    const searched = updatesOf(backend, job).map(({ view }) => view.progress.searched)
    expect(Math.max(0, ...searched)).toBeGreaterThan(0)
  }, LONG_WAIT)

const start = async (backend: TestBackend, over: Partial<SolverRequest> = {}): Promise<number> =>
  unwrap(await backend.request('solver:start', requestOf(over)))

const solved = async (backend: TestBackend, over: Partial<SolverRequest> = {}): Promise<SolverView> => {
  const { view, failure } = await endOf(backend, await start(backend, over))
  expect(failure).toBeUndefined()
  return view
}

const look = async (backend: TestBackend, over: Partial<SolverRequest> = {}): Promise<SolverView | null> =>
  unwrap(await backend.request('solver:look', requestOf(over)))

const valuesOf = ({ moves }: SolverView) => moves.map(({ san, value }) => [san, value])

describe('a throw', () => {
  test('is settled by the atlas that comes with the program, up to the nodes of its values', async () => {
    const shipped = await shippedBackend({ questionWorker: 'no worker' })
    const view = (await look(shipped, { nodes: ATLAS_NODES }))!
    expect(view.moves).toHaveLength(16)
    expect(view.progress).toMatchObject({ arrays: 216, searched: 216, isSettled: true })
    // More nodes need a search. Until then the values of the atlas are shown.
    const deeper = (await look(shipped, { nodes: 100_000 }))!
    expect(deeper.progress).toMatchObject({ searched: 216, isSettled: false })
  })

  test('is solved, and the results are there again after a restart, without any search', async () => {
    const folder = await scratchFolder()
    const first = await backendIn(folder)
    expect(await look(first)).toBeNull()
    const view = await solved(first)
    expect(view.moves).toHaveLength(16)
    expect(view).toMatchObject({ turn: 'white', played: [], start: { value: view.value, arrays: 216 } })
    expect(view.progress).toMatchObject({ arrays: 216, isSettled: true, isRunning: false })
    expect(view.values).toHaveLength(216)
    expect(view.moves[0]).toMatchObject({ cost: 0, isBest: true, value: view.value })
    for (const { line, san } of view.moves) {
      expect(line[0]).toBe(san)
      expect(line).toHaveLength(8)
    }
    expect(valuesOf((await look(first))!)).toEqual(valuesOf(view))
    await first.dispose()

    const second = await backendIn(folder, { questionWorker: 'no worker' })
    const again = (await look(second))!
    expect(again.progress).toEqual(view.progress)
    expect(valuesOf(again)).toEqual(valuesOf(view))
  })

  /** Checks that the next run, which cannot search, knows the same about places; returns their progress. */
  const nextRun = async (folder: string, first: TestBackend, places: readonly Partial<SolverRequest>[]) => {
    const before: SolverView[] = []
    for (const place of places) before.push((await look(first, place))!)
    await first.dispose()
    const second = await backendIn(folder, { questionWorker: 'no worker' })
    for (const [turn, place] of places.entries()) {
      const again = (await look(second, place))!
      expect({ ...again.progress, nodes: 0 }).toEqual({ ...before[turn]!.progress, nodes: 0 })
      // The next run learns values in another order, so sums differ in their last bits.
      for (const [at, { san, value }] of again.moves.entries()) {
        expect(san).toBe(before[turn]!.moves[at]!.san)
        expect(value).toBeCloseTo(before[turn]!.moves[at]!.value, 6)
      }
    }
    return before.map(({ progress }) => progress)
  }

  test('reports its speed at the end if it searched enough nodes', async () => {
    const backend = await shippedBackend()
    const few = await endOf(backend, await start(backend, { nodes: ATLAS_NODES }))
    expect(few).not.toHaveProperty('nodesPerSecond')
    const job = await start(backend, { nodes: MORE_NODES })
    const many = await endOf(backend, job)
    expect(many.nodesPerSecond).toBeGreaterThan(0)
    // Only the last update says that the search is over.
    expect(updatesOf(backend, job).filter(({ view }) => !view.progress.isRunning)).toHaveLength(1)
    const again = await endOf(backend, await start(backend, { nodes: MORE_NODES }))
    expect(again).not.toHaveProperty('nodesPerSecond')
    // A throw with few arrays needs fewer nodes than shared/solver/usualNodes.ts assumes for the larger ones.
    const { nodes, arrays } = many.view.progress
    const times = (nodes - arrays * ATLAS_NODES) / MORE_NODES
    expect(times).toBeGreaterThan(10)
    expect(times).toBeLessThan(50)
  })

  test('is settled at once in the next run if it was settled before', async () => {
    const folder = await scratchFolder()
    const backend = await backendIn(folder)
    const places = [0, 1, 2, 3].map(turns => ({ nodes: 4000, moves: PLAYED.slice(0, turns) }))
    for (const place of places) await solved(backend, place)
    const known = await nextRun(folder, backend, places)
    expect(known.some(({ isSettled, deep, arrays }) => isSettled && deep < arrays)).toBe(true)
  })

  test('is not settled in the next run if it was not settled before', async () => {
    const folder = await scratchFolder()
    const backend = await backendIn(folder)
    const place = { nodes: 600_000 }
    const job = await start(backend, place)
    await firstOf(backend, job)
    await backend.request('solver:stop')
    await endOf(backend, job)
    const before = (await look(backend, place))!.progress
    await backend.dispose()
    const second = await backendIn(folder, { questionWorker: 'no worker' })
    const again = (await look(second, place))!.progress
    expect([before.isSettled, again.isSettled]).toEqual([false, false])
    // An answer that arrived while the search was stopping may only be known now.
    expect(again.searched).toBeGreaterThanOrEqual(before.searched)
  })

  test('is reported only where the user stops when they step through it quickly', async () => {
    const backend = await backendIn(await scratchFolder())
    await solved(backend, FEW)
    const [start, ...rest] = await Promise.all(
      PLAYED.map((_, turns) => look(backend, { ...FEW, moves: PLAYED.slice(0, turns) })),
    )
    expect(start).toBeNull()
    expect(rest.slice(0, -1).every(view => view === null)).toBe(true)
    expect(rest.at(-1)!.played).toHaveLength(PLAYED.length - 1)
    expect(await look(backend, FEW)).not.toBeNull()
  })

  test('is searched further from where a search was stopped', async () => {
    const backend = await backendIn(await scratchFolder())
    const job = await start(backend, { nodes: 60_000 })
    await firstOf(backend, job)
    await backend.request('solver:stop')
    const { view, failure } = await endOf(backend, job)
    expect(failure).toBeUndefined()
    expect(view.progress.searched).toBeGreaterThan(0)
    expect((await look(backend, { nodes: 60_000 }))!.progress.searched).toBe(view.progress.searched)
    const next = await start(backend, { nodes: 60_000 })
    await firstOf(backend, next)
    const [{ progress }] = updatesOf(backend, next).map(update => update.view) as [SolverView]
    expect(progress.nodes).toBeGreaterThanOrEqual(view.progress.nodes)
    await backend.request('solver:stop')
    await endOf(backend, next)
  })

  test('is a task, and reports that it was stopped in the list of tasks', async () => {
    const backend = await backendIn(await scratchFolder())
    const job = await start(backend, { nodes: FOR_EVER })
    expect(await backend.request('tasks:list')).toMatchObject([
      { id: job, kind: 'setup', variant: 'fischer-benko', precedence: 'screen' },
    ])
    await backend.request('tasks:stop', job)
    const { view, isStopped } = await endOf(backend, job)
    expect(isStopped).toBe(true)
    expect(view.progress).toMatchObject({ isSettled: false, isRunning: false })
    expect(await backend.request('tasks:list')).toEqual([])
  })

  test('is replaced by the next one, which alone is reported', async () => {
    const backend = await backendIn(await scratchFolder())
    const first = await start(backend, { nodes: FOR_EVER })
    const [second, third] = await Promise.all([
      start(backend, { nodes: 100_000 }),
      start(backend, { moves: PLAYED.slice(0, 6) }),
    ])
    const { view } = await endOf(backend, third)
    expect(view.moves).toHaveLength(2)
    expect(updatesOf(backend, first).concat(updatesOf(backend, second))).toEqual([])
  })

  test('can be stopped while it is still starting', async () => {
    const backend = await backendIn(await scratchFolder())
    const starting = start(backend, { nodes: FOR_EVER })
    await backend.request('solver:stop')
    const { view, failure } = await endOf(backend, await starting)
    expect(failure).toBeUndefined()
    expect(view.progress).toMatchObject({ searched: 0, isSettled: false, isRunning: false })
  })

  test('is abandoned when the program ends, and keeps its results', async () => {
    const folder = await scratchFolder()
    const first = await backendIn(folder)
    const job = await start(first, { nodes: 60_000 })
    await firstOf(first, job)
    await first.dispose()
    const heard = updatesOf(first, job).length
    const second = await backendIn(folder, { questionWorker: 'no worker' })
    const { searched } = (await look(second, { nodes: 60_000 }))!.progress
    expect(searched).toBeGreaterThan(0)
    expect(updatesOf(first, job)).toHaveLength(heard)
  })
})

describe('the turns of a setup', () => {
  test('have their costs at any place, in the game proper, too', async () => {
    const backend = await backendIn(await scratchFolder())
    const moves = [...PLAYED, 'e2e4', 'e7e5']
    const view = await solved(backend, { moves })
    expect(view).toMatchObject({ turn: 'white', moves: [], progress: { arrays: 1 } })
    expect(view.played.map(({ san }) => san).slice(0, 7)).toEqual([
      'R@h1',
      'N@e8',
      'N@d1',
      'R@a8',
      'N@a1',
      'N@h8',
      'Q@g1+K@f1',
    ])
    expect(view.played.at(-1)!.value).toBe(view.value)
    let before = view.start.value
    for (const { turn, value, cost, better, san, isBest } of view.played) {
      expect(cost).toBeCloseTo(Math.max(0, turn === 'white' ? before - value : value - before), 6)
      expect(isBest ? better[0] : san).toBe(san)
      before = value
    }
    const last = (await look(backend, { moves: PLAYED.slice(0, 6) }))!
    expect(last.played).toEqual(view.played.slice(0, 6))
    expect(last.matrix).toMatchObject({ rows: { length: 2 }, columns: { length: 2 } })
  })

  test('are priced from the first turn that leaves few enough arrays', async () => {
    const backend = await backendIn(await scratchFolder())
    const startFen = '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'
    const moves = ['R@a1', 'R@a8', 'R@h1', 'R@h8', 'N@b1', 'N@b8', 'N@g1', 'N@g8', 'Q@d1', 'Q@d8']
    const view = await solved(backend, { ...FEW, variant: 'pre-chess', startFen, moves })
    expect(view.start.arrays).toBeLessThanOrEqual(50_000)
    expect(view.played.length).toBeGreaterThan(0)
    expect(view.played.length).toBeLessThan(moves.length)
    expect(view).not.toHaveProperty('sampled')
  })

  test('are estimated from a sample if too many arrays can arise, the same in the next run', async () => {
    const folder = await scratchFolder()
    const startFen = '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1'
    const before = { variant: 'pre-chess', startFen, ...FEW } as const
    const first = await backendIn(folder)
    expect(await look(first, before)).toBeNull()
    const view = await solved(first, before)
    expect(view.sampled).toBeGreaterThanOrEqual(3600)
    expect(view.start.arrays).toBe(2880 ** 2)
    expect(view.values).toHaveLength(view.sampled!)
    expect(view.progress).toMatchObject({ arrays: view.sampled, isSettled: true })
    expect(view.moves).toHaveLength(40)
    for (const { san, line, arrays, value, error } of view.moves) {
      expect(line).toEqual([san])
      expect(arrays).toBe((san.startsWith('Q') || san.startsWith('K') ? 360 : 720) * 2880)
      expect(Math.abs(value)).toBeLessThan(1000)
      expect(error).toBeGreaterThan(5)
    }
    // Costs of turns are not reported from samples.
    for (const name of ['solver:played', 'solver:price'] as const)
      expect(await first.request(name, requestOf({ ...before, moves: ['Q@a1'] }))).toMatchObject({
        ok: false,
        error: { kind: 'tooManyArrays', arrays: 360 * 2880 },
      })
    const black = await solved(first, { ...before, moves: ['Q@a1'] })
    expect(black).toMatchObject({ turn: 'black', played: [], start: { arrays: 360 * 2880 } })
    await first.dispose()
    const again = (await look(await backendIn(folder, { questionWorker: 'no worker' }), before))!
    expect(valuesOf(again)).toEqual(valuesOf(view))
    expect(again.sampled).toBe(view.sampled)
  })
})

test.each([
  [{ moves: ['R@h1', 'R@h1'] }, { kind: 'illegalPosition', detail: 'R@h1 is not a legal move' }],
  [{ startFen: 'nothing' }, { kind: 'illegalPosition' }],
  [{ engineId: 'nobody' }, { kind: 'unknownEngine', engineId: 'nobody' }],
  [{ startFen: 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5' }, { kind: 'setupOver' }],
  [
    { variant: 'chess960', startFen: 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5' },
    { kind: 'noSetupPhase' },
  ],
] as const)('%j is refused', async (over, error) => {
  const backend = await backendIn(await scratchFolder())
  for (const name of ['solver:look', 'solver:start'] as const)
    expect(await backend.request(name, requestOf(over))).toMatchObject({ ok: false, error })
})

describe('a setup that was played', () => {
  const WHOLE = { moves: [...PLAYED, 'e2e4'] }
  const price = (backend: TestBackend, over: Partial<SolverRequest> = {}) =>
    backend.request('solver:price', requestOf({ ...WHOLE, ...over }))
  const played = async (backend: TestBackend, over: Partial<SolverRequest> = {}) =>
    unwrap(await backend.request('solver:played', requestOf({ ...WHOLE, ...over })))

  test('is priced turn by turn, and then known without any search', async () => {
    const folder = await scratchFolder()
    const backend = await backendIn(folder)
    expect(await played(backend)).toBeNull()
    const answer = unwrap(await price(backend))!
    const { value, isThrow, skipped, turns } = answer.setup
    expect({ isThrow, skipped, isSettled: answer.isSettled }).toEqual({
      isThrow: true,
      skipped: 0,
      isSettled: true,
    })
    expect(turns.map(({ turn }) => turn)).toEqual(PLAYED.map((_, place) => (place % 2 ? 'black' : 'white')))
    let before = value
    for (const { turn, value: after, cost, isBest, better } of turns) {
      expect(cost).toBeCloseTo(Math.max(0, turn === 'white' ? before - after : after - before), 6)
      expect(better.at(-1)!.san).toMatch(isBest ? /./ : /K@/)
      before = after
    }
    expect(await played(backend)).toEqual(answer)
    const progress = backend.heard('solver:pricing')
    expect(progress.every(({ turns: all, share }) => all === 8 && share >= 0 && share <= 1)).toBe(true)
    expect(progress.map(({ share }) => share)).toEqual(
      progress.map(({ share }) => share).toSorted((a, b) => a - b),
    )
  })

  test('comes with its last turn as a matrix, and the pair that was chosen in it', async () => {
    const { pair, setup } = unwrap(await price(await backendIn(await scratchFolder()), FEW))!
    expect(pair).toMatchObject({ turn: 6, matrix: { rows: { length: 2 }, columns: { length: 2 } } })
    const { matrix, row, column } = pair!
    expect(matrix.rows[row]).toBe('Q@g1+K@f1')
    expect(matrix.columns[column!]).toBe('Q@b8+K@d8')
    expect(matrix.values[row]![column!]).toBe(setup.turns.at(-1)!.value)
  })

  test('is a throw with the value of the solver if no turn was played', async () => {
    const backend = await backendIn(await scratchFolder())
    const { setup, isSettled } = unwrap(await price(backend, { ...FEW, moves: [] }))!
    expect([setup.isThrow, setup.turns, isSettled]).toEqual([true, [], true])
    expect(setup.value).toBeCloseTo((await look(backend, FEW))!.start.value, 6)
    expect((await look(backend, FEW))!.progress.isSettled).toBe(true)
  })

  test('can be incomplete', async () => {
    const backend = await backendIn(await scratchFolder())
    const half = unwrap(await price(backend, { ...FEW, moves: PLAYED.slice(0, 3) }))!
    expect(half.setup.turns).toHaveLength(3)
    expect(half.pair).toBeUndefined()
    const almost = unwrap(await price(backend, { ...FEW, moves: PLAYED.slice(0, 7) }))!
    expect(almost.pair).toMatchObject({ turn: 6, row: expect.any(Number) as number })
    expect(almost.pair).not.toHaveProperty('column')
  })

  test('is not priced after a cancellation, which keeps the results so far', async () => {
    const backend = await shippedBackend()
    const pricing = price(backend, { nodes: 60_000 })
    await vi.waitFor(() => expect(backend.heard('solver:pricing')).not.toEqual([]), LONG_WAIT)
    await backend.request('solver:stop')
    expect(backend.heard('solver:pricing').at(-1)!.done).toBeLessThan(8)
    await backend.request('solver:cancelPricing')
    expect(unwrap(await pricing)).toBeNull()
    expect((await played(backend, { nodes: 60_000 }))!.isSettled).toBe(false)
  })

  test('replaces a search, and is replaced by the next one', async () => {
    const backend = await backendIn(await scratchFolder())
    const search = await start(backend, { nodes: FOR_EVER })
    const first = price(backend, { nodes: FOR_EVER })
    const second = price(backend, FEW)
    expect(unwrap(await first)).toBeNull()
    expect(unwrap(await second)!.isSettled).toBe(true)
    expect(updatesOf(backend, search)).toEqual([])
    const third = price(backend, { nodes: FOR_EVER })
    expect((await solved(backend, { moves: PLAYED.slice(0, 6) })).moves).toHaveLength(2)
    expect(unwrap(await third)).toBeNull()
  })

  test(
    'is abandoned when the program ends, and leaves no engine behind',
    { tags: ['stockfish'] },
    async () => {
      const program = await ownPath(programPath('stockfish'))
      const backend = await backendIn(await scratchFolder())
      const { id: engineId } = unwrap(await backend.addEngine(program))!
      const pricing = price(backend, { engineId, nodes: 1_000_000 })
      await vi.waitFor(() => expect(processesOf(program)).not.toEqual([]), LONG_WAIT)
      await backend.dispose()
      expect(unwrap(await pricing)).toBeNull()
      expect(await leftOf(program)).toEqual([])
    },
  )

  test('is priced by an engine that is killed once and started again', { tags: ['stockfish'] }, async () => {
    const program = await ownPath(programPath('stockfish'))
    const backend = await backendIn(await scratchFolder())
    const { id: engineId } = unwrap(await backend.addEngine(program))!
    const pricing = price(backend, { engineId })
    // An engine that dies while it is opened is not restarted.
    await vi.waitFor(() => expect(backend.heard('solver:pricing')).not.toEqual([]), LONG_WAIT)
    for (const id of processesOf(program)) process.kill(id, 'SIGKILL')
    expect(unwrap(await pricing)!.setup.turns).toHaveLength(8)
    expect(await leftOf(program)).toEqual([])
  })

  test('is not priced by an engine that dies, is missing or cannot play it', async () => {
    const dead = await backendIn(await scratchFolder(), { questionWorker: '/no/worker.js' })
    expect(await price(dead)).toMatchObject({
      ok: false,
      error: { kind: 'engineFailed', engine: 'Backrank' },
    })
    const backend = await backendIn(await scratchFolder())
    expect(await price(backend, { engineId: 'nobody' })).toMatchObject({ error: { kind: 'unknownEngine' } })
    const { id: engineId } = unwrap(await backend.addEngine(await faultyEngine('crashes')))!
    expect(await price(backend, { engineId })).toMatchObject({ error: { kind: 'variantNotPlayed' } })
    expect(await price(backend, { moves: ['R@e1'] })).toMatchObject({ error: { kind: 'illegalPosition' } })
  })
})

describe('our engine', () => {
  test('can lose a thread without any effect on the result', async () => {
    const folder = await scratchFolder()
    const flag = `${folder}/flag`
    const whole = await solved(await backendIn(await scratchFolder()), { moves: PLAYED.slice(0, 6) })
    const questionWorker = await mortalQuestionWorker(SEARCH_THREADS.questionWorker, flag, true)
    await writeFile(flag, '')
    const view = await solved(await backendIn(folder, { questionWorker }), { moves: PLAYED.slice(0, 6) })
    expect(valuesOf(view)).toEqual(valuesOf(whole))
  })

  test('is reported if it has no thread at all', async () => {
    const backend = await backendIn(await scratchFolder(), { questionWorker: '/no/worker.js' })
    const { failure } = await endOf(backend, await start(backend))
    expect(failure).toMatchObject({ kind: 'engineFailed', engine: 'Backrank' })
  })
})

describe('an external engine', () => {
  const withEngine = async (program: string) => {
    const backend = await backendIn(await scratchFolder())
    const { id } = unwrap(await backend.addEngine(program))!
    return { backend, engineId: id }
  }

  test(
    'is restarted if it is killed while it works, and is gone in the end',
    { tags: ['stockfish'] },
    async () => {
      const program = await ownPath(programPath('stockfish'))
      const { backend, engineId } = await withEngine(program)
      const job = await start(backend, { engineId, nodes: 3000 })
      // An engine that dies while it is opened is not restarted.
      await firstOf(backend, job)
      expect(updatesOf(backend, job).at(-1)!.view.progress.isRunning).toBe(true)
      for (const id of processesOf(program)) process.kill(id, 'SIGKILL')
      const { view, failure } = await endOf(backend, job)
      expect(failure).toBeUndefined()
      expect(view.progress.isSettled).toBe(true)
      expect(await leftOf(program)).toEqual([])
    },
  )

  test('is reported with its output if it always dies', async () => {
    const program = await faultyEngine('crashes')
    const script = await readFile(program, 'utf8')
    const option = "echo 'option name UCI_Chess960 type check default false'"
    await writeFile(program, script.replace("echo 'uciok'", `${option}; echo 'uciok'`))
    const { backend, engineId } = await withEngine(program)
    const { failure } = await endOf(backend, await start(backend, { engineId }))
    expect(failure).toEqual({
      kind: 'engineFailed',
      engine: 'Crashes',
      detail: 'crash: exit code 3',
      said: expect.arrayContaining(['! assertion failed: bug']) as string[],
    })
    expect(await leftOf(program)).toEqual([])
  })

  test('is reported if it cannot play the arrays', async () => {
    const { backend, engineId } = await withEngine(await faultyEngine('crashes'))
    const { failure } = await endOf(backend, await start(backend, { engineId }))
    expect(failure).toEqual({ kind: 'variantNotPlayed', engine: 'Crashes', variant: 'fischer-benko' })
  })

  test('is reported if it is gone', async () => {
    const program = await faultyEngine('crashes')
    const { backend, engineId } = await withEngine(program)
    await rm(program)
    const { failure } = await endOf(backend, await start(backend, { engineId }))
    expect(failure).toMatchObject({ kind: 'engineFailed' })
    expect(await look(backend, { engineId })).toBeNull()
  })
})
