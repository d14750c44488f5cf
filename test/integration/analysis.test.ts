import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { AnalysisRequest, AnalysisUpdate } from '@shared/ipc/engines'
import { unwrap } from '@shared/result'
import { BUILT_IN_ID } from '../../electron/engine/session/builtInProfile'
import { ENGINE_THREADS } from '../support/builtEngine'
import type { ProgramName } from '../../scripts/testPrograms.mjs'
import { faultyEngine } from '../support/faultyEngine'
import { LONG_WAIT } from '../support/longWait'
import { programPath } from '../support/programPath'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend, type TestBackend } from '../support/testBackend'
import { standStill } from '../support/testTime'

const ORTHODOX = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

const aRequest = (engineId: string, over: Partial<AnalysisRequest> = {}): AnalysisRequest => ({
  engineId,
  variant: 'chess',
  options: [],
  startFen: ORTHODOX,
  moves: [],
  multiPv: 1,
  limits: {},
  searchMoves: [],
  threat: false,
  ...over,
})

interface Desk extends TestBackend {
  readonly engineId: string
  start(over?: Partial<AnalysisRequest>): Promise<number>
  /** Waits for an update. */
  update(found: (update: AnalysisUpdate) => boolean): Promise<AnalysisUpdate>
}

const deskOver = async (user: string, engine: string): Promise<Desk> => {
  const backend = await testBackend(user, ENGINE_THREADS)
  const known = await backend.request('engines:list')
  const stored = known.find(({ profile }) => profile.path === engine)?.profile
  const engineId =
    engine === BUILT_IN_ID ? BUILT_IN_ID : (stored ?? unwrap(await backend.addEngine(engine))!).id
  return {
    ...backend,
    engineId,
    start: async over => unwrap(await backend.request('analysis:start', aRequest(engineId, over))),
    update: found =>
      vi.waitFor(() => {
        const update = backend.heard('analysis:update').find(found)
        if (!update) throw new Error('no such update so far')
        return update
      }, LONG_WAIT),
  }
}

/** Opens the sample game; returns its nodes and its whole line. */
const sampleGame = async (backend: TestBackend) => {
  const { fileId } = unwrap(await backend.request('files:openSample', 'lukic-vujacic'))
  const { variant, options, nodes } = unwrap(await backend.request('files:game', fileId, 0))
  const moves = nodes.slice(1).map(({ uci }) => uci)
  return { nodes, line: { variant, options, startFen: nodes[0]!.fen, moves } }
}

const finished =
  (jobId: number) =>
  (update: AnalysisUpdate): boolean =>
    update.jobId === jobId && update.state === 'finished'

test('our own engine is the first in the list, and off', async () => {
  const backend = await testBackend(path.join(await scratchFolder(), 'user'), ENGINE_THREADS)
  const [first] = await backend.request('engines:list')
  expect(first).toMatchObject({ state: 'off', profile: { id: BUILT_IN_ID, origin: 'builtIn' } })
})

const ENGINES: readonly [name: string, tags: ProgramName[], engine: () => string][] = [
  ['our own engine', [], () => BUILT_IN_ID],
  ['stockfish', ['stockfish'], () => programPath('stockfish')],
]

for (const [name, tags, engineHere] of ENGINES)
  describe(name, { tags }, () => {
    const engine = engineHere()
    const deskOf = async () => deskOver(path.join(await scratchFolder(), 'user'), engine)

    test('analyzes a position to the limit and reports lines in SAN', async () => {
      const desk = await deskOf()
      const jobId = await desk.start({ moves: ['e2e4'], multiPv: 3, limits: { depth: 8 } })
      const update = await desk.update(finished(jobId))
      expect(update).toMatchObject({
        engineId: desk.engineId,
        fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
        cached: false,
      })
      expect(update.lines.map(({ rank }) => rank)).toEqual([1, 2, 3])
      expect(update.counts.nodes).toBeGreaterThan(0)
      const { lines } = update
      const played = unwrap(
        await desk.request(
          'rules:line',
          { variant: 'chess', options: [], fen: update.fen },
          lines[0]!.moves.map(({ uci }) => uci),
        ),
      )
      expect(played.map(({ san }) => san)).toEqual(lines[0]!.moves.map(({ san }) => san))
    })

    test("reports a mate by Black from White's view", async () => {
      const desk = await deskOf()
      const jobId = await desk.start({ moves: ['f2f3', 'e7e5', 'g2g4'], limits: { depth: 6 } })
      const { lines } = await desk.update(finished(jobId))
      expect(lines[0]).toMatchObject({ score: { kind: 'mate', value: -1 } })
      expect(lines[0]!.moves.map(({ san }) => san)).toEqual(['Qh4#'])
    })

    test('analyzes the end of the sample game, which began with placements', async () => {
      const desk = await deskOf()
      const { line, nodes } = await sampleGame(desk)
      const jobId = await desk.start({ ...line, limits: { nodes: 30_000 } })
      const { fen, lines } = await desk.update(finished(jobId))
      expect(fen).toBe(nodes.at(-1)!.fen)
      expect(lines[0]!.moves.length).toBeGreaterThan(0)
    })

    test('switches to another position at once and reports nothing more about the first', async () => {
      const desk = await deskOf()
      const first = await desk.start()
      await desk.update(({ jobId, lines }) => jobId === first && lines.length > 0)
      const ids = [await desk.start({ moves: ['d2d4'] }), await desk.start({ moves: ['d2d4', 'd7d5'] })]
      const heardBefore = desk.heard('analysis:update').length
      const last = await desk.update(({ jobId, lines }) => jobId === ids[1] && lines.length > 0)
      expect(last.fen).toContain('ppp1pppp/8/3p4/3P4')
      const later = desk.heard('analysis:update').slice(heardBefore)
      expect(new Set(later.map(({ jobId }) => jobId))).toEqual(new Set([ids[1]]))
      await desk.request('analysis:stop', desk.engineId)
    })

    test('runs until it is stopped, with at most ten updates a second', async () => {
      const desk = await deskOf()
      standStill()
      const jobId = await desk.start({ multiPv: 4 })
      await desk.update(({ lines }) => lines.length > 0)
      const heard = () => desk.heard('analysis:update')
      const begun = heard().length
      const since = performance.now()
      await vi.waitFor(() => expect(heard().length).toBeGreaterThanOrEqual(begun + 12), LONG_WAIT)
      expect((heard().length - begun - 1) / (performance.now() - since)).toBeLessThanOrEqual(10 / 1000)
      await desk.request('analysis:stop', desk.engineId)
      const stopped = heard().at(-1)!
      expect(stopped).toMatchObject({ jobId, state: 'stopped' })
      expect(stopped.lines).toHaveLength(4)
      const place = heard().length
      await desk.update(finished(await desk.start({ limits: { depth: 5 } })))
      expect(
        heard()
          .slice(place)
          .filter(update => update.jobId === jobId),
      ).toEqual([])
    })

    test('searches only the requested moves', async () => {
      const desk = await deskOf()
      const jobId = await desk.start({ searchMoves: ['a2a3'], limits: { depth: 5 } })
      expect((await desk.update(finished(jobId))).lines[0]!.moves[0]!.san).toBe('a3')
    })

    test('shows what the other side threatens', async () => {
      const desk = await deskOf()
      const startFen = 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3'
      const jobId = await desk.start({ startFen, threat: true, limits: { depth: 6 } })
      const update = await desk.update(finished(jobId))
      expect(update.fen.split(' ')[1]).toBe('w')
      expect(update.lines[0]!.moves[0]!.san).toBe('Qxf7#')
      expect(update.lines[0]!.score).toEqual({ kind: 'mate', value: 1 })
    })

    test('recalls an analysis after a restart, shows it at once, and replaces it with a deeper one', async () => {
      const user = path.join(await scratchFolder(), 'user')
      const before = await deskOver(user, engine)
      const jobId = await before.start({ limits: { depth: 8 }, multiPv: 2 })
      const known = await before.update(finished(jobId))
      await before.dispose()

      const after = await deskOver(user, engine)
      const request = aRequest(after.engineId, { multiPv: 2 })
      const recalled = await after.request('analysis:recall', request)
      expect(recalled).toMatchObject({ fen: known.fen, cached: true, state: 'stopped', jobId: 0 })
      expect(recalled!.lines).toEqual(known.lines)

      const again = await after.start({ limits: { depth: 9 }, multiPv: 2 })
      const first = await after.update(({ jobId: id }) => id === again)
      expect(first.cached).toBe(true)
      expect(first.lines).toEqual(known.lines)
      const last = await after.update(finished(again))
      expect(last.cached).toBe(false)
      expect(last.lines[0]!.depth).toBe(9)
    })

    test('keeps showing a deeper remembered analysis after a shallower search', async () => {
      const desk = await deskOf()
      const deep = await desk.start({ limits: { depth: 9 } })
      const known = await desk.update(finished(deep))
      const shallow = await desk.start({ limits: { depth: 3 } })
      const shown = await vi.waitFor(() => {
        const update = desk.heard('analysis:update').at(-1)!
        expect(update).toMatchObject({ jobId: shallow, state: 'finished', cached: true })
        return update
      }, LONG_WAIT)
      expect(shown.lines).toEqual(known.lines)
    })
  })

describe('starting an analysis', () => {
  test.each<[string, Partial<AnalysisRequest>, object]>([
    ['an unknown engine', { engineId: 'nobody' }, { kind: 'unknownEngine', engineId: 'nobody' }],
    ['a game that is over', { moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] }, { kind: 'gameOver' }],
    ['an illegal move', { moves: ['e2e5'] }, { kind: 'illegalPosition', fen: ORTHODOX }],
    ['an illegal move to look at', { searchMoves: ['e2e5'] }, { kind: 'illegalPosition' }],
    ['a broken FEN', { startFen: 'x' }, { kind: 'illegalPosition', fen: 'x' }],
    ['a threat in check', { moves: ['e2e4', 'f7f6', 'd1h5'], threat: true }, { kind: 'noThreatInCheck' }],
    [
      'a threat in the setup',
      {
        variant: 'fischer-benko',
        startFen: '2b1rb2/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1',
        threat: true,
      },
      { kind: 'noThreatInSetup' },
    ],
  ])('refuses %s', async (_, over, error) => {
    const backend = await testBackend(path.join(await scratchFolder(), 'user'), ENGINE_THREADS)
    const answer = await backend.request('analysis:start', aRequest(BUILT_IN_ID, over))
    expect(answer).toMatchObject({ ok: false, error })
    expect(await backend.request('analysis:recall', aRequest(BUILT_IN_ID, over))).toBeNull()
  })

  test('refuses a setup phase with an engine that does not know it', { tags: ['stockfish'] }, async () => {
    const desk = await deskOver(path.join(await scratchFolder(), 'user'), programPath('stockfish'))
    const startFen = '2b1rb2/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
    const request = aRequest(desk.engineId, { variant: 'fischer-benko', startFen })
    expect(await desk.request('analysis:start', request)).toMatchObject({
      ok: false,
      error: { kind: 'variantNotPlayed', inSetup: true },
    })
  })
})

test('analysis works without the memory thread', async () => {
  const backend = await testBackend(path.join(await scratchFolder(), 'user'), {
    ...ENGINE_THREADS,
    memoryWorker: 'no worker',
  })
  unwrap(await backend.request('analysis:start', aRequest(BUILT_IN_ID, { limits: { depth: 4 } })))
  await vi.waitFor(() => {
    expect(backend.heard('analysis:update').at(-1)).toMatchObject({ state: 'finished' })
  }, LONG_WAIT)
})

test('two engines analyze one position side by side', { tags: ['stockfish'] }, async () => {
  const desk = await deskOver(path.join(await scratchFolder(), 'user'), programPath('stockfish'))
  const ids = [
    await desk.start({ limits: { depth: 6 } }),
    await desk.start({ engineId: BUILT_IN_ID, limits: { depth: 6 } }),
  ]
  const [external, own] = await Promise.all(ids.map(id => desk.update(finished(id))))
  expect([external!.engineId, own!.engineId]).toEqual([desk.engineId, BUILT_IN_ID])
})

test('an engine that crashes before its first line reports lines after its restart', async () => {
  const program = await faultyEngine('crashesUntilMended')
  const desk = await deskOver(path.join(await scratchFolder(), 'user'), program)
  await writeFile(`${program}.broken`, '')
  const jobId = await desk.start({ startFen: '1k6/8/8/8/8/8/4P3/4K3 b - - 0 1' })
  const kinds = () => desk.heard('engines:notice').map(({ kind }) => kind)
  await vi.waitFor(() => expect(kinds()).toEqual(['crashed']), LONG_WAIT)
  expect(desk.heard('analysis:update').every(({ lines }) => lines.length === 0)).toBe(true)
  await rm(`${program}.broken`)
  const { lines, state } = await desk.update(update => update.jobId === jobId && update.lines.length > 0)
  expect({ state, lines }).toMatchObject({ state: 'running', lines: [{ depth: 7 }] })
  expect(kinds()).toEqual(['crashed', 'restarted'])
})

test('our own engine takes a new hash size while it analyzes, and searches on', async () => {
  const user = path.join(await scratchFolder(), 'user')
  const desk = await deskOver(user, BUILT_IN_ID)
  const jobId = await desk.start()
  await desk.update(({ lines }) => lines.length > 0)
  unwrap(await desk.request('engines:change', BUILT_IN_ID, { values: { Hash: 2 } }))
  unwrap(await desk.request('engines:press', BUILT_IN_ID, 'Clear Hash'))
  const heard = desk.heard('analysis:update').length
  await vi.waitFor(() => {
    const later = desk.heard('analysis:update').slice(heard + 2)
    expect(later.some(update => update.jobId === jobId && update.state === 'running')).toBe(true)
  }, LONG_WAIT)
  expect(desk.heard('engines:notice')).toEqual([])
  await desk.dispose()
  const [first] = await (await testBackend(user, ENGINE_THREADS)).request('engines:list')
  expect(first!.profile.values).toEqual({ Hash: 2 })
})

test('a damaged cache is put aside and does not disturb the analysis', async () => {
  const user = await scratchFolder()
  await writeFile(path.join(user, 'searches.sqlite'), 'this is no database, but long enough to be one')
  const desk = await deskOver(user, BUILT_IN_ID)
  const jobId = await desk.start({ limits: { depth: 5 } })
  const { lines } = await desk.update(finished(jobId))
  expect((await desk.request('analysis:recall', aRequest(BUILT_IN_ID)))!.lines).toEqual(lines)
  expect(await readdir(user)).toContain('searches.sqlite.damaged')
})
