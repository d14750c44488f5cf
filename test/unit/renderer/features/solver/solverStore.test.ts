import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SolverRequest } from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import { useSolverStore } from '../../../../../renderer/features/solver/solverStore'
import { useTasksStore } from '../../../../../renderer/features/tasks/tasksStore'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useEnginesStore } from '../../../../../renderer/stores/engines'
import { useGameStore } from '../../../../../renderer/workbench/game'
import { aStatus } from '../../../../support/anEngine'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { aSetupGame, aView } from '../../../../support/aSolverView'
import { aWorkbench, settled } from '../../../../support/workbench'

let bridge: MemoryBridge
let jobs = 0

const starts = (): readonly SolverRequest[] => bridge.askedFor('solver:start').map(([request]) => request)
const looks = (): readonly SolverRequest[] => bridge.askedFor('solver:look').map(([request]) => request)

beforeEach(async () => {
  jobs = 0
  bridge = aWorkbench({
    'solver:start': () => ok((jobs += 1)),
    'tasks:pause': () => undefined,
    'tasks:resume': () => undefined,
  })
  useEnginesStore().receive([
    aStatus(),
    aStatus({ id: 'fish', name: 'Stockfish 17', origin: 'external', variants: [], playsChess960: true }),
    aStatus({ id: 'none', name: 'None', origin: 'external', variants: [], playsChess960: false }),
  ])
  useDocumentsStore().add(aSetupGame())
  useGameStore().goFirst()
  useSolverStore()
  await settled()
})

// Work that one test starts must not reach the bridge of the next.
afterEach(settled)

const on = async () => {
  await useSolverStore().toggle()
  await settled()
}

describe('the solver store', () => {
  test('requests nothing while it is off, and saves its state in the settings', async () => {
    expect(looks()).toEqual([])
    await on()
    expect(bridge.askedFor('settings:update').at(-1)?.[0]).toMatchObject({ solver: { on: true } })
  })

  test('looks up and searches every position of the setup', async () => {
    await on()
    useGameStore().goNext()
    await settled()
    expect(looks().map(({ moves }) => moves)).toEqual([[], ['R@h1']])
    expect(starts()).toEqual(looks())
    expect(starts()[0]).toMatchObject({ engineId: 'own', reading: 'sequential', nodes: 100_000 })
  })

  test('accepts results of the last job only', async () => {
    await on()
    const solver = useSolverStore()
    bridge.answer('solver:look', () => ok(null))
    useGameStore().goNext()
    await settled()
    solver.receive({ job: 1, view: aView({ value: 1 }) })
    expect(solver.view).toBeUndefined()
    solver.receive({ job: 2, view: aView({ value: 2 }) })
    expect(solver.view?.value).toBe(2)
    expect(solver.isRunning).toBe(true)
  })

  test('shows earlier results at once when the user returns to a position', async () => {
    await on()
    const solver = useSolverStore()
    solver.receive({ job: 1, view: aView({ value: 31 }) })
    useGameStore().goNext()
    expect(solver.view).toBeUndefined()
    useGameStore().goFirst()
    expect(solver.view?.value).toBe(31)
    await settled()
  })

  test('pauses its task, and still looks up other positions', async () => {
    await on()
    const solver = useSolverStore()
    solver.pause()
    await settled()
    expect(bridge.askedFor('tasks:pause')).toEqual([[1]])
    expect(solver.isRunning).toBe(false)
    expect(bridge.askedFor('solver:stop')).toEqual([])
    useGameStore().goNext()
    await settled()
    expect(bridge.askedFor('solver:stop')).toHaveLength(1)
    expect(starts()).toHaveLength(1)
    expect(looks().at(-1)?.moves).toEqual(['R@h1'])
    solver.resume()
    await settled()
    expect(starts().at(-1)?.moves).toEqual(['R@h1'])
  })

  test('continues with the same task after a pause', async () => {
    await on()
    const solver = useSolverStore()
    solver.pause()
    await settled()
    solver.resume()
    await settled()
    expect(bridge.askedFor('tasks:resume')).toEqual([[1]])
    expect(starts()).toHaveLength(1)
    expect(solver.isRunning).toBe(true)
  })

  test('follows a pause, resume and stop in the task list', async () => {
    await on()
    const solver = useSolverStore()
    const listed = async (kind: 'paused' | 'running') => {
      useTasksStore().receive([
        { id: 1, kind: 'setup', title: '', precedence: 'screen', state: { kind }, progress: { share: 0 } },
      ])
      await settled()
    }
    await listed('running')
    await listed('paused')
    expect(solver.isPaused).toBe(true)
    await listed('running')
    expect(solver.isPaused).toBe(false)
    expect([bridge.askedFor('tasks:pause'), bridge.askedFor('tasks:resume')]).toEqual([[], []])
    const ended = aView()
    solver.receive({
      job: 1,
      view: { ...ended, progress: { ...ended.progress, isRunning: false } },
      isStopped: true,
    })
    await settled()
    expect([solver.isPaused, solver.isRunning]).toEqual([true, false])
    expect(starts()).toHaveLength(1)
  })

  describe('the automatic number of nodes', () => {
    /** Ends a search at the given speed. */
    const measured = async (nodesPerSecond: number) => {
      const ended = aView()
      const view = { ...ended, progress: { ...ended.progress, isRunning: false } }
      useSolverStore().receive({ job: jobs, view, nodesPerSecond })
      await settled()
    }

    test('is reduced when a throw takes more than ten seconds, and the speed is saved', async () => {
      await on()
      await measured(400_000)
      expect(bridge.askedFor('settings:update').at(-1)?.[0]).toMatchObject({
        solver: { nodesPerSecond: 400_000 },
      })
      expect([useSolverStore().nodes, starts().at(-1)?.nodes]).toEqual([20_000, 20_000])
      expect(useSolverStore().nodeChoices).toContain(20_000)
      await measured(500_000)
      expect(useSolverStore().nodes).toBe(100_000)
    })

    test('never overrides the number that the user has chosen', async () => {
      await on()
      await useSolverStore().chooseNodes(1_000_000)
      await measured(400_000)
      expect(useSolverStore().nodes).toBe(1_000_000)
    })

    test('applies again when the user chooses the default number', async () => {
      await on()
      await useSolverStore().chooseNodes(1_000_000)
      await useSolverStore().chooseNodes(100_000)
      await settled()
      await measured(400_000)
      expect(useSolverStore().nodes).toBe(20_000)
    })
  })

  test('searches with ten times the nodes on request, and can be canceled', async () => {
    await on()
    const solver = useSolverStore()
    solver.deepen()
    await settled()
    expect(starts().at(-1)?.nodes).toBe(1_000_000)
    solver.cancel()
    await settled()
    expect(bridge.askedFor('solver:stop')).toHaveLength(1)
    expect(solver.nodes).toBe(100_000)
  })

  test('changes its reading, its engine and its nodes on request', async () => {
    await on()
    const solver = useSolverStore()
    await solver.change({ reading: 'simultaneous', engineId: 'fish' })
    await solver.chooseNodes(1_000_000)
    await settled()
    expect(starts().at(-1)).toMatchObject({ engineId: 'fish', reading: 'simultaneous', nodes: 1_000_000 })
  })

  test('offers the engines that can play the game after the setup', () => {
    expect(useSolverStore().candidates.map(({ profile }) => profile.id)).toEqual(['own', 'fish'])
  })

  test('says why it does not solve a position, and searches nothing', async () => {
    bridge.answer('solver:look', () => err({ kind: 'tooManyArrays', arrays: 1_000_000, most: 50_000 }))
    await on()
    expect(useSolverStore().refusal?.kind).toBe('tooManyArrays')
    expect(starts()).toEqual([])
  })

  test('keeps its results when the engine fails', async () => {
    await on()
    const solver = useSolverStore()
    const failure = { kind: 'engineFailed', engine: 'Own', detail: '', said: [] } as const
    solver.receive({ job: 1, view: aView({ value: 5 }), failure })
    expect(solver.refusal).toEqual(failure)
    expect(solver.view?.value).toBe(5)
    expect(solver.isRunning).toBe(false)
  })

  test('knows the cost of a turn before it is played', async () => {
    await on()
    const solver = useSolverStore()
    solver.receive({ job: 1, view: aView() })
    expect(solver.costOf(['R@h1'])).toMatchObject({ cost: 57, san: 'R@h1' })
    expect(solver.costOf(['R@a1'])).toBeUndefined()
    expect(solver.costOf([])).toBeUndefined()
  })

  test('stops once the game has begun, but looks up the last turn of the setup', async () => {
    await on()
    useGameStore().goLast()
    await settled()
    expect(useSolverStore().isAvailable).toBe(false)
    expect(looks().at(-1)?.moves).toEqual(['R@h1'])
    expect(starts()).toHaveLength(1)
    expect(bridge.askedFor('solver:stop')).toHaveLength(1)
  })
})
