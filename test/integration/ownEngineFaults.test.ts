import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import type { AnalysisRequest, AnalysisUpdate } from '@shared/ipc/engines'
import { unwrap } from '@shared/result'
import { BUILT_IN_ID } from '../../electron/engine/session/builtInProfile'
import type { Ports } from '../../electron/shell/ports'
import { deafWorker, mortalWorker } from '../support/brokenWorkers'
import { ENGINE_THREADS } from '../support/builtEngine'
import { LONG_WAIT } from '../support/longWait'
import { CORE } from '../support/programs'
import { programPath } from '../support/programPath'
import { ownPath } from '../support/faultyEngine'
import { leftOf, processesOf } from '../support/processes'
import { scratchFolder } from '../support/scratchFolder'
import { testBackend, type TestBackend } from '../support/testBackend'

/* Our own engine within all services, with real threads that die, hang or are missing. */

const ORTHODOX = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

const aRequest = (over: Partial<AnalysisRequest> = {}): AnalysisRequest => ({
  engineId: BUILT_IN_ID,
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

interface Service extends TestBackend {
  start(over?: Partial<AnalysisRequest>): Promise<number>
  /** Waits for an update after the first `count`. */
  update(found: (update: AnalysisUpdate) => boolean, after?: number): Promise<AnalysisUpdate>
  updates(): readonly AnalysisUpdate[]
  notices(): readonly string[]
  state(): Promise<string>
}

const aService = async (over: Partial<Ports> = {}): Promise<Service> => {
  const backend = await testBackend(path.join(await scratchFolder(), 'user'), { ...ENGINE_THREADS, ...over })
  const updates = () => backend.heard('analysis:update')
  return {
    ...backend,
    updates,
    start: async request => unwrap(await backend.request('analysis:start', aRequest(request))),
    update: (found, after = 0) =>
      vi.waitFor(() => {
        const update = updates().slice(after).find(found)
        if (!update) throw new Error('no such update so far')
        return update
      }, LONG_WAIT),
    notices: () => backend.heard('engines:notice').map(({ kind }) => kind),
    state: async () => (await backend.request('engines:list'))[0]!.state,
  }
}

const depthIn = ({ lines }: AnalysisUpdate): number => lines[0]?.depth ?? 0
const deep =
  (depth: number) =>
  (update: AnalysisUpdate): boolean =>
    depthIn(update) >= depth
const ended =
  (jobId: number) =>
  (update: AnalysisUpdate): boolean =>
    update.jobId === jobId && update.state !== 'running'

/** The number of ports to threads of this process. */
const ports = () => process.getActiveResourcesInfo().filter(name => name === 'MessagePort').length

const THREADS = Math.min(2, os.availableParallelism())

describe('a thread that dies during an analysis', () => {
  test.each([
    ['the one that reports', 0],
    ['one that helps', THREADS - 1],
  ])('(%s) is reported once; the search restarts, and no depth is lost', async (_, index) => {
    const { file, flag } = await mortalWorker(ENGINE_THREADS.searchWorker, { survives: true, index })
    const service = await aService({ searchWorker: file })
    unwrap(await service.request('engines:change', BUILT_IN_ID, { values: { Threads: THREADS } }))
    if (index > 0) writeFileSync(flag, '')
    const jobId = await service.start()
    const before = await service.update(deep(8))
    writeFileSync(flag, '')
    await vi.waitFor(() => expect(service.notices()).not.toEqual([]), LONG_WAIT)
    const then = service.updates().length
    const after = await service.update(({ lines, cached }) => !cached && lines.length > 0, then + 1)
    expect(after).toMatchObject({ jobId, state: 'running' })
    expect(depthIn(after)).toBeGreaterThanOrEqual(depthIn(before))
    const depths = service.updates().map(depthIn)
    expect(depths).toEqual(depths.toSorted((a, b) => a - b))
    expect(service.heard('engines:notice')[0]).toMatchObject({
      engineId: BUILT_IN_ID,
      kind: 'workerDied',
      detail: 'the thread has ended with code 7',
    })
  })

  test('does not prevent a limited search from finishing', async () => {
    const { file, flag } = await mortalWorker(ENGINE_THREADS.searchWorker, { survives: true })
    writeFileSync(flag, '')
    const service = await aService({ searchWorker: file })
    const jobId = await service.start({ limits: { depth: 9 } })
    const last = await service.update(ended(jobId))
    expect(last).toMatchObject({ state: 'finished', cached: false })
    expect(depthIn(last)).toBe(9)
    expect(service.notices()).toEqual(['workerDied'])
  })

  test('ends the analysis with its results after repeated deaths, until the engine is switched off and on', async () => {
    const { file, flag } = await mortalWorker(ENGINE_THREADS.searchWorker, { survives: false })
    const service = await aService({ searchWorker: file })
    const first = await service.start()
    const known = await service.update(deep(6))
    writeFileSync(flag, '')
    const last = await service.update(ended(first))
    expect(last.state).toBe('stopped')
    expect(depthIn(last)).toBeGreaterThanOrEqual(depthIn(known))
    expect(service.notices()).toEqual(['workerDied', 'workerDied', 'gaveUp'])
    expect(await service.state()).toBe('crashed')

    const recalled = await service.request('analysis:recall', aRequest())
    expect(recalled!.lines[0]!.depth).toBeGreaterThanOrEqual(depthIn(known))

    const second = await service.start({ moves: ['e2e4'] })
    expect(await service.update(ended(second))).toMatchObject({ state: 'stopped', lines: [] })
    expect(service.notices()).toHaveLength(3)

    rmSync(flag)
    await service.request('analysis:stop', BUILT_IN_ID)
    const third = await service.start({ moves: ['e2e4'], limits: { depth: 5 } })
    expect(await service.update(ended(third))).toMatchObject({ state: 'finished' })
    expect(service.notices()).toHaveLength(3)
  })

  test('does not end a practice game: the next move comes from living threads', async () => {
    const { file, flag } = await mortalWorker(ENGINE_THREADS.searchWorker, { survives: false })
    writeFileSync(flag, '')
    const service = await aService({ searchWorker: file })
    const move = () =>
      service.request('play:move', {
        gameId: 'game',
        variant: 'chess',
        options: [],
        startFen: ORTHODOX,
        moves: [],
        level: 5,
      })
    for (let attempt = 0; attempt < 4; attempt++) await move()
    rmSync(flag)
    expect(unwrap(await move())!.uci).toMatch(/^[a-h][12][a-h][34]$/)
  })
})

describe('a missing part of the program', () => {
  test('makes the engine give up with the reason if it is a thread, and everything else works', async () => {
    const service = await aService({ searchWorker: '/no/such/searchWorker.js' })
    const jobId = await service.start()
    expect(await service.update(ended(jobId))).toMatchObject({ state: 'stopped', lines: [] })
    expect(service.heard('engines:notice').at(-1)).toMatchObject({
      kind: 'gaveUp',
      detail: expect.stringContaining('/no/such/searchWorker.js') as string,
    })
    expect(await service.state()).toBe('crashed')
    const here = { variant: 'chess', options: [], fen: ORTHODOX } as const
    expect(unwrap(await service.request('rules:play', here, 'e2e4')).san).toBe('e4')
  })

  test('makes the engine give up with the reason if it is the core, removed after the start', async () => {
    const appFolder = await scratchFolder()
    const core = path.join(appFolder, 'resources', 'core.wasm')
    mkdirSync(path.dirname(core))
    copyFileSync(CORE, core)
    const service = await aService({ appFolder })
    rmSync(core)
    const jobId = await service.start()
    expect(await service.update(ended(jobId))).toMatchObject({ state: 'stopped', lines: [] })
    const notice = service.heard('engines:notice').at(-1)
    expect(notice).toMatchObject({ kind: 'gaveUp', detail: expect.stringContaining(core) as string })
  })
})

describe('more hash than there is memory', () => {
  test('is refused, and the search goes on with the old size', async () => {
    const service = await aService()
    unwrap(await service.request('engines:change', BUILT_IN_ID, { values: { Hash: 4 } }))
    const jobId = await service.start()
    await service.update(deep(4))
    const asked = await service.request('engines:change', BUILT_IN_ID, { values: { Hash: 1_000_000 } })
    expect(asked).toEqual({ ok: false, error: { kind: 'badValue', option: 'Hash', found: '1000000' } })
    const [engine] = await service.request('engines:list')
    expect(engine).toMatchObject({ state: 'searching', profile: { values: { Hash: 4 } } })
    const heard = service.updates().length
    expect(await service.update(update => update.lines.length > 0, heard)).toMatchObject({
      jobId,
      state: 'running',
    })
    expect(service.notices()).toEqual([])
  })
})

describe('the end of the program', () => {
  test(
    'leaves no thread and no process of two running searches, and keeps their results',
    { tags: ['stockfish'] },
    async () => {
      const before = ports()
      const user = path.join(await scratchFolder(), 'user')
      const service = await testBackend(user, ENGINE_THREADS)
      const program = await ownPath(programPath('stockfish'))
      const { id } = unwrap(await service.addEngine(program))!
      unwrap(await service.request('engines:change', BUILT_IN_ID, { values: { Threads: THREADS } }))
      for (const engineId of [id, BUILT_IN_ID])
        unwrap(await service.request('analysis:start', aRequest({ engineId })))
      const found = (engineId: string) =>
        service.heard('analysis:update').filter(update => update.engineId === engineId && deep(6)(update))
      await vi.waitFor(
        () => expect([found(id), found(BUILT_IN_ID)].every(list => list.length > 0)).toBe(true),
        LONG_WAIT,
      )
      expect(processesOf(program)).not.toEqual([])
      await service.dispose()
      expect(ports()).toBe(before)
      expect(await leftOf(program)).toEqual([])

      const next = await testBackend(user, ENGINE_THREADS)
      for (const engineId of [id, BUILT_IN_ID]) {
        const kept = await next.request('analysis:recall', aRequest({ engineId }))
        expect(kept!.lines[0]!.depth).toBeGreaterThanOrEqual(6)
      }
    },
  )

  test.each([
    ['that has just been asked for', 0],
    ['that hears of no end', 300],
  ])('ends a search %s as well', async (_, waitMs) => {
    const before = ports()
    const service = await aService({ searchWorker: await deafWorker(ENGINE_THREADS.searchWorker) })
    await service.start()
    await new Promise(resolve => setTimeout(resolve, waitMs))
    await service.dispose()
    expect(ports()).toBe(before)
  })
})
