// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TaskSummary } from '@shared/ipc/contract'
import { provideBridge } from '../../../../../renderer/ipc/client'
import TaskRow from '../../../../../renderer/features/tasks/TaskRow.vue'
import { taskStateWords, taskTitle } from '../../../../../renderer/features/tasks/taskWords'
import TaskStatus from '../../../../../renderer/features/tasks/TaskStatus.vue'
import { useTasksStore } from '../../../../../renderer/features/tasks/tasksStore'
import { useDialogsStore } from '../../../../../renderer/stores/dialogs'
import { memoryBridge, type MemoryBridge } from '../../../../support/memoryBridge'

const aTask = (id: number, over: Partial<TaskSummary> = {}): TaskSummary => ({
  id,
  kind: 'report',
  title: `Game ${id}`,
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

describe('what runs', () => {
  test('is asked for at first, and told from then on', async () => {
    const tasks = useTasksStore()
    await tasks.load()
    expect(tasks.first?.id).toBe(1)
    tasks.receive([aTask(3, { state: { kind: 'paused' } }), aTask(4)])
    expect(tasks.first?.id).toBe(4)
    tasks.receive([])
    expect(tasks.first).toBeUndefined()
  })

  test('changes places with its neighbor', async () => {
    const tasks = useTasksStore()
    await tasks.load()
    await tasks.moveBy(2, -1)
    await tasks.moveBy(1, 1)
    expect(bridge.askedFor('tasks:move')).toEqual([
      [2, 0],
      [1, 1],
    ])
  })

  test('stands in the status bar, with what else there is', async () => {
    const status = mount(TaskStatus)
    await expect.poll(() => status.text()).toBe('Running: Report: Game 1 and 1 more')
    await status.get('button').trigger('click')
    expect(useDialogsStore().shown).toBe('tasks')
    useTasksStore().receive([aTask(5, { kind: 'setup', title: 'Fischer-Benko' })])
    await flushPromises()
    expect(status.text()).toBe('Running: Setup: Fischer-Benko')
    useTasksStore().receive([])
    await flushPromises()
    expect(status.text()).toBe('')
  })
})

describe('a task', () => {
  const rowOf = (task: TaskSummary) => mount(TaskRow, { props: { task, isFirst: true, isLast: false } })
  const labels = (row: ReturnType<typeof rowOf>) =>
    row.findAll('button').map(button => button.attributes('aria-label'))

  test('is paused, moved and stopped', async () => {
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
    expect(row.emitted()).toMatchObject({ move: [[1]], pause: [[]], stop: [[]] })
  })

  test('goes on when it was paused, or its engine has failed, which is said', async () => {
    const fault = { kind: 'engineFailed', engine: 'Fish', detail: 'exit code 1', said: [] } as const
    const row = rowOf(aTask(1, { state: { kind: 'failed', fault } }))
    expect(row.text()).toContain('Fish stopped working')
    await row.get('[aria-label="Resume Report: Game 1"]').trigger('click')
    expect(row.emitted('resume')).toHaveLength(1)
  })

  test('leads to where preparations are seen', async () => {
    const row = rowOf(aTask(1, { kind: 'preparation', title: 'Najdorf' }))
    await row.get('.link').trigger('click')
    expect(row.emitted('show')).toHaveLength(1)
  })

  test.each([
    ['running', '25%'],
    ['waiting', '25%, waits for cores'],
    ['paused', '25%, paused'],
  ] as const)('says how far it is: %s', (kind, words) => {
    expect(taskStateWords(aTask(1, { state: { kind } }))).toBe(words)
    expect(taskTitle(aTask(1, { title: '' }))).toBe('Report')
  })
})
