import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type {
  FoundPositions,
  RequestedLine,
  ReportUpdate,
  RequestedReport,
  TaskProgress,
  TaskState,
} from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import { useReportQueueStore } from '../../../../../renderer/features/report/reportQueueStore'
import { useReportStore } from '../../../../../renderer/features/report/reportStore'
import { useTasksStore } from '../../../../../renderer/features/tasks/tasksStore'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useGameListsStore } from '../../../../../renderer/openFiles/gameLists'
import { useEnginesStore } from '../../../../../renderer/stores/engines'
import { useGameStore } from '../../../../../renderer/workbench/game'
import { useSplitViewStore } from '../../../../../renderer/workbench/splitView'
import { TOAST_MS, useNoticesStore } from '../../../../../renderer/stores/notices'
import { useSettingsStore } from '../../../../../renderer/stores/settings'
import { aGame, line } from '../../../../support/aGame'
import { aStatus } from '../../../../support/anEngine'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { LONG_WAIT } from '../../../../support/longWait'
import { aWorkbench, settled } from '../../../../support/workbench'

let bridge: MemoryBridge

/** What the main process knows about a request. */
interface Task {
  readonly id: number
  readonly wish: RequestedReport
  game: number
  isPaused: boolean
}
let tasks: Task[] = []

/** The task of the last request. */
const task = () => tasks.at(-1)!

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

/** Sends the page the tasks that the main process lists. */
const list = (state?: TaskState, progress: TaskProgress = { share: 0 }) =>
  useTasksStore().receive(
    tasks.map(({ id, isPaused }) => ({
      id,
      kind: 'report',
      precedence: 'background',
      title: '',
      state: state ?? { kind: isPaused ? 'paused' : 'running' },
      progress,
    })),
  )

/** Asks the page for the next game. */
const want = async ({ wish: { key }, game } = task()) => {
  await useReportQueueStore().give({ key, game })
  await settled()
}

/** Starts a report and asks the page for the first game. */
const start = async (...games: Parameters<ReturnType<typeof useReportQueueStore>['start']>[0]) => {
  await useReportQueueStore().start(games)
  list()
  await want()
}

const update = (over: Partial<ReportUpdate>) => {
  const { wish, game } = task()
  const { key } = wish
  useReportQueueStore().receive({
    key,
    game,
    engineId: wish.engineId,
    found: [],
    remembered: 0,
    state: 'running',
    ...over,
  })
}

/** Finishes a game and asks for the next one if there is any. */
const finish = async (over: Partial<ReportUpdate> = {}) => {
  update({ found: found(0, 1, 2), state: 'done', ...over })
  task().game += 1
  if (task().game < task().wish.games) await want()
  await settled()
}

/** The lines that the page has delivered, null for games that cannot be read. */
const given = (): readonly (RequestedLine | null)[] => bridge.askedFor('report:game').map(([, , one]) => one)
const lines = (): readonly RequestedLine[] => given().flatMap(one => one ?? [])
const wishes = (): readonly RequestedReport[] => bridge.askedFor('report:start').map(([wish]) => wish)
const listed = (place: number) => ({ kind: 'listed', fileId: 'file-1', place }) as const
const tab = () => ({ kind: 'tab', documentId: useDocumentsStore().activeId! }) as const

beforeEach(async () => {
  tasks = []
  bridge = aWorkbench({
    'report:look': ({ engineId }) => ok({ engineId, found: [], positions: 3, isComplete: false }),
    'report:start': wish => {
      tasks.push({ id: tasks.length + 1, wish, game: 0, isPaused: false })
      return ok(tasks.length)
    },
    'report:game': () => undefined,
    'tasks:pause': id => {
      tasks[id - 1]!.isPaused = true
      list()
    },
    'tasks:resume': id => {
      tasks[id - 1]!.isPaused = false
      list()
    },
    'tasks:stop': () => undefined,
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

describe('a game in the report queue', () => {
  test('is searched by its main line, and the results are kept', async () => {
    await start(tab())
    expect(lines()).toEqual([expect.objectContaining({ moves: ['e2e4', 'e7e5'], setup: 0 })])
    expect(wishes()).toMatchObject([{ engineId: 'own', limit: 'nodes', amount: 200_000, games: 1 }])
    update({ found: found(0, 1) })
    expect(useReportQueueStore().running).toMatchObject({ name: 'Chess', before: 0 })
    expect(useReportStore().report!.examined.size).toBe(2)
    await finish({ found: found(2) })
    expect(useReportQueueStore().isBusy).toBe(false)
    expect(useReportStore().moves).toHaveLength(2)
    expect(useNoticesStore().toasts).toEqual([])
  })

  test('has doubtful moves checked again, and keeps the deeper results', async () => {
    const queue = useReportQueueStore()
    await start(tab())
    expect(wishes()).toMatchObject([{ closer: true }])
    const closer = found(1).map(
      ([ply, examined]) => [ply, { ...examined, depth: 20, isCloser: true }] as const,
    )
    update({ found: found(0) })
    update({ found: found(1, 2) })
    list(undefined, { share: 0.4, isCloser: true, leftMs: 4000 })
    expect(queue.progress).toEqual({ share: 0.4, isCloser: true, leftMs: 4000 })
    expect(useReportStore().report!.isComplete).toBe(false)
    update({ found: closer })
    update({ found: found(1) })
    expect(useReportStore().report!.examined.get(1)).toMatchObject({ depth: 20 })
    await finish({ found: [] })
    expect(useReportStore().report).toMatchObject({ isComplete: true })
  })

  test('is listed under a short name even if its players have long names', async () => {
    const tags = [
      { name: 'White', value: 'W'.repeat(1000) },
      { name: 'Black', value: 'B'.repeat(1000) },
    ]
    useDocumentsStore().add({ ...aGame(line(MOVES[0]!)), tags })
    await start(tab())
    expect(lines()[0]!.name.length).toBeLessThanOrEqual(200)
    expect(lines()[0]!.name).toMatch(/^W+/)
  })

  test('is delivered even before its request is answered, and ignores other requests', async () => {
    const queue = useReportQueueStore()
    const asked = queue.start([tab()])
    for (let turn = 0; turn < 3; turn++) await new Promise(resolve => setTimeout(resolve, 0))
    await want()
    queue.receive({
      key: 'another',
      game: 0,
      engineId: 'own',
      found: found(2),
      remembered: 0,
      state: 'running',
    })
    await queue.give({ key: 'another', game: 0 })
    update({ found: found(0) })
    await asked
    expect(given()).toHaveLength(1)
    expect([...useReportStore().report!.examined.keys()]).toEqual([0])
  })

  test('pauses and continues with its results', async () => {
    const queue = useReportQueueStore()
    await start(tab())
    update({ found: found(0, 1), remembered: 2 })
    queue.pause()
    await settled()
    expect(bridge.askedFor('tasks:pause')).toEqual([[1]])
    expect(queue).toMatchObject({ isPaused: true, isBusy: true, running: undefined, waiting: [tab()] })
    expect(useReportStore().report!.examined.size).toBe(2)
    queue.resume()
    await settled()
    expect(bridge.askedFor('tasks:resume')).toEqual([[1]])
    expect(queue).toMatchObject({ isPaused: false, running: { queued: tab() } })
    await finish({ found: found(2), remembered: 2 })
    expect(useReportStore().report).toMatchObject({ remembered: 2, isComplete: true })
    expect(useReportStore().report!.examined.size).toBe(3)
  })

  test('follows a pause, resume and stop in the task list', async () => {
    const queue = useReportQueueStore()
    await start(tab())
    await useTasksStore().pause(1)
    expect(queue.isPaused).toBe(true)
    await useTasksStore().resume(1)
    expect(queue.isPaused).toBe(false)
    update({ state: 'stopped' })
    expect(queue).toMatchObject({ isBusy: false, total: 0 })
  })

  test('is not marked as remembered when the window already had its positions', async () => {
    await start(tab())
    update({ found: found(0, 1) })
    useReportQueueStore().cancel()
    expect(bridge.askedFor('tasks:stop')).toEqual([[1]])
    await start(tab())
    await finish({ remembered: 2 })
    expect(useReportStore().report).toMatchObject({ remembered: 0 })
    expect(useReportStore().report!.examined.size).toBe(3)
  })

  test('keeps the results of earlier moves when moves are added', async () => {
    await start(tab())
    await finish()
    useGameStore().goLast()
    await useGameStore().play('g1f3')
    await settled()
    expect([...useReportStore().report!.examined.keys()]).toEqual([0, 1, 2])
    expect(useReportStore().moves).toHaveLength(2)
  })
})

describe('several games in the report queue', () => {
  test('are searched in order; unreadable games are skipped and reported at the end', async () => {
    await start(listed(1), listed(9), listed(2))
    expect(useReportQueueStore()).toMatchObject({ total: 3, number: 1 })
    await finish()
    expect(given()).toHaveLength(2)
    expect(given()[1]).toBeNull()
    await finish({ found: [], state: 'skipped' })
    expect(lines().map(({ moves }) => moves[0])).toEqual(['d2d4', 'c2c4'])
    await finish()
    expect(useReportQueueStore().isBusy).toBe(false)
    expect(useNoticesStore().toasts.map(({ text }) => text)).toEqual([
      'Reported on 2 games; 1 game cannot be played through',
    ])
  })

  test('wait when the engine fails, and none is lost', async () => {
    const queue = useReportQueueStore()
    await start(listed(0), listed(1))
    const fault = { kind: 'engineFailed', engine: 'Backrank', detail: '', said: [] } as const
    update({ found: found(0) })
    update({ state: 'failed', fault })
    list({ kind: 'failed', fault })
    expect(queue).toMatchObject({ isPaused: true, isBusy: true })
    expect(queue.waiting).toHaveLength(2)
    expect(useReportStore().report).toMatchObject({ fault: { kind: 'engineFailed' } })
    queue.resume()
    await settled()
    expect(bridge.askedFor('tasks:resume')).toEqual([[1]])
    expect(queue.running).toMatchObject({ queued: listed(0) })
    expect(useReportStore().report!.fault).toBeUndefined()
  })

  test('are canceled together', async () => {
    const queue = useReportQueueStore()
    await start(listed(0), listed(1))
    queue.cancel()
    update({ found: found(0), state: 'stopped' })
    await settled()
    expect(bridge.askedFor('tasks:stop')).toEqual([[1]])
    expect(queue).toMatchObject({ isBusy: false, total: 0 })
    expect(lines()).toHaveLength(1)
  })

  test('that are canceled while the first is read do not return with the next request', async () => {
    const queue = useReportQueueStore()
    const asked = queue.start([listed(1)])
    queue.cancel()
    await asked
    expect(bridge.askedFor('tasks:stop')).toEqual([[1]])
    await want()
    await start(listed(2))
    expect(lines().map(({ moves }) => moves[0])).toEqual(['c2c4'])
    expect(queue).toMatchObject({ total: 1, number: 1 })
  })

  test('stay the same games when the list changes, without deleted ones', async () => {
    const queue = useReportQueueStore()
    const { tellMoved } = useGameListsStore()
    await start(listed(0), listed(1), listed(2))
    // The second game is deleted, and the third moves to the front.
    const places = [1, undefined, 0]
    tellMoved('another file', () => undefined)
    tellMoved('file-1', place => places[place])
    expect(queue.waiting).toEqual([listed(0)])
    expect(queue).toMatchObject({ total: 2, number: 1 })
    queue.pause()
    await settled()
    expect(queue.waiting).toEqual([listed(1), listed(0)])
    tellMoved('file-1', () => undefined)
    expect(queue).toMatchObject({ isBusy: false, isPaused: false, total: 0 })
    expect(bridge.askedFor('tasks:stop')).toEqual([[1]])
  })

  test('that are deleted are not reported as unreadable', async () => {
    await start(listed(0), listed(1))
    useGameListsStore().tellMoved('file-1', place => (place === 0 ? 0 : undefined))
    await finish()
    expect(given()[1]).toBeNull()
    await finish({ found: [], state: 'skipped' })
    expect(useReportQueueStore().isBusy).toBe(false)
    expect(useNoticesStore().toasts).toEqual([])
  })

  test('are searched with the settings at the time of the request', async () => {
    const { settings, update: set } = useSettingsStore()
    await start(listed(1), listed(2))
    await set({ report: { ...settings.report, preset: 'own', nodes: 5000 } })
    await useReportQueueStore().start([listed(0)])
    expect(wishes()).toMatchObject([
      { amount: 200_000, games: 2 },
      { amount: 5000, games: 1 },
    ])
  })

  test('that are added later join the queue and resume it', async () => {
    const queue = useReportQueueStore()
    await start(listed(0), listed(1))
    queue.pause()
    await settled()
    await start(listed(2))
    expect(bridge.askedFor('tasks:resume')).toEqual([[1]])
    expect(queue).toMatchObject({ isPaused: false, total: 3 })
    expect(queue.waiting).toEqual([listed(1)])
  })
})

describe('a report that ends out of sight', () => {
  const toast = () => useNoticesStore().toasts.at(-1)
  afterEach(() => vi.unstubAllGlobals())

  test('in another tab is announced with a link to it', async () => {
    const first = tab()
    await start(first)
    useDocumentsStore().add(aGame(line(MOVES[1]!)))
    await finish()
    expect(toast()?.text).toMatch(/^Report on .* is done$/)
    const asked = useReportStore().asked
    useNoticesStore().act(toast()!.id)
    await settled()
    expect(useDocumentsStore().activeId).toBe(first.documentId)
    expect(useReportStore().asked).toBe(asked + 1)
  })

  test('in a closed tab is announced without a link', async () => {
    await start(tab())
    const { activeId, add, close } = useDocumentsStore()
    add(aGame(line(MOVES[1]!)))
    close(activeId!)
    await finish()
    expect(toast()).not.toHaveProperty('action')
  })

  test('while the window has no focus is announced by the system, and its notice waits', async () => {
    const listeners: (() => void)[] = []
    vi.stubGlobal('document', { hasFocus: () => false })
    vi.stubGlobal('window', {
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    })
    bridge.answer('window:notify', () => undefined)
    await start(tab())
    await finish()
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

  test('in a split view is announced with a link to its own game', async () => {
    const { activeId, add, activate } = useDocumentsStore()
    const other = add(aGame(line(MOVES[1]!))).id
    activate(activeId!)
    useSplitViewStore().join(activeId!, other)
    await start(tab())
    await finish()
    useNoticesStore().act(toast()!.id)
    await settled()
    expect(useSplitViewStore().isShown).toBe(false)
  })
})

test('results of earlier searches are shown without a new search', async () => {
  bridge.answer('report:look', ({ engineId }) =>
    ok({ engineId, found: found(0, 1, 2), positions: 3, isComplete: true }),
  )
  useDocumentsStore().add(aGame(line('g1f3:Nf3 g8f6:Nf6')))
  await vi.waitFor(() => expect(useReportStore().moves).toHaveLength(2), LONG_WAIT)
  expect(wishes()).toEqual([])
})
