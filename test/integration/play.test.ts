import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PlayedMove } from '@shared/ipc/contract'
import type { PlayRequest } from '@shared/ipc/play'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { randomStart, seededRandom } from '@shared/setup/starts/random'
import { variantById, type VariantId } from '@shared/variants'
import type { Ports } from '../../electron/shell/ports'
import { buildArrays, mortalArrayWorker } from '../support/builtArrays'
import { buildEngineThreads } from '../support/builtEngine'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend, type TestBackend } from '../support/testBackend'

const ORTHODOX = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const BEFORE_RELOCATION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king'

let threads: Pick<Ports, 'searchWorker' | 'cacheWorker' | 'arrayWorker' | 'arrayStoreWorker'>
beforeAll(async () => {
  threads = { ...(await buildEngineThreads('play')), ...(await buildArrays('playArrays')) }
})

const aBackend = async () => testBackend(path.join(await scratchFolder(), 'user'), threads)

const aRequest = (over: Partial<PlayRequest> = {}): PlayRequest => ({
  gameId: 'game-1',
  variant: 'chess',
  options: [],
  startFen: ORTHODOX,
  moves: [],
  level: 3,
  ...over,
})

const startOf = (variant: VariantId, seed: string): string => {
  const system = variantById(variant)
  return makeFen(system, randomStart(system, seededRandom(seed)).setup)
}

const nextMove = async (backend: TestBackend, request: PlayRequest): Promise<PlayedMove> =>
  unwrap(await backend.request('play:move', request))!

/** The engine against itself until the game proper has had so many plies; every move is checked by the rules. */
const playOut = async (backend: TestBackend, request: PlayRequest, plies: number) => {
  const played: PlayedMove[] = []
  const isSetup = ({ kind }: PlayedMove) => kind === 'placement' || kind === 'relocation'
  while (played.filter(move => !isSetup(move)).length < plies) {
    const fen = played.at(-1)?.fen ?? request.startFen
    const move = await nextMove(backend, { ...request, moves: played.map(({ uci }) => uci) })
    const { variant, options } = request
    expect(unwrap(await backend.request('rules:play', { variant, options, fen }, move.uci))).toEqual(move)
    played.push(move)
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
  ] as const)('of %s from %s goes through its setup and on', async (variant, startFen, kind, setupPlies) => {
    const backend = await aBackend()
    const played = await playOut(backend, aRequest({ variant, startFen }), 20)
    expect(played.slice(0, setupPlies).every(move => move.kind === kind)).toBe(true)
    expect(played).toHaveLength(setupPlies + 20)
  })

  test('is the same again under the same name, and another under another', async () => {
    const game = async (gameId: string) =>
      (await playOut(await aBackend(), aRequest({ gameId, level: 1 }), 8)).map(({ uci }) => uci)
    const [first, again, other] = [await game('a'), await game('a'), await game('b')]
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })

  test.each([1, 5, 10])('at level %d sees a mate in one', async level => {
    const startFen = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'
    expect((await nextMove(await aBackend(), aRequest({ startFen, level }))).san).toBe('Ra8#')
  })

  test('moves sooner the less time its clock has', async () => {
    const backend = await aBackend()
    await nextMove(backend, aRequest())
    const spent = async (whiteMs: number) => {
      const begunAt = performance.now()
      await nextMove(backend, aRequest({ level: 10, clock: { whiteMs, blackMs: 600_000, incrementMs: 0 } }))
      return performance.now() - begunAt
    }
    expect(await spent(1000)).toBeLessThan((await spent(60_000)) / 2)
  })
})

describe('the engine does not move', () => {
  test('when it is cancelled', async () => {
    const backend = await aBackend()
    const asked = backend.request('play:move', aRequest({ level: 10 }))
    await new Promise(resolve => setTimeout(resolve, 200))
    await backend.request('play:cancel', 'game-1')
    expect(await asked).toEqual({ ok: true, value: null })
  })

  test('when it is asked for again meanwhile', async () => {
    const backend = await aBackend()
    const first = backend.request('play:move', aRequest({ level: 10 }))
    const second = backend.request('play:move', aRequest({ moves: ['e2e4'] }))
    expect(await first).toEqual({ ok: true, value: null })
    expect(unwrap(await second)!.fen.split(' ')[1]).toBe('w')
  })

  test('when it is cancelled before its turn, while another game goes on', async () => {
    const backend = await aBackend()
    const other = backend.request('play:move', aRequest({ gameId: 'other', level: 10 }))
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

  test('where its threads cannot be had, and says so', async () => {
    const backend = await testBackend(path.join(await scratchFolder(), 'user'), {
      ...threads,
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
