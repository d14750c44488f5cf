import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { PlayedMove } from '@shared/ipc/contract'
import type { EngineMove, PlayRequest } from '@shared/ipc/play'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { randomStart, seededRandom } from '@shared/setup/starts/random'
import { variantById, type VariantId } from '@shared/variants'
import { tellingSearchWorker } from '../support/brokenWorkers'
import { SEARCH_THREADS, mortalQuestionWorker } from '../support/builtSearchers'
import { ENGINE_THREADS } from '../support/builtEngine'
import { LONG_WAIT } from '../support/longWait'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend, type TestBackend } from '../support/testBackend'

const ORTHODOX = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const BEFORE_RELOCATION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king'

const THREADS = { ...ENGINE_THREADS, ...SEARCH_THREADS }

const aBackend = async () => testBackend(path.join(await scratchFolder(), 'user'), THREADS)

const aRequest = (over: Partial<PlayRequest> = {}): PlayRequest => ({
  gameId: 'game-1',
  variant: 'chess',
  options: [],
  startFen: ORTHODOX,
  moves: [],
  level: 3,
  ...over,
})

const HOURS = 10 * 3_600_000

/** A request for a move of the strongest level with this much time for the rest of the game. */
const withClock = (whiteMs: number): PlayRequest =>
  aRequest({ level: 13, clock: { whiteMs, blackMs: whiteMs, incrementMs: 0 } })

const startOf = (variant: VariantId, seed: string): string => {
  const system = variantById(variant)
  return makeFen(system, randomStart(system, seededRandom(seed)).setup)
}

const nextMove = async (backend: TestBackend, request: PlayRequest): Promise<EngineMove> =>
  unwrap(await backend.request('play:move', request))!

/** Lets the engine play itself until the game proper has this many plies; checks every move by the rules. */
const playOut = async (backend: TestBackend, request: PlayRequest, plies: number) => {
  const played: PlayedMove[] = []
  const isSetup = ({ kind }: PlayedMove) => kind === 'placement' || kind === 'relocation'
  while (played.filter(move => !isSetup(move)).length < plies) {
    const fen = played.at(-1)?.fen ?? request.startFen
    const move = await nextMove(backend, { ...request, moves: played.map(({ uci }) => uci) })
    const { variant, options } = request
    const here = { variant, options, fen }
    const { next, ...checked } = unwrap(await backend.request('rules:play', here, move.uci))
    expect(move).toMatchObject(checked)
    expect(next?.fen).toBe(move.fen)
    played.push(checked)
  }
  return played
}

describe('a practice game', () => {
  test.each([
    ['fischer-benko', startOf('fischer-benko', 'play'), 'placement', 8],
    ['pre-chess', startOf('pre-chess', 'play'), 'placement', 16],
    ['arrangement', BEFORE_RELOCATION, 'relocation', 4],
    ['beautiful', startOf('beautiful', 'play'), undefined, 0],
    ['chess960', startOf('chess960', 'play'), undefined, 0],
  ] as const)('of %s from %s goes on after its setup', async (variant, startFen, kind, setupPlies) => {
    const backend = await aBackend()
    const played = await playOut(backend, aRequest({ variant, startFen }), 20)
    expect(played.slice(0, setupPlies).every(move => move.kind === kind)).toBe(true)
    expect(played).toHaveLength(setupPlies + 20)
  })

  test('is the same under the same name, and different under another', async () => {
    const game = async (gameId: string) =>
      (await playOut(await aBackend(), aRequest({ gameId, level: 1 }), 8)).map(({ uci }) => uci)
    const [first, again, other] = [await game('a'), await game('a'), await game('b')]
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })

  test.each([1, 5, 10])('finds a mate in one at level %d', async level => {
    const startFen = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'
    expect((await nextMove(await aBackend(), aRequest({ startFen, level }))).san).toBe('Ra8#')
  })

  test('is played faster with less time on the clock', async () => {
    const [hurried, calm] = [await aBackend(), await aBackend()]
    const asked = (backend: TestBackend, whiteMs: number) => backend.request('play:move', withClock(whiteMs))
    const thinking = asked(calm, HOURS)
    const order = [thinking.then(() => 'calm'), asked(hurried, 1000).then(() => 'hurried')]
    expect(await Promise.race(order)).toBe('hurried')
    await calm.request('play:cancel', 'game-1')
    expect(await thinking).toEqual({ ok: true, value: null })
  })
})

describe('a setup', () => {
  const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
  const ofThrow = (over: Partial<PlayRequest> = {}) =>
    aRequest({ variant: 'fischer-benko', startFen: THROW, ...over })

  const placedBy = async (backend: TestBackend, request: PlayRequest) => {
    const moves: string[] = []
    for (let ply = 0; ply < 8; ply++) moves.push((await nextMove(backend, { ...request, moves })).uci)
    return moves
  }

  /** The cost of every first placement according to the solver, by its UCI. */
  const costs = async (backend: TestBackend): Promise<ReadonlyMap<string, number>> => {
    const { variant, options, startFen, moves } = ofThrow()
    const line = { variant, options, startFen, moves }
    const request = { ...line, engineId: 'backrank', reading: 'sequential', nodes: 4000 } as const
    unwrap(await backend.request('solver:start', request))
    const isDone = () => backend.heard('solver:update').some(({ view }) => !view.progress.isRunning)
    await vi.waitFor(() => expect(isDone()).toBe(true), LONG_WAIT)
    const view = unwrap(await backend.request('solver:look', request))!
    return new Map(view.moves.map(({ uci, cost }) => [uci, cost]))
  }

  test('is placed well at a strong level, and gives much away at a weak one', async () => {
    const backend = await aBackend()
    const cost = await costs(backend)
    const given = async (level: number) => {
      let sum = 0
      for (let game = 0; game < 6; game++) {
        const { uci } = await nextMove(backend, ofThrow({ gameId: `game-${game}`, level }))
        sum += cost.get(uci)!
      }
      return sum / 6
    }
    const [weak, strong] = [await given(1), await given(9)]
    expect(strong).toBeLessThanOrEqual(15)
    expect(weak).toBeGreaterThan(strong + 15)
  })

  test.each([1, 7])(
    'is placed the same again at level %d, in a fresh run and out of order, too',
    async level => {
      const request = ofThrow({ level })
      const whole = await placedBy(await aBackend(), request)
      const backend = await aBackend()
      for (const ply of [6, 3, 0, 5]) {
        const { uci } = await nextMove(backend, { ...request, moves: whole.slice(0, ply) })
        expect(uci).toBe(whole[ply])
      }
    },
  )

  test("is placed the same regardless of what the user's solver has found", async () => {
    const backend = await aBackend()
    await costs(backend)
    const request = ofThrow({ level: 9 })
    expect(await placedBy(backend, request)).toEqual(await placedBy(await aBackend(), request))
  })

  const BEFORE_LAST = ['R@h1', 'N@e8', 'N@d1', 'R@a8', 'N@a1', 'N@h8']

  test("ends with a pair that the engine chooses without seeing the other side's, the same each time", async () => {
    const startFen = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
    const request = ofThrow({ startFen, moves: BEFORE_LAST, level: 11 })
    const pairOf = async (side: 'white' | 'black') =>
      (await nextMove(await aBackend(), { ...request, pairOf: side })).uci
    const [white, black] = [await pairOf('white'), await pairOf('black')]
    expect(['Q@f1+K@g1', 'Q@g1+K@f1']).toContain(white)
    expect(['Q@b8+K@d8', 'Q@d8+K@b8']).toContain(black)
    expect(await pairOf('black')).toBe(black)
    const { variant, options } = request
    const played = await (
      await aBackend()
    ).request('rules:line', { variant, options, fen: startFen }, [...BEFORE_LAST, white, black])
    expect(unwrap(played).at(-1)!.kind).toBe('placement')
  })

  test('reports the progress of a placement', async () => {
    const backend = await aBackend()
    await nextMove(backend, ofThrow({ level: 10 }))
    const shares = backend.heard('play:progress').map(({ gameId, share }) => {
      expect(gameId).toBe('game-1')
      return share
    })
    expect(shares.length).toBeGreaterThan(1)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(Math.max(...shares)).toBeLessThanOrEqual(1)
  })

  test('is placed before the clock runs out, even if no array gets its value', async () => {
    const folder = await scratchFolder()
    const questionWorker = path.join(folder, 'silent.mjs')
    await writeFile(
      questionWorker,
      "import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => undefined)\n",
    )
    const backend = await testBackend(path.join(folder, 'user'), { ...THREADS, questionWorker })
    const clock = { whiteMs: 2000, blackMs: 2000, incrementMs: 0 }
    expect((await nextMove(backend, ofThrow({ level: 13, clock }))).kind).toBe('placement')
  })

  test('is not placed after a cancellation', async () => {
    const backend = await aBackend()
    const asked = backend.request('play:move', ofThrow({ level: 13 }))
    await vi.waitFor(() => expect(backend.heard('play:progress')).not.toEqual([]), LONG_WAIT)
    await backend.request('play:cancel', 'game-1')
    expect(await asked).toEqual({ ok: true, value: null })
  })

  test('is placed the same if a thread of the engine dies', async () => {
    const request = ofThrow({ level: 4 })
    const { uci } = await nextMove(await aBackend(), request)
    const folder = await scratchFolder()
    const flag = path.join(folder, 'flag')
    await writeFile(flag, '')
    const questionWorker = await mortalQuestionWorker(THREADS.questionWorker, flag, true)
    const backend = await testBackend(path.join(folder, 'user'), { ...THREADS, questionWorker })
    expect((await nextMove(backend, request)).uci).toBe(uci)
  })

  test('is reported as not placed without threads, and is placed once they can start', async () => {
    const folder = await scratchFolder()
    const flag = path.join(folder, 'flag')
    await writeFile(flag, '')
    const questionWorker = await mortalQuestionWorker(THREADS.questionWorker, flag, false)
    const backend = await testBackend(path.join(folder, 'user'), { ...THREADS, questionWorker })
    expect(await backend.request('play:move', ofThrow())).toMatchObject({
      ok: false,
      error: { kind: 'engineFailed' },
    })
    await rm(flag)
    expect((await nextMove(backend, ofThrow())).kind).toBe('placement')
  })
})

describe('the engine does not move', () => {
  test('when it is cancelled', async () => {
    const tale = path.join(await scratchFolder(), 'tale')
    const searchWorker = await tellingSearchWorker(THREADS.searchWorker, tale)
    const backend = await testBackend(path.join(await scratchFolder(), 'user'), { ...THREADS, searchWorker })
    const asked = backend.request('play:move', withClock(HOURS))
    await vi.waitFor(async () => expect(await readFile(tale, 'utf8')).toContain('think'), LONG_WAIT)
    await backend.request('play:cancel', 'game-1')
    expect(await asked).toEqual({ ok: true, value: null })
  })

  test('when another move is requested meanwhile', async () => {
    const backend = await aBackend()
    const first = backend.request('play:move', aRequest({ level: 13 }))
    const second = backend.request('play:move', aRequest({ moves: ['e2e4'] }))
    expect(await first).toEqual({ ok: true, value: null })
    expect(unwrap(await second)!.fen.split(' ')[1]).toBe('w')
  })

  test('when it is cancelled before its turn, while another game goes on', async () => {
    const backend = await aBackend()
    const other = backend.request('play:move', aRequest({ gameId: 'other', level: 13 }))
    const asked = backend.request('play:move', aRequest())
    await backend.request('play:cancel', 'game-1')
    expect(unwrap(await other)).not.toBeNull()
    expect(await asked).toEqual({ ok: true, value: null })
  })

  test.each<[string, Partial<PlayRequest>, object]>([
    ['after mate', { moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] }, { kind: 'gameOver' }],
    [
      'after a threefold repetition',
      { moves: ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8'] },
      { kind: 'gameOver' },
    ],
    ['after an illegal move', { moves: ['e2e5'] }, { kind: 'illegalPosition', fen: ORTHODOX }],
  ])('%s', async (_, over, error) => {
    const backend = await aBackend()
    expect(await backend.request('play:move', aRequest(over))).toMatchObject({ ok: false, error })
  })

  test('when its threads cannot start, which is reported', async () => {
    const backend = await testBackend(path.join(await scratchFolder(), 'user'), {
      ...THREADS,
      searchWorker: '/no/such/worker.js',
    })
    expect(await backend.request('play:move', aRequest())).toMatchObject({
      ok: false,
      error: { kind: 'engineFailed' },
    })
  })
})

test('a game goes on while the same position is analysed', async () => {
  const backend = await aBackend()
  const { options, startFen, variant } = aRequest()
  unwrap(
    await backend.request('analysis:start', {
      engineId: 'backrank',
      variant,
      options,
      startFen,
      moves: [],
      multiPv: 1,
      limits: {},
      searchMoves: [],
      threat: false,
    }),
  )
  const played = await playOut(backend, aRequest(), 6)
  expect(played).toHaveLength(6)
  expect(backend.heard('analysis:update').every(({ state }) => state === 'running')).toBe(true)
})
