import { expect, test } from 'vitest'
import { lastTask, type TaskOutcome } from '../../../../../electron/files/disk/jsonFile'

/** A task that fails until it may work, and counts its tries. */
const blocked = () => {
  const state = { tries: 0, mayWork: false }
  const task = (): Promise<TaskOutcome> => {
    state.tries += 1
    return Promise.resolve(state.mayWork ? 'done' : 'again')
  }
  return { state, task }
}

test('a task that fails is retried until it is done', async () => {
  const { state, task } = blocked()
  const tasks = lastTask(1)
  const done = new Promise<void>(resolve =>
    tasks.put(() => {
      state.mayWork = state.tries === 3
      return task()
    }, resolve),
  )
  await done
  expect(state.tries).toBe(4)
})

test('a new task does not wait for the next retry', async () => {
  const { state, task } = blocked()
  const tasks = lastTask(1_000_000)
  const told: string[] = []
  tasks.put(task, () => told.push('first'))
  await tasks.settle()
  expect([state.tries, told]).toEqual([1, []])
  state.mayWork = true
  await new Promise<void>(resolve => tasks.put(task, resolve))
  expect([state.tries, told]).toEqual([2, ['first']])
})

test('of many tasks the first and the last are carried out, and all are notified once they are done', async () => {
  const tasks = lastTask()
  const ran: number[] = []
  const told: number[] = []
  for (let task = 0; task < 100; task++)
    tasks.put(
      () => {
        ran.push(task)
        return Promise.resolve('done')
      },
      () => told.push(task),
    )
  await tasks.settle()
  expect(ran).toEqual([0, 99])
  expect(told).toEqual([...Array(100).keys()])
})

test('a task that can never be done is given up', async () => {
  const tasks = lastTask(1)
  const told: string[] = []
  tasks.put(
    () => Promise.resolve('never'),
    () => told.push('never'),
  )
  await tasks.settle()
  await new Promise<void>(resolve => tasks.put(() => Promise.resolve('done'), resolve))
  expect(told).toEqual([])
})

test('settling waits for one more try and for no further one', async () => {
  const { state, task } = blocked()
  const tasks = lastTask(1_000_000)
  tasks.put(task)
  await tasks.settle()
  await tasks.settle()
  expect(state.tries).toBe(2)
  state.mayWork = true
  await tasks.settle()
  await tasks.settle()
  expect(state.tries).toBe(3)
})
