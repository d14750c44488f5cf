import { describe, expect, onTestFinished, test } from 'vitest'
import type { TaskSummary } from '@shared/ipc/tasks'
import { err, ok } from '@shared/result'
import { openCores } from '../../../../../electron/engine/tasks/cores'
import type { SearchPlan } from '../../../../../electron/engine/tasks/plan'
import type { QueuedTask, SearchTask } from '../../../../../electron/engine/tasks/task'
import { TaskQueue } from '../../../../../electron/engine/tasks/taskQueue'
import { aMemory, anEngineInHand, aQuestion, found } from '../../../../support/aSearcher'

/** A plan that searches all these questions in parallel and adds up their scores. */
const sumOf = (names: string): SearchPlan<number> => {
  const questions = Array.from(names, aQuestion)
  return known => {
    const answers = questions.flatMap(question => known(question) ?? [])
    if (answers.length < questions.length) return { ask: questions }
    return { result: answers.reduce((sum, { lines }) => sum + lines[0]!.score.value, 0) }
  }
}

const aQueue = (coreCount: number) => {
  const cores = openCores(coreCount)
  const changes: (readonly TaskSummary[])[] = []
  const queue = new TaskQueue({ cores, memory: aMemory(), onChange: now => changes.push(now) })
  onTestFinished(() => queue.close())
  return { cores, queue, changes }
}

type Engine = ReturnType<typeof anEngineInHand>

const aTask = (
  names: string,
  { engine }: Engine,
  over: Partial<SearchTask<number>> = {},
): SearchTask<number> => ({
  kind: 'report',
  title: names,
  precedence: 'background',
  engine,
  plan: sumOf(names),
  progress: () => ({ share: 0 }),
  ...over,
})

const searches = (engine: Engine, names: string) => expect.poll(() => engine.names().join('')).toBe(names)

describe('a queue of tasks', () => {
  test('searches as many questions in parallel as the engine and the cores allow', async () => {
    const [wide, narrow] = [anEngineInHand(4, 'wide'), anEngineInHand(1, 'narrow')]
    const { queue } = aQueue(3)
    const one = queue.add(aTask('abcde', wide))
    queue.add(aTask('xyz', narrow))
    await searches(wide, 'abc')
    wide.reply('b', ok(found(1)))
    await searches(wide, 'acd')
    expect(narrow.names()).toEqual([])
    for (const name of ['a', 'c', 'd']) wide.reply(name, ok(found(1)))
    await searches(wide, 'e')
    await searches(narrow, 'x')
    wide.reply('e', ok(found(1)))
    expect(await one.done).toEqual(ok(5))
  })

  test('searches for a task that goes first in parallel with others, so that neither waits for the other', async () => {
    const [reporting, pricing] = [anEngineInHand(2, 'reporting'), anEngineInHand(2, 'pricing')]
    const { queue } = aQueue(2)
    queue.add(aTask('abcd', reporting))
    await searches(reporting, 'ab')
    const priced = queue.add(aTask('xy', pricing, { kind: 'pricing', goesFirst: true }))
    expect(queue.list().map(({ kind }) => kind)).toEqual(['pricing', 'report'])
    await searches(pricing, 'xy')
    expect(reporting.names()).toEqual(['a', 'b'])
    reporting.reply('a', ok(found(1)))
    await searches(reporting, 'bc')
    pricing.reply('x', ok(found(1)))
    pricing.reply('y', ok(found(1)))
    expect(await priced.done).toEqual(ok(2))
    await searches(reporting, 'bc')
  })

  test('searches for a task that goes first in its turn while another task is on the screen', async () => {
    const [reporting, pricing, onScreen] = [
      anEngineInHand(2, 'reporting'),
      anEngineInHand(2, 'pricing'),
      anEngineInHand(1, 'screen'),
    ]
    const { queue } = aQueue(2)
    queue.add(aTask('v', onScreen, { precedence: 'screen' }))
    await searches(onScreen, 'v')
    queue.add(aTask('abcd', reporting))
    await searches(reporting, 'a')
    const priced = queue.add(aTask('xy', pricing, { kind: 'pricing', goesFirst: true }))
    reporting.reply('a', ok(found(1)))
    await searches(pricing, 'x')
    expect(reporting.names()).toEqual([])
    pricing.reply('x', ok(found(1)))
    await searches(pricing, 'y')
    pricing.reply('y', ok(found(1)))
    expect(await priced.done).toEqual(ok(2))
    await searches(reporting, 'b')
  })

  test('serves the screen first and suspends excess searches in the background', async () => {
    const [behind, before] = [anEngineInHand(2, 'behind'), anEngineInHand(2, 'before')]
    const { queue } = aQueue(2)
    queue.add(aTask('ab', behind))
    await searches(behind, 'ab')
    const asked = queue.add(aTask('x', before, { kind: 'guess', precedence: 'screen' }))
    await searches(before, 'x')
    expect(behind.state.allowed).toBe(1)
    before.reply('x', ok(found(3)))
    expect(await asked.done).toEqual(ok(3))
    await expect.poll(() => behind.state.allowed).toBe(2)
    expect(behind.state.niceness).toBeGreaterThan(before.state.niceness)
  })

  test('stands still while the engine of a game thinks', async () => {
    const engine = anEngineInHand(2)
    const { cores, queue } = aQueue(2)
    queue.add(aTask('abc', engine))
    await searches(engine, 'ab')
    const giveBack = cores.take('game', 1)
    await expect.poll(() => engine.state.allowed).toBe(0)
    engine.reply('a', ok(found(1)))
    await searches(engine, 'b')
    giveBack()
    await searches(engine, 'bc')
    expect(engine.state.allowed).toBe(2)
  })

  test('serves the engine of a game even though the game has taken all cores', async () => {
    const [behind, placing] = [anEngineInHand(2, 'behind'), anEngineInHand(2, 'placing')]
    const { cores, queue } = aQueue(2)
    queue.add(aTask('ab', behind))
    await searches(behind, 'ab')
    cores.take('game', 2)
    const placed = queue.add(aTask('xy', placing, { kind: 'practice', precedence: 'game' }))
    await searches(placing, 'xy')
    expect([placing.state.allowed, behind.state.allowed]).toEqual([2, 0])
    for (const name of ['x', 'y']) placing.reply(name, ok(found(1)))
    expect(await placed.done).toEqual(ok(2))
  })

  test('pauses a task and continues it where it was', async () => {
    const engine = anEngineInHand(1)
    const { queue } = aQueue(2)
    const { id, done } = queue.add(aTask('ab', engine))
    await searches(engine, 'a')
    engine.reply('a', ok(found(1)))
    await searches(engine, 'b')
    queue.pause(id)
    await searches(engine, '')
    expect(queue.list()).toMatchObject([{ id, state: { kind: 'paused' } }])
    queue.resume(id)
    await searches(engine, 'b')
    engine.reply('b', ok(found(1)))
    expect(await done).toEqual(ok(2))
    expect(queue.list()).toEqual([])
  })

  test('gives cores in the order of its tasks, which can be changed', async () => {
    const engine = anEngineInHand(1)
    const other = anEngineInHand(1, 'other')
    const { queue } = aQueue(1)
    queue.add(aTask('ab', engine))
    const second = queue.add(aTask('xy', other))
    await searches(engine, 'a')
    queue.move(second.id, 0)
    expect(queue.list().map(({ title }) => title)).toEqual(['xy', 'ab'])
    engine.reply('a', ok(found(1)))
    await searches(other, 'x')
    expect(engine.names()).toEqual([])
  })

  test('reports why a task waits', async () => {
    const [engine, other, onScreen] = [
      anEngineInHand(1),
      anEngineInHand(1, 'other'),
      anEngineInHand(1, 'screen'),
    ]
    const { cores, queue } = aQueue(2)
    const one = queue.add(aTask('a', engine))
    const two = queue.add(aTask('c', other))
    await searches(engine, 'a')
    await searches(other, 'c')
    const stateOf = (title: string) => queue.list().find(task => task.title === title)!.state
    const LONG = { timeout: 20_000 }
    queue.add(aTask('d', anEngineInHand(1, 'third')))
    await expect.poll(() => stateOf('d'), LONG).toEqual({ kind: 'waiting', behind: 'tasks' })
    const guess = queue.add(aTask('x', onScreen, { kind: 'setup', precedence: 'screen' }))
    await searches(onScreen, 'x')
    expect(stateOf('d')).toEqual({ kind: 'waiting', behind: 'screen' })
    expect([stateOf('a'), stateOf('x')]).toEqual([{ kind: 'running' }, { kind: 'running' }])
    const giveBack = cores.take('game', 1)
    expect(stateOf('d')).toEqual({ kind: 'waiting', behind: 'game' })
    giveBack()
    for (const task of [guess, one, two]) task.stop()
    await expect.poll(() => stateOf('d')).toEqual({ kind: 'running' })
  })

  test('stops one task and no other', async () => {
    const engine = anEngineInHand(2)
    const { queue } = aQueue(2)
    const one = queue.add(aTask('a', engine))
    const two = queue.add(aTask('b', engine))
    await searches(engine, 'ab')
    queue.stop(one.id)
    expect(await one.done).toEqual(err({ kind: 'stopped' }))
    await searches(engine, 'b')
    engine.reply('b', ok(found(1)))
    expect(await two.done).toEqual(ok(1))
  })

  const failed = err({ kind: 'engineFailed', engine: 'Fish', detail: 'exit code 1', said: [] } as const)

  test('ends a task with the fault of its engine', async () => {
    const engine = anEngineInHand(1)
    const { queue } = aQueue(2)
    const { done } = queue.add(aTask('a', engine))
    await searches(engine, 'a')
    engine.reply('a', failed)
    expect(await done).toEqual(failed)
  })

  test('keeps a failed task that wants to wait, and restarts its engine when it is resumed', async () => {
    const engine = anEngineInHand(1)
    const { queue } = aQueue(2)
    const faults: unknown[] = []
    const { id, done } = queue.add(aTask('a', engine, { onFailed: fault => faults.push(fault) }))
    await searches(engine, 'a')
    engine.reply('a', failed)
    await expect.poll(() => queue.list()[0]?.state).toEqual({ kind: 'failed', fault: failed.error })
    expect(faults).toEqual([failed.error])
    queue.resume(id)
    await searches(engine, 'a')
    engine.reply('a', ok(found(4)))
    expect(await done).toEqual(ok(4))
    expect(engine.state).toMatchObject({ opened: 2, closed: 1 })
  })

  test('repeats a search that ended because another task made the engine fail', async () => {
    const engine = anEngineInHand(2)
    const { queue } = aQueue(2)
    const one = queue.add(aTask('a', engine))
    const two = queue.add(aTask('b', engine))
    await searches(engine, 'ab')
    engine.reply('a', failed)
    expect(await one.done).toEqual(failed)
    // The engine ends along with all its searches.
    engine.reply('b', err({ kind: 'stopped' }))
    await searches(engine, 'b')
    engine.reply('b', ok(found(2)))
    expect(await two.done).toEqual(ok(2))
  })

  test('reports listed tasks, and short requests only once they take more than a second', async () => {
    const engine = anEngineInHand(1)
    const { queue, changes } = aQueue(2)
    queue.add({ kind: 'guess', title: '', precedence: 'screen', engine: engine.engine, plan: sumOf('a') })
    await searches(engine, 'a')
    expect(queue.list()).toEqual([])
    expect(changes).toEqual([])
    const listed = queue.add(aTask('b', engine, { progress: () => ({ share: 0.5 }) }))
    await expect.poll(() => changes.length).toBeGreaterThan(0)
    expect(changes.at(-1)).toMatchObject([{ id: listed.id, title: 'b', progress: { share: 0.5 } }])
    await expect
      .poll(() => changes.at(-1)!.map(({ kind }) => kind), { timeout: 20_000 })
      .toEqual(['guess', 'report'])
    engine.reply('a', ok(found(1)))
    await expect.poll(() => changes.at(-1)!.map(({ kind }) => kind)).toEqual(['report'])
  })

  test('lists tasks in the order in which they get cores', () => {
    const engine = anEngineInHand(1)
    const { queue } = aQueue(2)
    queue.add(aTask('a', engine))
    queue.add(aTask('b', engine))
    const third = queue.add(aTask('c', engine, { kind: 'setup', precedence: 'screen' }))
    const titles = () => queue.list().map(({ title, precedence }) => `${title} ${precedence}`)
    expect(titles()).toEqual(['c screen', 'a background', 'b background'])
    queue.move(third.id, 2)
    expect(titles()[0]).toBe('c screen')
    queue.move(queue.list()[2]!.id, 1)
    expect(titles()).toEqual(['c screen', 'b background', 'a background'])
  })

  test('carries out tasks in turn one after the other, in the order of the list', async () => {
    const engine = anEngineInHand(2)
    const { queue } = aQueue(2)
    const begun: string[] = []
    const inTurn = (names: string) => {
      const plan = sumOf(names)
      return queue.add(
        aTask(names, engine, {
          isInTurn: true,
          plan: known => {
            if (!begun.includes(names)) begun.push(names)
            return plan(known)
          },
        }),
      )
    }
    const [first, second, third] = ['a', 'b', 'c'].map(inTurn) as [
      QueuedTask<number>,
      QueuedTask<number>,
      QueuedTask<number>,
    ]
    await searches(engine, 'a')
    expect(begun).toEqual(['a'])
    const states = () => queue.list().map(({ title, state: { kind } }) => `${title} ${kind}`)
    expect(states()).toEqual(['a running', 'b waiting', 'c waiting'])
    queue.move(third.id, 1)
    queue.pause(first.id)
    await searches(engine, 'c')
    expect(states()).toEqual(['a paused', 'c running', 'b waiting'])
    queue.resume(first.id)
    engine.reply('c', ok(found(3)))
    expect(await third.done).toEqual(ok(3))
    await searches(engine, 'a')
    engine.reply('a', ok(found(1)))
    expect(await first.done).toEqual(ok(1))
    await searches(engine, 'b')
    expect(begun).toEqual(['a', 'c', 'b'])
    second.stop()
    expect(await second.done).toEqual(err({ kind: 'stopped' }))
  })

  test('ends a task at once that is added when it is closed', async () => {
    const engine = anEngineInHand(1)
    const { queue } = aQueue(2)
    await queue.close()
    expect(await queue.add(aTask('a', engine)).done).toEqual(err({ kind: 'stopped' }))
    expect(engine.state.opened).toBe(0)
  })

  test('closes its engines when it is closed', async () => {
    const engine = anEngineInHand(1)
    const { queue } = aQueue(2)
    const { done } = queue.add(aTask('a', engine))
    await searches(engine, 'a')
    await queue.close()
    expect(await done).toEqual(err({ kind: 'stopped' }))
    expect(engine.state).toMatchObject({ opened: 1, closed: 1 })
  })
})
