import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FoundPositions, ReportRequest } from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import { useReportQueueStore } from '../../../../../renderer/features/report/reportQueueStore'
import { useReportStore } from '../../../../../renderer/features/report/reportStore'
import { useArrangementsStore } from '../../../../../renderer/stores/arrangements'
import { useDocumentsStore } from '../../../../../renderer/stores/documents'
import { useEnginesStore } from '../../../../../renderer/stores/engines'
import { useGameStore } from '../../../../../renderer/stores/game'
import { useBesideStore } from '../../../../../renderer/stores/beside'
import { TOAST_MS, useNoticesStore } from '../../../../../renderer/stores/notices'
import { useSettingsStore } from '../../../../../renderer/stores/settings'
import { aGame, line } from '../../../../support/aGame'
import { aStatus } from '../../../../support/anEngine'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { LONG_WAIT } from '../../../../support/longWait'
import { aWorkbench, settled } from '../../../../support/workbench'

let bridge: MemoryBridge
let jobs = 0

const MOVES = ['e2e4:e4 e7e5:e5', 'd2d4:d4 d7d5:d5', 'c2c4:c4 c7c5:c5']

const found = (...plies: readonly number[]): FoundPositions =>
  plies.map(ply => [
    ply,
    {
      kind: 'searched',
      score: { kind: 'cp', value: 10 * ply },
      depth: 9,
      nodes: 100,
      lines: [[{ uci: 'a2a3', san: 'a3', kind: 'normal', fen: '', check: false }]],
    },
  ])

const update = (over: Partial<Parameters<ReturnType<typeof useReportQueueStore>['receive']>[0]>) =>
  useReportQueueStore().receive({ job: jobs, found: [], remembered: 0, state: 'running', ...over })

const starts = (): readonly ReportRequest[] => bridge.askedFor('report:start').map(([request]) => request)
const listed = (place: number) => ({ kind: 'listed', fileId: 'file-1', place }) as const
const tab = () => ({ kind: 'tab', documentId: useDocumentsStore().activeId! }) as const

beforeEach(async () => {
  jobs = 0
  bridge = aWorkbench({
    'report:look': () => ok({ found: [], positions: 3, isComplete: false }),
    'report:start': () => ok((jobs += 1)),
    'report:stop': () => undefined,
    'files:look': (_, place) =>
      place === 9
        ? err({ kind: 'file', reason: 'noSuchGame', path: '', detail: '' })
        : ok(flatten(aGame(line(MOVES[place]!)))),
  })
  useEnginesStore().receive([aStatus()])
  useDocumentsStore().add(aGame(line(MOVES[0]!)))
  useReportStore()
  await settled()
})

afterEach(settled)

describe('a game', () => {
  test('is asked for by its main line, and what is found is kept', async () => {
    useReportQueueStore().start([tab()])
    await settled()
    expect(starts()).toEqual([
      expect.objectContaining({
        moves: ['e2e4', 'e7e5'],
        setup: 0,
        engineId: 'own',
        limit: 'nodes',
        amount: 200_000,
      }),
    ])
    update({ found: found(0, 1) })
    expect(useReportQueueStore().running).toMatchObject({ known: 2, positions: 3 })
    update({ found: found(2), state: 'done' })
    await settled()
    expect(useReportQueueStore().isBusy).toBe(false)
    expect(useReportStore().moves).toHaveLength(2)
    expect(useNoticesStore().toasts).toEqual([])
  })

  test('checks doubtful moves again, and says so; what it finds counts from then on', async () => {
    const queue = useReportQueueStore()
    queue.start([tab()])
    await settled()
    expect(starts()).toMatchObject([{ closer: true }])
    const closer = found(1).map(
      ([ply, examined]) => [ply, { ...examined, depth: 20, isCloser: true }] as const,
    )
    update({ found: found(0), progress: { done: 1, total: 12, remembered: 0 } })
    expect(queue.running).toMatchObject({ share: 1 / 12, isCloser: false })
    // The estimate grows; the bar does not run back.
    update({ found: found(1), progress: { done: 2, total: 30, remembered: 0 } })
    expect(queue.running).toMatchObject({ share: 1 / 12, isCloser: false })
    update({ found: found(2), progress: { done: 3, total: 13, remembered: 0 } })
    expect(queue.running).toMatchObject({ known: 3, share: 3 / 13, isCloser: true })
    expect(useReportStore().report!.isComplete).toBe(false)
    update({ found: closer, progress: { done: 8, total: 13, remembered: 0 } })
    update({ found: found(1), progress: { done: 8, total: 13, remembered: 0 } })
    expect(useReportStore().report!.examined.get(1)).toMatchObject({ depth: 20 })
    update({ state: 'done' })
    await settled()
    expect(useReportStore().report).toMatchObject({ isComplete: true })
  })

  test('hears what came before the answer, and nothing of other jobs', async () => {
    useReportQueueStore().start([tab()])
    for (let turn = 0; turn < 3; turn++) await new Promise(resolve => setTimeout(resolve, 0))
    useReportQueueStore().receive({ job: 7, found: found(2), remembered: 0, state: 'running' })
    useReportQueueStore().receive({ job: 1, found: found(0), remembered: 0, state: 'running' })
    await settled()
    expect([...useReportStore().report!.examined.keys()]).toEqual([0])
  })

  test('pauses, and goes on with what it had', async () => {
    const queue = useReportQueueStore()
    queue.start([tab()])
    await settled()
    update({ found: found(0, 1) })
    queue.pause()
    await settled()
    expect(bridge.askedFor('report:stop')).toHaveLength(1)
    update({ found: found(2), state: 'stopped' })
    expect(useReportStore().report!.examined.size).toBe(2)
    queue.resume()
    await settled()
    expect(starts()).toHaveLength(2)
    update({ found: found(0, 1, 2), remembered: 2, state: 'done' })
    // It knew these two itself: nobody has to be told that they were remembered.
    expect(useReportStore().report).toMatchObject({ remembered: 0 })
    expect(useReportStore().report!.examined.size).toBe(3)
  })

  test('whose moves go on keeps what is known of those before', async () => {
    useReportQueueStore().start([tab()])
    await settled()
    update({ found: found(0, 1, 2), state: 'done' })
    useGameStore().goLast()
    await useGameStore().play('g1f3')
    await settled()
    expect([...useReportStore().report!.examined.keys()]).toEqual([0, 1, 2])
    expect(useReportStore().moves).toHaveLength(2)
  })
})

describe('several games', () => {
  test('come one after the other; what cannot be read is skipped, and said at the end', async () => {
    useReportQueueStore().start([listed(1), listed(9), listed(2)])
    await settled()
    expect(useReportQueueStore()).toMatchObject({ total: 3, number: 1 })
    update({ found: found(0, 1, 2), state: 'done' })
    await settled()
    expect(starts().map(({ moves }) => moves[0])).toEqual(['d2d4', 'c2c4'])
    update({ found: found(0, 1, 2), state: 'done' })
    await settled()
    expect(useReportQueueStore().isBusy).toBe(false)
    expect(useNoticesStore().toasts.map(({ text }) => text)).toEqual([
      'Reported on 2 games; 1 game cannot be played through',
    ])
  })

  test('wait where the engine dies, and none of them is lost', async () => {
    const queue = useReportQueueStore()
    queue.start([listed(0), listed(1)])
    await settled()
    update({ found: found(0) })
    update({ state: 'failed', fault: { kind: 'engineFailed', engine: 'Backrank', detail: '', said: [] } })
    await settled()
    expect(queue).toMatchObject({ isPaused: true, isBusy: true })
    expect(queue.waiting).toHaveLength(2)
    expect(useReportStore().report).toMatchObject({ fault: { kind: 'engineFailed' } })
    queue.resume()
    await settled()
    expect(starts().at(-1)!.moves[0]).toBe('e2e4')
    expect(useReportStore().report!.fault).toBeUndefined()
  })

  test('are given up together', async () => {
    const queue = useReportQueueStore()
    queue.start([listed(0), listed(1)])
    await settled()
    queue.cancel()
    update({ found: found(0), state: 'stopped' })
    await settled()
    expect(queue).toMatchObject({ isBusy: false, total: 0 })
    expect(starts()).toHaveLength(1)
  })

  test('that are given up while the first is read do not come back with the next', async () => {
    const queue = useReportQueueStore()
    queue.start([listed(1)])
    queue.cancel()
    queue.start([listed(2)])
    await settled()
    expect(starts().map(({ moves }) => moves[0])).toEqual(['c2c4'])
    expect(queue).toMatchObject({ total: 1, number: 1 })
  })

  test('stay the same games where the list is changed, and those that are deleted are left out', async () => {
    const queue = useReportQueueStore()
    const { tellMoved } = useArrangementsStore()
    queue.start([listed(0), listed(1), listed(2)])
    await settled()
    // The second is deleted, and the third moves to the front.
    const places = [1, undefined, 0]
    tellMoved('another file', () => undefined)
    tellMoved('file-1', place => places[place])
    expect(queue.waiting.map(({ queued }) => queued)).toEqual([listed(0)])
    expect(queue).toMatchObject({ total: 2, number: 1 })
    queue.pause()
    expect(queue.waiting.map(({ queued }) => queued)).toEqual([listed(1), listed(0)])
    tellMoved('file-1', () => undefined)
    expect(queue).toMatchObject({ isBusy: false, isPaused: false, total: 0 })
  })

  test('are looked at as closely as was set when they were asked for', async () => {
    const queue = useReportQueueStore()
    const { settings, update: set } = useSettingsStore()
    queue.start([listed(1), listed(2)])
    await set({ report: { ...settings.report, nodes: 5000 } })
    queue.start([listed(0)])
    await settled()
    for (let game = 0; game < 3; game++) {
      update({ found: found(0, 1, 2), state: 'done' })
      await settled()
    }
    expect(starts().map(({ amount }) => amount)).toEqual([200_000, 200_000, 5000])
  })
})

describe('a report that ends elsewhere', () => {
  const done = async () => {
    update({ found: found(0, 1, 2), state: 'done' })
    await settled()
  }
  const toast = () => useNoticesStore().toasts.at(-1)
  afterEach(() => vi.unstubAllGlobals())

  test('in another tab, is told of, with the way there', async () => {
    const first = tab()
    useReportQueueStore().start([first])
    await settled()
    useDocumentsStore().add(aGame(line(MOVES[1]!)))
    await done()
    expect(toast()?.text).toMatch(/^Report on .* is done$/)
    const asked = useReportStore().asked
    useNoticesStore().act(toast()!.id)
    await settled()
    expect(useDocumentsStore().activeId).toBe(first.documentId)
    expect(useReportStore().asked).toBe(asked + 1)
  })

  test('in a tab that has been closed, is told of without a way', async () => {
    useReportQueueStore().start([tab()])
    await settled()
    const { activeId, add, close } = useDocumentsStore()
    add(aGame(line(MOVES[1]!)))
    close(activeId!)
    await done()
    expect(toast()).not.toHaveProperty('action')
  })

  test('while nobody is at the window, waits for him there, and the system is told', async () => {
    const listeners: (() => void)[] = []
    vi.stubGlobal('document', { hasFocus: () => false })
    vi.stubGlobal('window', {
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    })
    bridge.answer('window:notify', () => undefined)
    useReportQueueStore().start([tab()])
    await settled()
    await done()
    expect(bridge.askedFor('window:notify')).toEqual([[toast()?.text]])
    vi.useFakeTimers()
    try {
      await vi.advanceTimersByTimeAsync(10 * TOAST_MS)
      expect(useNoticesStore().toasts).toHaveLength(1)
      for (const listener of listeners) listener()
      await vi.advanceTimersByTimeAsync(TOAST_MS)
      expect(useNoticesStore().toasts).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  test('beside another game, leads to the one it is about', async () => {
    const { activeId, add, activate } = useDocumentsStore()
    const other = add(aGame(line(MOVES[1]!))).id
    activate(activeId!)
    useBesideStore().join(activeId!, other)
    useReportQueueStore().start([tab()])
    await settled()
    await done()
    useNoticesStore().act(toast()!.id)
    await settled()
    expect(useBesideStore().isShown).toBe(false)
  })
})

test('what earlier searches have found is there without any search', async () => {
  bridge.answer('report:look', () => ok({ found: found(0, 1, 2), positions: 3, isComplete: true }))
  useDocumentsStore().add(aGame(line('g1f3:Nf3 g8f6:Nf6')))
  await vi.waitFor(() => expect(useReportStore().moves).toHaveLength(2), LONG_WAIT)
  expect(starts()).toEqual([])
})
