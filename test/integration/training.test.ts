// @long
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { TrainingRecord, TrainingRequest, TrainingUpdate } from '@shared/ipc/training'
import { unwrap } from '@shared/result'
import { givenAway } from '@shared/tree/pricedSetup'
import { SEARCH_THREADS, mortalQuestionWorker, type SearchThreads } from '../support/builtSearchers'
import { LONG_WAIT } from '../support/longWait'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend, type TestBackend } from '../support/testBackend'

const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
const PLAYED = ['R@h1', 'N@e8', 'N@d1', 'R@a8', 'N@a1', 'N@h8', 'Q@g1+K@f1', 'Q@b8+K@d8']
/** More nodes for an array than a test waits for. */
const FOR_EVER = 1_000_000_000

const backendIn = (folder: string, over: Partial<SearchThreads> = {}): Promise<TestBackend> =>
  testBackend(folder, { ...SEARCH_THREADS, ...over })

const requestOf = (over: Partial<TrainingRequest> = {}): TrainingRequest => ({
  id: 'training-1',
  variant: 'fischer-benko',
  options: [],
  startFen: THROW,
  moves: [],
  engineId: 'backrank',
  nodes: 500,
  ...over,
})

const follow = async (backend: TestBackend, over: Partial<TrainingRequest> = {}) =>
  unwrap(await backend.request('training:follow', requestOf(over)))

const updatesOf = (backend: TestBackend, id = 'training-1'): readonly TrainingUpdate[] =>
  backend.heard('training:update').filter(update => update.id === id)

/** The final update of a training: its result, or why there is none. */
const endOf = async (backend: TestBackend, id?: string): Promise<TrainingUpdate> => {
  const isEnd = ({ result, failure }: TrainingUpdate) => result !== undefined || failure !== undefined
  await vi.waitFor(() => expect(updatesOf(backend, id).some(isEnd)).toBe(true), LONG_WAIT)
  return updatesOf(backend, id).find(isEnd)!
}

/** Waits until something has been searched. */
const hasBegun = (backend: TestBackend, id?: string) =>
  vi.waitFor(
    () => expect(updatesOf(backend, id).some(({ progress }) => progress.searched > 0)).toBe(true),
    LONG_WAIT,
  )

describe('a training', () => {
  test('reports no value before the setup is over, and then the cost of every turn', async () => {
    const backend = await backendIn(await scratchFolder())
    for (let turns = 0; turns < PLAYED.length; turns++)
      await follow(backend, { moves: PLAYED.slice(0, turns) })
    await vi.waitFor(() => expect(updatesOf(backend).at(-1)?.progress.priced).toBe(7), LONG_WAIT)
    expect(updatesOf(backend).filter(({ result }) => result)).toEqual([])
    expect(JSON.stringify(updatesOf(backend))).not.toMatch(/value|cost/)

    await follow(backend, { moves: PLAYED })
    const { result, progress } = await endOf(backend)
    expect(progress).toMatchObject({ priced: 8, played: 8, arrays: 216 })
    const { turns, value, isThrow } = result!.setup
    expect(isThrow).toBe(true)
    expect(turns.map(({ turn }) => turn)).toEqual(PLAYED.map((_, ply) => (ply % 2 ? 'black' : 'white')))
    let before = value
    for (const { turn, cost, value: after, better, isBest } of turns) {
      expect(cost).toBeCloseTo(Math.max(0, turn === 'white' ? before - after : after - before), 6)
      if (!isBest) expect(better[0]!.fen).toMatch(/ [wb] /)
      before = after
    }
    const difference = givenAway(turns, 'white') - givenAway(turns, 'black')
    expect(value - turns.at(-1)!.value).toBeCloseTo(difference, 6)
    expect(result!.error).toBeGreaterThan(0)
  })

  test('begins with half of the pieces on the board in Pre-Chess', async () => {
    const backend = await backendIn(await scratchFolder())
    const moves = ['B@c1', 'B@c8', 'B@f1', 'B@f8', 'Q@d1', 'Q@d8', 'N@g1', 'N@g8']
    const startFen = 'rn2k2r/pppppppp/8/8/8/8/PPPPPPPP/RN2K2R[BBQNbbqn] w - - 0 1'
    await follow(backend, { variant: 'pre-chess', startFen, moves })
    const { result, progress } = await endOf(backend)
    // Two bishops on opposite colors, c1 or g1 and d1 or f1, and two ways to put the others.
    expect(progress).toMatchObject({ priced: 8, played: 8, arrays: 64 })
    expect(result!.setup.turns).toHaveLength(8)
    expect(result!.error).toBeGreaterThan(0)
  })

  test('has the same result when it is followed from its end in the next run', async () => {
    const folder = await scratchFolder()
    const first = await backendIn(folder)
    await follow(first, { moves: PLAYED })
    const { result } = await endOf(first)
    await first.dispose()
    // All results are remembered: no thread is asked again.
    const second = await backendIn(folder, { questionWorker: '/no/worker.js' })
    await follow(second, { moves: PLAYED })
    expect((await endOf(second)).result).toEqual(result)
  })

  test('has the same result however fast the pieces were placed', async () => {
    const hasty = await backendIn(await scratchFolder())
    for (let turns = 0; turns < PLAYED.length; turns++) {
      await follow(hasty, { moves: PLAYED.slice(0, turns), nodes: 4000 })
      await vi.waitFor(() => expect(updatesOf(hasty).length).toBeGreaterThan(turns), LONG_WAIT)
    }
    await follow(hasty, { moves: PLAYED, nodes: 4000 })
    const { result } = await endOf(hasty)
    const calm = await backendIn(await scratchFolder())
    await follow(calm, { moves: PLAYED, nodes: 4000 })
    expect((await endOf(calm)).result).toEqual(result)
  })

  test('is replaced by the next one, which alone is reported', async () => {
    const backend = await backendIn(await scratchFolder())
    await follow(backend, { nodes: FOR_EVER })
    await follow(backend, { id: 'training-2', moves: PLAYED })
    expect((await endOf(backend, 'training-2')).result).toBeDefined()
    expect(updatesOf(backend).filter(({ progress }) => progress.priced > 0)).toEqual([])
  })

  test('reports nothing more after the user leaves it', async () => {
    const backend = await backendIn(await scratchFolder())
    await follow(backend, { nodes: 60_000 })
    await hasBegun(backend)
    await backend.request('training:leave')
    const heard = updatesOf(backend).length
    await follow(backend, { id: 'training-2', moves: PLAYED })
    await endOf(backend, 'training-2')
    expect(updatesOf(backend)).toHaveLength(heard)
  })

  test('is listed once it takes more than a second, and says so if it is stopped there', async () => {
    const backend = await backendIn(await scratchFolder())
    await follow(backend, { nodes: FOR_EVER })
    expect(await backend.request('tasks:list')).toEqual([])
    const listed = await vi.waitFor(async () => {
      const [task] = await backend.request('tasks:list')
      expect(task).toMatchObject({ kind: 'placements', variant: 'fischer-benko' })
      return task!
    }, LONG_WAIT)
    await backend.request('tasks:stop', listed.id)
    expect(await backend.request('tasks:list')).toEqual([])
    expect((await endOf(backend)).failure).toEqual({ kind: 'stopped' })
  })

  test('is interrupted by the end of the program, and continues in the next run', async () => {
    const folder = await scratchFolder()
    const first = await backendIn(folder)
    await follow(first, { moves: PLAYED.slice(0, 4), nodes: 4000 })
    await hasBegun(first)
    await first.dispose()
    const second = await backendIn(folder)
    await follow(second, { moves: PLAYED, nodes: 4000 })
    expect((await endOf(second)).result!.setup.turns).toHaveLength(8)
  })

  test('survives a thread that dies during a search', async () => {
    const whole = await backendIn(await scratchFolder())
    await follow(whole, { moves: PLAYED })
    const flag = path.join(await scratchFolder(), 'flag')
    await writeFile(flag, '')
    const questionWorker = await mortalQuestionWorker(SEARCH_THREADS.questionWorker, flag, true)
    const backend = await backendIn(await scratchFolder(), { questionWorker })
    await follow(backend, { moves: PLAYED })
    expect((await endOf(backend)).result).toEqual((await endOf(whole)).result)
  })

  test('reports that the engine has failed, and goes on when it is tried again', async () => {
    const flag = path.join(await scratchFolder(), 'flag')
    await writeFile(flag, '')
    const questionWorker = await mortalQuestionWorker(SEARCH_THREADS.questionWorker, flag, false)
    const backend = await backendIn(await scratchFolder(), { questionWorker })
    await follow(backend, { moves: PLAYED })
    expect((await endOf(backend)).failure).toMatchObject({ kind: 'engineFailed', engine: 'Backrank' })
    await rm(flag)
    await follow(backend, { moves: PLAYED })
    await vi.waitFor(() => expect(updatesOf(backend).at(-1)?.result).toBeDefined(), LONG_WAIT)
  })

  test.each([
    [{ engineId: 'nobody' }, { kind: 'unknownEngine', engineId: 'nobody' }],
    [{ moves: ['R@h1', 'R@h1'] }, { kind: 'illegalPosition' }],
    [{ variant: 'chess960' }, { kind: 'illegalPosition' }],
    [
      { variant: 'pre-chess', startFen: '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1' },
      { kind: 'tooManyArrays' },
    ],
  ] as const)('is refused for %j', async (over, error) => {
    const backend = await backendIn(await scratchFolder())
    expect(await backend.request('training:follow', requestOf(over))).toMatchObject({ ok: false, error })
  })
})

test('scores are kept in the user folder, and a damaged file there is named', async () => {
  const folder = await scratchFolder()
  const file = path.join(folder, 'trainings.json')
  await writeFile(file, '[')
  const backend = await backendIn(folder)
  expect(await backend.request('training:history')).toEqual({ records: [], damaged: `${file}.damaged` })
  const sound: TrainingRecord = {
    id: 'training-1',
    at: 1,
    variant: 'fischer-benko',
    options: [],
    startFen: THROW,
    moves: PLAYED,
    human: 'white',
    level: 6,
    value: 86,
    given: { white: 113, black: 164 },
    score: 88,
    nodes: 500,
  }
  await backend.request('training:keep', [sound])
  await backend.dispose()
  expect(await (await backendIn(folder)).request('training:history')).toEqual({
    records: [sound],
    damaged: null,
  })
})
