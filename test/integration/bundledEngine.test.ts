// @module-tag stockfish-lite
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { EngineProfile } from '@shared/analysis/engine'
import { nodesInSameTime } from '@shared/analysis/relativeSpeed'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { startSetup } from '@shared/setup/starts/starts'
import { variantById, type VariantId } from '@shared/variants'
import { judgeChoice } from '../../electron/cli/engines/openSearcher'
import { readServerAddress } from '../../electron/engine/queue/serverAddress'
import { bundledEngines } from '../../electron/engine/registry/bundledEngines'
import { searchEngines } from '../../electron/engine/search/searchEngines'
import { aJob, atWork, core, guard, SHORT_LIMITS } from '../support/engineWork'
import { cli, runCli } from '../support/builtCli'
import { SEARCH_THREADS } from '../support/builtSearchers'
import { LONG_WAIT } from '../support/longWait'
import { CORE, programFile } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend, type TestBackend } from '../support/testBackend'

const NAME = 'Stockfish 19 Lite'

const bundled = (): EngineProfile => bundledEngines(path.dirname(CORE))[0]!

const startFenOf = (system: VariantId, number: number): string => {
  const variant = variantById(system)
  return makeFen(variant, unwrap(startSetup(variant, number)))
}

/** The engine's profile with another script in its place, which exports the given factory. */
const broken = async (factory: string): Promise<EngineProfile> => {
  const folder = await scratchFolder()
  await writeFile(path.join(folder, 'engine.js'), `module.exports = () => ${factory}`)
  await writeFile(path.join(folder, 'engine.wasm'), '')
  return { ...bundled(), path: path.join(folder, 'engine.js') }
}

describe('the bundled engine', () => {
  test('is known without being started, with its options and its license', () => {
    const { options, ...profile } = bundled()
    expect(profile).toMatchObject({
      id: 'stockfish-lite',
      origin: 'bundled',
      name: NAME,
      license: { name: 'GPL-3.0', source: expect.stringContaining('https://') as unknown },
      variants: expect.arrayContaining(['chess', 'chess960', 'double-chess960']) as unknown,
      playsChess960: true,
    })
    const names = options.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Hash', 'MultiPV', 'UCI_Chess960']))
    expect(options).toContainEqual({ kind: 'spin', name: 'Hash', default: 16, min: 1, max: 1024 })
    // The engine has only one thread and cannot read files.
    expect(names).not.toContain('Threads')
    expect(names).not.toContain('EvalFile')
  })

  test.each<readonly [VariantId, number, string]>([
    ['chess960', 0, ''],
    ['double-chess960', 12_345, 'd2d4 d7d5'],
  ])('analyzes %s, start %i, and stops at once', async (system, number, line) => {
    const work = atWork(bundled())
    const { session, reports, states } = work
    session.want(aJob({ system, fen: startFenOf(system, number), line }))
    await work.until(() => (reports.at(-1)?.lines[0]?.depth ?? 0) >= 8)
    expect(reports.at(-1)!.lines[0]!.moves.length).toBeGreaterThan(0)
    session.want(undefined)
    await work.until(() => states.at(-1) === 'ready')
  })

  test('refuses a system that it does not know', () => {
    const { session } = atWork(bundled())
    const system = 'ajax-random'
    expect(session.want(aJob({ system, fen: startFenOf(system, 0) }))).toMatchObject({
      kind: 'variantNotPlayed',
      engine: NAME,
    })
    expect(session.state).toBe('off')
  })

  test('finds the same each time, on any number of threads, and pauses while it is suspended', async () => {
    const scriptWorker = programFile('scriptWorker')
    const parts = { core, corePath: CORE, guard, scriptWorker }
    const engine = searchEngines({ ...parts, questionWorker: SEARCH_THREADS.questionWorker }).of(bundled())
    const searcher = unwrap(await engine.open(new AbortController().signal))
    const ask = (moves: readonly string[]) =>
      searcher.search({
        ...{ variant: variantById('chess960'), options: [], fen: startFenOf('chess960', 0), moves },
        ...{ limits: { nodes: 20_000 }, multiPv: 1 },
      })
    const first = await ask([])
    expect(unwrap(first).nodes).toBeGreaterThanOrEqual(20_000)
    const held = ask([])
    const other = ask(['e2e4'])
    searcher.allow(0)
    expect(await Promise.race([held, other, new Promise(resolve => setTimeout(resolve, 300, 'held'))])).toBe(
      'held',
    )
    searcher.allow(engine.width)
    expect(await held).toEqual(first)
    await other
    await searcher.close()
  })

  test('leaves no thread behind', { tags: ['linux'] }, async () => {
    const threads = () => readdirSync('/proc/self/task').length
    const before = threads()
    const work = atWork(bundled())
    const { session, reports } = work
    session.want(aJob({ system: 'chess960', fen: startFenOf('chess960', 0) }))
    await work.until(() => reports.length > 0)
    expect(threads()).toBeGreaterThan(before)
    await session.close()
    await expect.poll(threads, LONG_WAIT).toBeLessThanOrEqual(before)
  })
})

describe('an engine that is a script', () => {
  test.each<readonly [string, string, string]>([
    ['cannot be loaded', '{ throw new Error("no luck") }', 'no luck'],
    ['fails as it starts', 'async () => { throw new Error("out of memory") }', 'out of memory'],
    ['ends by itself', '() => { process.exit(3) }', 'exit code 3'],
  ])('is reported as crashed if it %s', async (_, factory, detail) => {
    const work = atWork(await broken(factory), SHORT_LIMITS)
    const { session, notices } = work
    session.want(aJob())
    await work.until(() => notices.some(({ kind }) => kind === 'crashed'))
    expect(notices[0]).toMatchObject({ kind: 'crashed', detail: expect.stringContaining(detail) as unknown })
  })

  test('is reported as crashed if it is missing', async () => {
    const work = atWork({ ...bundled(), path: '/nowhere/engine.js' }, SHORT_LIMITS)
    const { session, notices } = work
    session.want(aJob())
    await work.until(() => notices.length > 0)
    expect(notices[0]).toMatchObject({ kind: 'crashed', detail: 'ENOENT' })
  })

  test.each([
    ['says nothing', '() => new Promise(() => undefined)'],
    ['never ends', '() => { for (;;); }'],
  ])('is reported as hanging and ended if it %s', async (_, factory) => {
    const work = atWork(await broken(factory), SHORT_LIMITS)
    const { session, notices } = work
    session.want(aJob())
    await work.until(() => notices.some(({ kind }) => kind === 'hanging'))
    expect(notices[0]).toMatchObject({ kind: 'hanging', detail: 'no uciok' })
    await session.close()
  })
})

const backendIn = (folder: string): Promise<TestBackend> => testBackend(folder, SEARCH_THREADS)

describe('the bundled engine in the list of engines', () => {
  test('follows our own, keeps its settings, and cannot be removed', async () => {
    const folder = await scratchFolder()
    const first = await backendIn(folder)
    const ids = async (backend: TestBackend) =>
      (await backend.request('engines:list')).map(({ profile }) => profile.id)
    expect(await ids(first)).toEqual(['backrank', 'stockfish-lite'])
    unwrap(await first.request('engines:change', 'stockfish-lite', { values: { Hash: 32 } }))
    await first.request('engines:remove', 'stockfish-lite')
    await first.dispose()
    const second = await backendIn(folder)
    expect(await ids(second)).toEqual(['backrank', 'stockfish-lite'])
    const [, lite] = await second.request('engines:list')
    expect(lite!.profile.values).toEqual({ Hash: 32 })
    expect(await second.request('engines:detect')).not.toContainEqual(expect.stringContaining('node_modules'))
  })
})

/** A game that the engine can play, and one with moves that it does not know. */
const GAMES = {
  known: { variant: 'chess960', startFen: startFenOf('chess960', 0), moves: ['e2e4', 'e7e5'] },
  foreign: {
    variant: 'ajax-random',
    startFen: startFenOf('ajax-random', 0),
    moves: ['e2e4', 'e7e5'],
  },
} as const

const EFFORT = {
  engineId: 'stockfish-lite',
  limit: 'nodes',
  amount: 2000,
  lines: 1,
  closer: false,
  thrifty: false,
} as const

const requestOf = (game: keyof typeof GAMES) => ({ ...GAMES[game], options: [], setup: 0, ...EFFORT })

describe('the bundled engine as a judge', () => {
  test('leaves games that it cannot play to ours; each game has one judge, and its results are remembered', async () => {
    const folder = await scratchFolder()
    const backend = await backendIn(folder)
    const order = ['known', 'foreign', 'known'] as const
    unwrap(await backend.request('report:start', { key: 'wish', ...EFFORT, games: order.length }))
    for (const [game, kind] of order.entries()) {
      const wanted = { key: 'wish', game }
      await vi.waitFor(() => expect(backend.heard('report:wanted')).toContainEqual(wanted), LONG_WAIT)
      const line = { ...GAMES[kind], options: [], setup: 0, name: kind }
      await backend.request('report:game', 'wish', game, line)
    }
    const updates = () => backend.heard('report:update')
    await vi.waitFor(() => expect(updates().at(-1)).toMatchObject({ game: 2, state: 'done' }), LONG_WAIT)
    const judges = order.map((_, of) => [
      ...new Set(updates().flatMap(({ game, engineId }) => (game === of ? engineId : []))),
    ])
    expect(judges).toEqual([['stockfish-lite'], ['backrank'], ['stockfish-lite']])
    expect(updates().at(-1)).toMatchObject({ remembered: 3 })
    expect(unwrap(await backend.request('report:look', requestOf('foreign')))).toMatchObject({
      engineId: 'backrank',
      isComplete: true,
    })
  })

  test('falls back on our report if it has not judged a game', async () => {
    const backend = await backendIn(await scratchFolder())
    const look = async () => unwrap(await backend.request('report:look', requestOf('known')))
    expect(await look()).toMatchObject({ found: [], isComplete: false })
    const judged = async (engineId: string, amount: number = EFFORT.amount) => {
      const wish = { ...EFFORT, amount, key: engineId, engineId, games: 1 }
      unwrap(await backend.request('report:start', wish))
      const wanted = { key: engineId, game: 0 }
      await vi.waitFor(() => expect(backend.heard('report:wanted')).toContainEqual(wanted), LONG_WAIT)
      const line = { ...GAMES.known, options: [], setup: 0, name: 'known' }
      await backend.request('report:game', engineId, 0, line)
      const done = { key: engineId, state: 'done' }
      await vi.waitFor(() => expect(backend.heard('report:update').at(-1)).toMatchObject(done), LONG_WAIT)
    }
    const own = nodesInSameTime(EFFORT.amount, bundled().relativeSpeed!, 1)
    await judged('backrank', own)
    expect(await look()).toMatchObject({ engineId: 'backrank', isComplete: true })
    await judged('stockfish-lite')
    expect(await look()).toMatchObject({ engineId: 'stockfish-lite', isComplete: true })
  })
})

describe('the bundled engine on the command line', () => {
  test('is found by its name, and each game names its judge', async () => {
    const folder = await scratchFolder()
    const file = path.join(folder, 'games.pgn')
    const fen = startFenOf('ajax-random', 0)
    await writeFile(
      file,
      `[Event "?"]\n[Result "*"]\n\n1. e4 e5 *\n\n[Event "?"]\n[Variant "Ajax Random Chess"]\n[SetUp "1"]\n[FEN "${fen}"]\n[Result "*"]\n\n1. e4 e5 *\n`,
    )
    const out = path.join(folder, 'out.pgn')
    const evaluatedBy = async (...flags: readonly string[]) => {
      const run = runCli(cli, ['annotate', file, '--out', out, '--user-data-dir', folder, ...flags])
      expect(run).toMatchObject({ code: 0, err: '' })
      const written = (await readFile(out, 'utf8')).replaceAll(/\s+/g, ' ')
      return written.match(/(?<=Evaluated by ).*?(?= a move)/g)
    }
    // Our engine searches more nodes in the same time.
    expect(await evaluatedBy('--engine', NAME.toLowerCase(), '--nodes', '1000')).toEqual([
      'Stockfish 19 Lite, 1,000 nodes',
      'Backrank, 2,000 nodes',
    ])
    // The bundled engine is the judge if no engine is named.
    expect(await evaluatedBy('--no-closer-look')).toEqual([
      'Stockfish 19 Lite, 100,000 nodes',
      'Backrank, 200,000 nodes',
    ])
  })

  test('judges unless another engine is named or the workers of a queue search', () => {
    const asked = { engine: undefined, userDataDir: undefined, threads: undefined }
    expect(judgeChoice(asked).engine).toBe(NAME)
    expect(judgeChoice({ ...asked, engine: 'Backrank' }).engine).toBe('Backrank')
    const queue = unwrap(readServerAddress('redis://localhost'))
    expect(judgeChoice({ ...asked, queue }).engine).toBeUndefined()
  })

  test('plays matches', async () => {
    const folder = await scratchFolder()
    const own = `engine=${NAME.replaceAll(' ', '\\ ')} nodes=50`
    const run = runCli(cli, [
      ...['match', '--engine', own, '--engine', `${own} name=B`, '--rounds', '1', '--max-plies', '8'],
      ...['--variant', 'chess960', '--user-data-dir', folder],
    ])
    expect(run).toMatchObject({ code: 0, err: '' })
  })
})
