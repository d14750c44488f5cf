import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { FoundPositions, ReportRequest, ReportUpdate } from '@shared/ipc/report'
import { reportMoves } from '@shared/report/gameReport'
import { JUDGMENT_POINTS } from '@shared/report/judgment'
import { unwrap } from '@shared/result'
import { unflatten } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { setupPlies } from '@shared/tree/setupPlies'
import { mainline } from '@shared/tree/tree'
import {
  SEARCH_THREADS,
  type SearchThreads,
  mortalQuestionWorker,
  tellingQuestionWorker,
} from '../support/builtSearchers'
import { programPath } from '../support/programPath'
import { leftOf, processesOf } from '../support/processes'
import { ownPath } from '../support/faultyEngine'
import { LONG_WAIT } from '../support/longWait'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend, type TestBackend } from '../support/testBackend'

/** More nodes for a position than any test waits for. */
const FOR_EVER = 1_000_000_000
const SAMPLE = path.join(import.meta.dirname, '..', '..', 'samples', 'lukic-vujacic.pgn')

const backendIn = (folder: string, over: Partial<SearchThreads> = {}): Promise<TestBackend> =>
  testBackend(folder, { ...SEARCH_THREADS, ...over })

const sample = async (backend: TestBackend): Promise<Game> => {
  const [read] = await backend.request('games:read', await readFile(SAMPLE, 'utf8'))
  return unflatten(unwrap(read!))
}

/** The first forty plies of the game, eight of them its setup. */
const PLIES = 40
const POSITIONS = PLIES - 8 + 1

const requestOf = (game: Game, over: Partial<ReportRequest> = {}): ReportRequest => {
  const line = mainline(game.root)
  return {
    variant: game.variant,
    options: game.options,
    startFen: game.root.fen,
    moves: line.slice(1, PLIES + 1).map(({ uci }) => uci),
    setup: setupPlies(line),
    engineId: 'backrank',
    limit: 'nodes',
    amount: 1000,
    lines: 1,
    closer: false,
    thrifty: false,
    ...over,
  }
}

/** A report on one game that has been started. */
interface Started {
  readonly key: string
  readonly task: number
}

const updatesOf = (backend: TestBackend, { key }: Started): readonly ReportUpdate[] =>
  backend.heard('report:update').filter(update => update.key === key)

const endOf = async (backend: TestBackend, job: Started): Promise<ReportUpdate> => {
  await vi.waitFor(() => {
    const state = updatesOf(backend, job).at(-1)?.state
    expect(state !== undefined && state !== 'running').toBe(true)
  }, LONG_WAIT)
  return updatesOf(backend, job).at(-1)!
}

const foundBy = (backend: TestBackend, job: Started): FoundPositions =>
  updatesOf(backend, job)
    .flatMap(({ found }) => found)
    .toSorted(([one], [other]) => one - other)

let keys = 0

/** Requests reports on games, and sends each game when it is wanted. */
const startAll = async (
  backend: TestBackend,
  requests: readonly (ReportRequest | null)[],
  { engineId, limit, amount, lines, closer, thrifty }: ReportRequest,
): Promise<Started> => {
  const key = `wish ${(keys += 1)}`
  const wish = { key, engineId, limit, amount, lines, closer, thrifty, games: requests.length }
  const task = unwrap(await backend.request('report:start', wish))
  const give = async (): Promise<void> => {
    for (const [game, request] of requests.entries()) {
      await vi.waitFor(() => expect(backend.heard('report:wanted')).toContainEqual({ key, game }), LONG_WAIT)
      const { variant, options, startFen, moves, setup } = request ?? requests[0]!
      const line = { variant, options, startFen, moves, setup, name: `Game ${game + 1}` }
      await backend.request('report:game', key, game, request && line)
    }
  }
  // If a report is stopped, not all of its games are wanted.
  if (requests.length === 1) await give()
  else void give().catch(() => undefined)
  return { key, task }
}

const start = (backend: TestBackend, request: ReportRequest): Promise<Started> =>
  startAll(backend, [request], request)

const reported = async (backend: TestBackend, request: ReportRequest): Promise<FoundPositions> => {
  const job = await start(backend, request)
  expect(await endOf(backend, job)).toMatchObject({ state: 'done' })
  return foundBy(backend, job)
}

describe('the report on a game', () => {
  test('is the same on any number of threads, and comes from memory without any search', async () => {
    const folder = await scratchFolder()
    const first = await backendIn(folder)
    const game = await sample(first)
    const request = requestOf(game)
    expect(unwrap(await first.request('report:look', request))).toEqual({
      engineId: 'backrank',
      found: [],
      positions: POSITIONS,
      isComplete: false,
    })
    await first.request('engines:change', 'backrank', { values: { Threads: 2 } })
    const found = await reported(first, request)
    expect(found.map(([ply]) => ply)).toEqual(Array.from({ length: POSITIONS }, (_, i) => 8 + i))
    const moves = reportMoves(game, { examined: new Map(found) }, JUDGMENT_POINTS)
    expect(moves).toHaveLength(PLIES - 8)
    await first.dispose()

    const other = await backendIn(await scratchFolder())
    await other.request('engines:change', 'backrank', { values: { Threads: 1 } })
    expect(await reported(other, request)).toEqual(found)

    const tale = path.join(folder, 'tale')
    const second = await backendIn(folder, {
      questionWorker: await tellingQuestionWorker(SEARCH_THREADS.questionWorker, tale),
    })
    expect(unwrap(await second.request('report:look', request))).toMatchObject({ found, isComplete: true })
    const job = await start(second, request)
    expect(await endOf(second, job)).toMatchObject({ state: 'done', remembered: POSITIONS })
    expect(foundBy(second, job)).toEqual(found)
    await expect(readFile(tale)).rejects.toThrow('ENOENT')
  })

  test('continues where it was stopped, and searches only the rest', async () => {
    const folder = await scratchFolder()
    const first = await backendIn(folder)
    const game = await sample(first)
    const request = requestOf(game, { amount: 50_000 })
    const job = await start(first, request)
    await vi.waitFor(() => expect(foundBy(first, job)).not.toEqual([]), LONG_WAIT)
    await first.request('tasks:stop', job.task)
    expect(await endOf(first, job)).toMatchObject({ state: 'stopped' })
    const before = foundBy(first, job)
    expect(before.length).toBeLessThan(POSITIONS)
    await first.dispose()

    const second = await backendIn(folder)
    expect(unwrap(await second.request('report:look', request))).toMatchObject({
      found: before,
      isComplete: false,
    })
    const next = await start(second, request)
    expect(await endOf(second, next)).toMatchObject({ state: 'done', remembered: before.length })
    expect(foundBy(second, next)).toHaveLength(POSITIONS)
    expect(foundBy(second, next)).toEqual(expect.arrayContaining([...before]))
  })

  test('overtakes the one before if it is moved ahead and that one is paused', async () => {
    const backend = await backendIn(await scratchFolder())
    const game = await sample(backend)
    const endless = await start(backend, requestOf(game, { amount: FOR_EVER }))
    const next = await start(backend, requestOf(game))
    await backend.request('tasks:move', next.task, 0)
    await backend.request('tasks:pause', endless.task)
    expect(await endOf(backend, next)).toMatchObject({ state: 'done' })
    await backend.request('tasks:stop', endless.task)
    expect(await endOf(backend, endless)).toMatchObject({ state: 'stopped', found: [] })
    expect(await backend.request('tasks:list')).toEqual([])
  })

  test('continues after a pause with its results, without searching them again', async () => {
    const backend = await backendIn(await scratchFolder())
    const game = await sample(backend)
    const job = await start(backend, requestOf(game, { amount: 75_000 }))
    await vi.waitFor(() => expect(foundBy(backend, job)).not.toEqual([]), LONG_WAIT)
    await backend.request('tasks:pause', job.task)
    expect(await backend.request('tasks:list')).toMatchObject([
      { id: job.task, kind: 'report', title: 'Game 1', state: { kind: 'paused' } },
    ])
    await backend.request('tasks:resume', job.task)
    expect(await endOf(backend, job)).toMatchObject({ state: 'done', remembered: 0 })
    const found = foundBy(backend, job)
    expect(new Set(found.map(([ply]) => ply)).size).toBe(POSITIONS)
    expect(found).toHaveLength(POSITIONS)
  })

  test('arrives in batches, not position by position', async () => {
    const folder = await scratchFolder()
    const backend = await backendIn(folder)
    const game = await sample(backend)
    await reported(backend, requestOf(game))
    const job = await start(backend, requestOf(game))
    await endOf(backend, job)
    expect(updatesOf(backend, job).length).toBeLessThanOrEqual(3)
  })
})

describe('a closer look', () => {
  /** The final result of each position. */
  const last = (found: FoundPositions): FoundPositions =>
    [...new Map(found)].toSorted(([one], [other]) => one - other)

  test('is taken at both ends of each doubtful move, the same on any number of threads, and from memory', async () => {
    const folder = await scratchFolder()
    const first = await backendIn(folder)
    const game = await sample(first)
    const request = requestOf(game, { closer: true })
    await first.request('engines:change', 'backrank', { values: { Threads: 2 } })
    const job = await start(first, request)
    await endOf(first, job)
    const found = last(foundBy(first, job))
    const closer = found.flatMap(([, one]) => (one.kind === 'searched' && one.isCloser ? [one] : []))
    expect(closer.length).toBeGreaterThan(0)
    expect(closer.length).toBeLessThan(POSITIONS)
    for (const { nodes } of closer) expect(nodes).toBeGreaterThan(4000)
    const at = new Map(found)
    for (const { ply, loss } of reportMoves(game, { examined: at }, JUDGMENT_POINTS))
      if (loss >= 2)
        for (const end of [at.get(ply - 1), at.get(ply)]) expect(end).toMatchObject({ isCloser: true })
    await first.dispose()

    const other = await backendIn(await scratchFolder())
    await other.request('engines:change', 'backrank', { values: { Threads: 1 } })
    expect(last(await reported(other, request))).toEqual(found)

    const second = await backendIn(folder)
    const known = unwrap(await second.request('report:look', request))
    expect(known).toMatchObject({ isComplete: true })
    expect(last(known.found)).toEqual(found)
    const again = await start(second, request)
    expect(await endOf(second, again)).toMatchObject({
      state: 'done',
      remembered: POSITIONS,
    })
  })

  test('leaves an incomplete report when it is stopped, and can continue', async () => {
    const folder = await scratchFolder()
    const backend = await backendIn(folder)
    const game = await sample(backend)
    const request = requestOf(game, { amount: 25_000, closer: true })
    await reported(backend, { ...request, closer: false })
    const job = await start(backend, request)
    await vi.waitFor(
      () =>
        expect(foundBy(backend, job).some(([, one]) => one.kind === 'searched' && one.isCloser)).toBe(true),
      LONG_WAIT,
    )
    await backend.request('tasks:stop', job.task)
    expect(await endOf(backend, job)).toMatchObject({ state: 'stopped', remembered: POSITIONS })
    const known = unwrap(await backend.request('report:look', request))
    expect(known.isComplete).toBe(false)
    expect(known.found).toHaveLength(POSITIONS)
    const found = await reported(backend, request)
    expect(last(found)).toEqual(
      expect.arrayContaining(known.found.filter(([, one]) => one.kind === 'searched' && one.isCloser)),
    )
  })
})

describe('words about a game', () => {
  test('come from memory for moves that a report criticizes, and do not exist without a report', async () => {
    const folder = await scratchFolder()
    const backend = await backendIn(folder)
    const game = await sample(backend)
    const request = requestOf(game, {
      moves: mainline(game.root)
        .slice(1)
        .map(({ uci }) => uci),
      amount: 5000,
    })
    expect(unwrap(await backend.request('report:words', request, JUDGMENT_POINTS))).toEqual([])
    const job = await start(backend, request)
    await endOf(backend, job)
    const said = unwrap(await backend.request('report:words', request, JUDGMENT_POINTS))
    const examined = new Map(foundBy(backend, job))
    const judged = reportMoves(game, { examined }, JUDGMENT_POINTS).filter(({ judgment }) => judgment)
    expect(said.length).toBeGreaterThan(0)
    expect(said.some(([ply]) => judged.some(move => move.ply === ply))).toBe(true)
    for (const [ply, remarks] of said) {
      expect(ply).toBeGreaterThan(8)
      expect(remarks.length).toBeGreaterThan(0)
    }
  })
})

describe('an engine', () => {
  test(
    'is asked by depth if it is an external program, and is gone when we end',
    { tags: ['stockfish'] },
    async () => {
      const program = await ownPath(programPath('stockfish'))
      const backend = await backendIn(await scratchFolder())
      const game = await sample(backend)
      const { id } = unwrap(await backend.addEngine(program))!
      const request = requestOf(game, { engineId: id, limit: 'depth', amount: 6, lines: 2 })
      const found = await reported(backend, request)
      expect(found).toHaveLength(POSITIONS)
      for (const [, examined] of found)
        if (examined.kind === 'searched') {
          expect(examined.depth).toBe(6)
          expect(examined.lines).toHaveLength(2)
        }
      expect(await reported(backend, request)).toEqual(found)
      expect(processesOf(program)).not.toEqual([])
      await backend.dispose()
      expect(await leftOf(program)).toEqual([])
    },
  )

  test('is given up after repeated deaths; its results stay, and the next try continues', async () => {
    const folder = await scratchFolder()
    const flag = path.join(folder, 'die')
    const mortal = await mortalQuestionWorker(SEARCH_THREADS.questionWorker, flag, false)
    const backend = await backendIn(folder, { questionWorker: mortal })
    const game = await sample(backend)
    const request = requestOf(game)
    const half = { ...request, moves: request.moves.slice(0, 20) }
    await reported(backend, half)
    await writeFile(flag, '')
    const job = await start(backend, request)
    const end = await endOf(backend, job)
    expect(end).toMatchObject({ state: 'failed', fault: { kind: 'engineFailed', engine: 'Backrank' } })
    expect(end.remembered).toBe(13)
    // The task waits until the user has dealt with the engine.
    expect(await backend.request('tasks:list')).toMatchObject([{ id: job.task, state: { kind: 'failed' } }])
    await rm(flag)
    await backend.request('tasks:resume', job.task)
    await vi.waitFor(() => expect(updatesOf(backend, job).at(-1)!.state).toBe('done'), LONG_WAIT)
    expect(updatesOf(backend, job).at(-1)).toMatchObject({ remembered: 13 })
    expect(new Set(foundBy(backend, job).map(([ply]) => ply)).size).toBe(POSITIONS)
  })

  test('is refused if it is unknown, and skips a game that cannot be played through', async () => {
    const backend = await backendIn(await scratchFolder())
    const request = requestOf(await sample(backend))
    await expect(start(backend, { ...request, engineId: 'nobody' })).rejects.toThrow('unknownEngine')
    expect(await backend.request('report:look', { ...request, startFen: 'no position' })).toEqual({
      ok: false,
      error: { kind: 'illegalPosition', detail: 'no position' },
    })
    const games = [{ ...request, startFen: 'no position' }, null, request]
    const job = await startAll(backend, games, request)
    await vi.waitFor(() => expect(updatesOf(backend, job).at(-1)?.state).toBe('done'), LONG_WAIT)
    const ends = updatesOf(backend, job).filter(({ state }) => state !== 'running')
    expect(ends.map(({ game, state }) => [game, state])).toEqual([
      [0, 'skipped'],
      [1, 'skipped'],
      [2, 'done'],
    ])
    expect(await backend.request('tasks:list')).toEqual([])
  })
})
