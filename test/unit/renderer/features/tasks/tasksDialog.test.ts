// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TaskSummary } from '@shared/ipc/contract'
import { provideBridge } from '../../../../../renderer/ipc/client'
import TaskRow from '../../../../../renderer/features/tasks/TaskRow.vue'
import { timeLeftText } from '../../../../../renderer/features/tasks/timeLeft'
import { taskStateWords, taskStatusWords, taskTitle } from '../../../../../renderer/features/tasks/taskWords'
import TaskStatus from '../../../../../renderer/features/tasks/TaskStatus.vue'
import { useTasksStore } from '../../../../../renderer/features/tasks/tasksStore'
import { useDialogsStore } from '../../../../../renderer/stores/dialogs'
import { memoryBridge, type MemoryBridge } from '../../../../support/memoryBridge'

const aTask = (id: number, over: Partial<TaskSummary> = {}): TaskSummary => ({
  id,
  kind: 'report',
  title: `Game ${id}`,
  precedence: 'background',
  state: { kind: 'running' },
  progress: { share: 0.25 },
  ...over,
})

let bridge: MemoryBridge
beforeEach(() => {
  setActivePinia(createPinia())
  bridge = memoryBridge({
    'tasks:list': () => [aTask(1), aTask(2)],
    'tasks:pause': () => undefined,
    'tasks:resume': () => undefined,
    'tasks:stop': () => undefined,
    'tasks:move': () => undefined,
  })
  provideBridge(bridge)
})

describe('the list of tasks', () => {
  test('is requested once and then updated by events', async () => {
    const tasks = useTasksStore()
    await tasks.load()
    expect(tasks.first?.id).toBe(1)
    tasks.receive([aTask(3, { state: { kind: 'paused' } }), aTask(4)])
    expect(tasks.first?.id).toBe(4)
    tasks.receive([])
    expect(tasks.first).toBeUndefined()
  })

  test('moves a task past its neighbor', async () => {
    const tasks = useTasksStore()
    await tasks.load()
    await tasks.moveBy(2, -1)
    await tasks.moveBy(1, 1)
    expect(bridge.askedFor('tasks:move')).toEqual([
      [2, 0],
      [1, 1],
    ])
  })

  test('is summed up in the status bar by the first task and the number of others', async () => {
    const status = mount(TaskStatus)
    await expect.poll(() => status.get('.words').text()).toBe('Report: Game 1, 25% and 1 more')
    await status.get('.words').trigger('click')
    expect(useDialogsStore().shown).toBe('tasks')
    useTasksStore().receive([aTask(5, { kind: 'setup', title: 'Fischer-Benko' })])
    await flushPromises()
    expect(status.text()).toBe('Setup: Fischer-Benko, 25%PauseCancel')
    useTasksStore().receive([])
    await flushPromises()
    expect(status.text()).toBe('')
  })
})

describe('a task', () => {
  const rowOf = (task: TaskSummary) => mount(TaskRow, { props: { task, isFirst: true, isLast: false } })
  const labels = (row: ReturnType<typeof rowOf>) =>
    row.findAll('button').map(button => button.attributes('aria-label'))

  test('can be paused, moved and stopped', async () => {
    await useTasksStore().load()
    const row = rowOf(aTask(1))
    expect(labels(row)).toEqual([
      'Move Report: Game 1 up',
      'Move Report: Game 1 down',
      'Pause Report: Game 1',
      'Stop Report: Game 1',
    ])
    const [up, down, pause, stop] = row.findAll('button')
    expect(up!.attributes('disabled')).toBeDefined()
    for (const button of [down, pause, stop]) await button!.trigger('click')
    expect(bridge.askedFor('tasks:move')).toEqual([[1, 1]])
    expect(bridge.askedFor('tasks:pause')).toEqual([[1]])
    expect(bridge.askedFor('tasks:stop')).toEqual([[1]])
  })

  test('reports a failed engine and can be resumed', async () => {
    const fault = { kind: 'engineFailed', engine: 'Fish', detail: 'exit code 1', said: [] } as const
    const row = rowOf(aTask(1, { state: { kind: 'failed', fault } }))
    expect(row.text()).toContain('Fish stopped working')
    await row.get('[aria-label="Resume Report: Game 1"]').trigger('click')
    expect(bridge.askedFor('tasks:resume')).toEqual([[1]])
  })

  test('opens its preparation on a click on its title', async () => {
    const row = rowOf(aTask(1, { kind: 'preparation', title: 'Najdorf' }))
    await row.get('.title').trigger('click')
    expect(row.emitted('show')).toHaveLength(1)
  })

  test.each([
    [{ kind: 'running' }, '25%'],
    [{ kind: 'waiting', behind: 'game' }, '25%, waits for the game'],
    [{ kind: 'waiting', behind: 'screen' }, '25%, waits for what is on the screen'],
    [{ kind: 'waiting', behind: 'tasks' }, '25%, waits for tasks above it'],
    [{ kind: 'paused' }, '25%, paused'],
  ] as const)('shows its progress and why it waits: %j', (state, words) => {
    expect(taskStateWords(aTask(1, { state }))).toBe(words)
  })

  test('is titled after its game, with its number among several games', () => {
    expect(taskTitle(aTask(1, { title: '' }))).toBe('Report')
    const progress = { share: 0.2, part: { number: 3, total: 12 } }
    expect(taskTitle(aTask(1, { progress }))).toBe('Report, game 3 of 12: Game 1')
  })

  const moves = { done: 12, total: 106 }
  test.each([
    [{}, {}, 'Report: Game 1, 25%'],
    [{}, { moves }, 'Report: 12 of 106 moves'],
    [{}, { moves, part: { number: 3, total: 100 } }, 'Report, game 3 of 100: 12 of 106 moves'],
    [{}, { moves, isCloser: true }, 'Report: checking doubtful moves again'],
    [{ state: { kind: 'paused' } as const }, { moves }, 'Report paused'],
  ])('is described in the status bar: %j %j', (over, progress, words) => {
    const task = aTask(1, { ...over, progress: { share: 0.25, ...progress } })
    expect(taskStatusWords(task, 0)).toBe(words)
    expect(taskStatusWords(task, 2)).toBe(`${words} and 2 more`)
  })
})

test('the status bar pauses, resumes and cancels the first task, and shows the time left', async () => {
  const status = mount(TaskStatus)
  const tasks = useTasksStore()
  await expect.poll(() => status.text()).toContain('25%')
  const click = (words: string) =>
    status
      .findAll('button')
      .find(one => one.text() === words)!
      .trigger('click')
  tasks.receive([aTask(1, { progress: { share: 0.5, leftMs: 4200 } })])
  await flushPromises()
  expect(status.text()).toContain('5 s left')
  await click('Pause')
  tasks.receive([aTask(1, { state: { kind: 'paused' }, progress: { share: 0.5, leftMs: 4200 } })])
  await flushPromises()
  expect(status.text()).not.toContain('left')
  await click('Go on')
  await click('Cancel')
  expect(
    ['tasks:pause', 'tasks:resume', 'tasks:stop'].map(name => bridge.askedFor(name as 'tasks:pause')),
  ).toEqual([[[1]], [[1]], [[1]]])
})

test.each([
  [0, '1 s left'],
  [4200, '5 s left'],
  [119_000, '119 s left'],
  [121_000, '3 min left'],
  [3 * 3_600_000, '3 h left'],
])('%d ms are shown as %s', (ms, text) => expect(timeLeftText(ms)).toBe(text))
