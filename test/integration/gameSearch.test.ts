import { appendFile, copyFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { FoundGame, GameQuery, SearchEnd } from '@shared/ipc/contract'
import { unwrap } from '@shared/result'
import { LONG_WAIT } from '../support/longWait'
import { programFile } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend, type TestBackend } from '../support/testBackend'

const samples = path.resolve(import.meta.dirname, '..', '..', 'samples')

const WORKERS = { gameSearchWorker: programFile('gameSearchWorker'), pgnWorker: programFile('pgnWorker') }

const game = (movetext: string, tags = '') => `[Event "Search"]\n${tags}\n${movetext}\n\n`

const ITALIAN = '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 *'
/** The same position after three moves in another order, with comment and variation. */
const TRANSPOSED = '1. Nf3 {not yet} Nc6! 2. e4 (2. d4 d5 3. Bf4) 2... e5 $1 3. Bc4 Bc5 4. d3 *'
const LONG_CASTLING = '1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. 0-0-0 *'
const BROKEN = '1. e4 e5 2. Ke4 Nc6 *'
const TWICE_BROKEN = '1. e4 (1. Ke4) 1... e5 2. Ke4 *'
const UNREADABLE = '1. e4 *'

const GAMES = [
  game(ITALIAN),
  game(TRANSPOSED),
  game(LONG_CASTLING),
  game(BROKEN),
  game(UNREADABLE, '[Variant "Nobody knows"]\n'),
]

const backendFor = async (over = {}) => testBackend(await scratchFolder(), { ...WORKERS, ...over })

const fileOf = async (text: string): Promise<string> => {
  const file = path.join(await scratchFolder(), 'games.pgn')
  await writeFile(file, text)
  return file
}

const opened = async (backend: TestBackend, file: string): Promise<string> =>
  unwrap(await backend.open(file))!.fileId

const endOf = (backend: TestBackend, searchId: string): Promise<SearchEnd> =>
  vi.waitFor(() => {
    const end = backend.heard('search:done').find(one => one.searchId === searchId)
    if (!end) throw new Error('the search goes on')
    return end
  }, LONG_WAIT)

const foundBy = (backend: TestBackend, searchId: string): readonly FoundGame[] =>
  backend
    .heard('search:progress')
    .filter(one => one.searchId === searchId)
    .flatMap(({ found }) => found)

const search = async (backend: TestBackend, fileId: string, query: GameQuery) => {
  const searchId = unwrap(await backend.request('search:start', fileId, query))
  const end = await endOf(backend, searchId)
  return { end, found: foundBy(backend, searchId), searchId }
}

const AFTER_THREE = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4'

describe('moves', () => {
  test('are found if they follow each other in the main line, across comments and variations', async () => {
    const backend = await backendFor()
    const fileId = await opened(backend, await fileOf(GAMES.join('')))
    const row = await search(backend, fileId, { kind: 'moves', sans: ['Nf3', 'Nc6'] })
    expect(row.end.ending).toBe('finished')
    expect(row.found).toEqual([
      { index: 0, ply: 4 },
      { index: 1, ply: 2 },
    ])
    const gap = await search(backend, fileId, { kind: 'moves', sans: ['e4', 'Nf3'] })
    expect(gap.found).toEqual([])
  })

  test('are not found in variations; zeros and marks do not matter', async () => {
    const backend = await backendFor()
    const fileId = await opened(backend, await fileOf(GAMES.join('')))
    const castling = await search(backend, fileId, { kind: 'moves', sans: ['O-O-O'] })
    expect(castling.found).toEqual([{ index: 2, ply: 9 }])
    const both = await search(backend, fileId, { kind: 'moves', sans: ['d4', 'd5'] })
    expect(both.found).toEqual([{ index: 2, ply: 2 }])
  })

  test('are found on a larger board, with promotions written with or without the equals sign', async () => {
    const tags =
      '[Variant "Caparandom"]\n[FEN "r3k4r/1pppppppPp/10/10/10/10/PPPPPPPP1P/R3K4R w KQkq - 0 1"]\n'
    const backend = await backendFor()
    const games = ['1. i8A j5 2. j4 *', '1. i8=A j5 2. i3 *'].map(moves => game(moves, tags))
    const fileId = await opened(backend, await fileOf(games.join('')))
    const { found } = await search(backend, fileId, { kind: 'moves', sans: ['i8=A', 'j5'] })
    expect(found).toEqual([
      { index: 0, ply: 2 },
      { index: 1, ply: 2 },
    ])
  })

  test('are found in a setup phase, too', async () => {
    const backend = await backendFor()
    const fileId = await opened(backend, path.join(samples, 'fischer-benko-setup.pgn'))
    const { found } = await search(backend, fileId, { kind: 'moves', sans: ['N@h8', 'Q@g1+K@f1'] })
    expect(found).toEqual([{ index: 0, ply: 7 }])
  })
})

describe('a position', () => {
  test('is found however it was reached, with its place in the game', async () => {
    const backend = await backendFor()
    const fileId = await opened(backend, await fileOf(GAMES.join('')))
    const { found, end } = await search(backend, fileId, { kind: 'position', fen: AFTER_THREE })
    expect(end.ending).toBe('finished')
    expect(found).toEqual([
      { index: 0, ply: 6 },
      { index: 1, ply: 6 },
    ])
  })

  test('is different if the other side is to move', async () => {
    const backend = await backendFor()
    const fileId = await opened(backend, await fileOf(GAMES.join('')))
    const fen = AFTER_THREE.replace(' w ', ' b ')
    expect((await search(backend, fileId, { kind: 'position', fen })).found).toEqual([])
  })

  test('is found in the readable part of a broken game', async () => {
    const backend = await backendFor()
    const fileId = await opened(backend, await fileOf(GAMES.join('')))
    const fen = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'
    const { found } = await search(backend, fileId, { kind: 'position', fen })
    expect(found).toEqual([
      { index: 0, ply: 2 },
      { index: 3, ply: 2 },
    ])
  })

  test('is distinguished by the pieces in hand in a setup phase', async () => {
    const backend = await backendFor()
    const fileId = await opened(backend, path.join(samples, 'lukic-vujacic.pgn'))
    const start = 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1'
    expect((await search(backend, fileId, { kind: 'position', fen: start })).found).toEqual([
      { index: 0, ply: 0 },
    ])
    const array = 'bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN w - - 0 5'
    expect((await search(backend, fileId, { kind: 'position', fen: array })).found).toEqual([
      { index: 0, ply: 8 },
    ])
  })
})

test('a survey reports which games have faults, and where their setups lead', async () => {
  const backend = await backendFor()
  const sample = path.join(await scratchFolder(), 'games.pgn')
  await copyFile(path.join(samples, 'lukic-vujacic.pgn'), sample)
  await appendFile(sample, `\n\n${GAMES.join('')}${game(TWICE_BROKEN)}`)
  const fileId = await opened(backend, sample)
  const { found } = await search(backend, fileId, { kind: 'survey' })
  expect(found).toEqual([
    { index: 0, array: 'bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN' },
    { index: 4, faults: 1 },
    { index: 5, faults: 1 },
    { index: 6, faults: 2 },
  ])
  const checks = await backend.request('files:check', fileId, [0, 1, 2, 3, 4, 5, 6])
  expect(checks.map(({ faults }) => faults)).toEqual([0, 0, 0, 0, 1, 1, 2])
})

test('a text without a file is searched, too', async () => {
  const backend = await backendFor()
  const text = unwrap(await backend.request('files:openText', 'dropped.pgn', GAMES.join('')))
  const { found } = await search(backend, text.fileId, { kind: 'moves', sans: ['d4', 'd5'] })
  expect(found.map(({ index }) => index)).toEqual([2])
})

/** Enough games for a search to be cancelled while it runs. */
const MANY = 40_000

describe('a search through many games', () => {
  test('reports games as they are found, with progress', async () => {
    const backend = await backendFor()
    const fileId = await opened(backend, await fileOf(game(ITALIAN).repeat(MANY)))
    const { end, found, searchId } = await search(backend, fileId, { kind: 'position', fen: AFTER_THREE })
    expect(end.ending).toBe('finished')
    expect(found).toHaveLength(MANY)
    const reports = backend.heard('search:progress').filter(one => one.searchId === searchId)
    expect(reports.length).toBeGreaterThan(1)
    expect(reports.at(-1)).toMatchObject({ looked: MANY, games: MANY })
    expect(reports[0]!.looked).toBeLessThan(MANY)
  })

  test('can be cancelled', async () => {
    const backend = await backendFor()
    const fileId = await opened(backend, await fileOf(game(ITALIAN).repeat(MANY)))
    const searchId = unwrap(await backend.request('search:start', fileId, { kind: 'survey' }))
    await backend.request('search:cancel', searchId)
    expect((await endOf(backend, searchId)).ending).toBe('cancelled')
    expect(foundBy(backend, searchId)).toEqual([])
  })
})

test('a file that has changed since it was read is not searched', async () => {
  const backend = await backendFor()
  const file = await fileOf(GAMES.join(''))
  const fileId = await opened(backend, file)
  await appendFile(file, game(ITALIAN))
  expect(await backend.request('search:start', fileId, { kind: 'survey' })).toMatchObject({
    ok: false,
    error: { reason: 'changedOnDisk' },
  })
})

test('a thread that cannot be started is reported', async () => {
  const backend = await backendFor({ gameSearchWorker: path.join(samples, 'no such thread.js') })
  const fileId = await opened(backend, await fileOf(GAMES.join('')))
  const { end } = await search(backend, fileId, { kind: 'survey' })
  expect(end.ending).toBe('broken')
})

test('looking at a game does not open it: a change of the file by others is still noticed', async () => {
  const backend = await backendFor()
  const file = await fileOf(GAMES.join(''))
  const fileId = await opened(backend, file)
  const read = unwrap(await backend.request('files:game', fileId, 0))
  await writeFile(file, [game('1. c4 c5 *'), ...GAMES.slice(1)].join(''))
  await backend.request('files:reload', fileId)
  const looked = unwrap(await backend.request('files:look', fileId, 0))
  expect(looked.nodes.map(({ san }) => san)).toEqual(['', 'c4', 'c5'])
  const saved = await backend.request('files:save', { fileId, index: 0, game: read, force: false })
  expect(saved).toMatchObject({ ok: false, error: { reason: 'changedOnDisk' } })
})
