import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ok, unwrap } from '@shared/result'
import { searchMemory } from '../../electron/engine/memory/searchMemory'
import { valueArray } from '../../electron/engine/search/arrays'
import { ownSearcher } from '../../electron/engine/search/ownSearcher'
import type { Searched, SearchQuestion } from '../../electron/engine/search/searcher'
import { openCores } from '../../electron/engine/tasks/cores'
import type { SearchPlan } from '../../electron/engine/tasks/plan'
import type { QueuedTask } from '../../electron/engine/tasks/task'
import { TaskQueue } from '../../electron/engine/tasks/taskQueue'
import { arrayAt, arrayOf, PLACED, valuesOf } from '../support/arrayPositions'
import { SEARCH_THREADS } from '../support/builtSearchers'
import { CORE } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'

const NODES = 2000
/** More nodes than any test waits for. */
const FOR_EVER = 1e12
const QUESTIONS = [0, 333, 959].map(number => arrayOf(number)).concat(PLACED)
const STOPPED = { ok: false, error: { kind: 'stopped' } }

const aLogger = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() })

/** A run of the program: our searcher with a memory, and a spy on the positions that are really searched. */
const aRun = (file: string, logger = aLogger()) => {
  const memory = searchMemory(SEARCH_THREADS.memoryWorker, file, logger)
  const own = ownSearcher({ corePath: CORE, workerFile: SEARCH_THREADS.questionWorker, width: 2 })
  const looked = vi.spyOn(own, 'search')
  const { identity, width } = own
  const queue = new TaskQueue({ cores: openCores(2), memory: memory.exact, onChange: () => undefined })
  const engine = {
    identity,
    width,
    relativeSpeed: 1,
    plays: () => true,
    open: () => Promise.resolve(ok(own)),
  }
  const asked = new Set<QueuedTask<Searched>>()
  const searcher = {
    /** Each question is a task. */
    search: (question: SearchQuestion) => {
      const plan: SearchPlan<Searched> = known => {
        const found = known(question)
        return found ? { result: found } : { ask: [question] }
      }
      const task = queue.add({ kind: 'setup', title: '', precedence: 'screen', engine, plan })
      asked.add(task)
      return task.done
    },
    stop: () => {
      for (const task of asked) task.stop()
    },
  }
  const end = async () => {
    await queue.close()
    await memory.close()
  }
  onTestFinished(end)
  return { searcher, looked, logger, end }
}

const inFolder = async () => path.join(await scratchFolder(), 'searches.sqlite')

test('the next run knows what an earlier one found, with other counters, too', async () => {
  const file = await inFolder()
  const first = aRun(file)
  const values = await valuesOf(first.searcher, QUESTIONS, NODES)
  expect(first.looked).toHaveBeenCalledTimes(QUESTIONS.length)
  await first.end()

  const second = aRun(file)
  const late = QUESTIONS.map(question => ({ ...question, fen: question.fen.replace(/0 \d+$/, '7 40') }))
  expect(await valuesOf(second.searcher, late, NODES)).toEqual(values)
  expect(second.looked).not.toHaveBeenCalled()
})

test('another number of nodes is searched separately', async () => {
  const { searcher, looked } = aRun(await inFolder())
  await valuesOf(searcher, [PLACED], NODES)
  const { nodes } = unwrap(await valueArray(searcher, PLACED, 2 * NODES))
  expect(nodes).toBe(2 * NODES)
  expect(looked).toHaveBeenCalledTimes(2)
})

test('a stop keeps earlier results, and answers the rest', async () => {
  const file = await inFolder()
  const first = aRun(file)
  const values = await valuesOf(first.searcher, QUESTIONS, NODES)
  const asked = QUESTIONS.map(question => valueArray(first.searcher, question, FOR_EVER))
  first.searcher.stop()
  expect(await Promise.all(asked)).toEqual(QUESTIONS.map(() => STOPPED))
  await first.end()
  expect(await valueArray(first.searcher, PLACED, NODES)).toEqual(STOPPED)

  const second = aRun(file)
  expect(await valuesOf(second.searcher, QUESTIONS, NODES)).toEqual(values)
  expect(second.looked).not.toHaveBeenCalled()
})

test('without a database arrays are still valued, and this is reported once', async () => {
  const { searcher, looked, logger, end } = aRun(await scratchFolder())
  const values = await valuesOf(searcher, QUESTIONS, NODES)
  expect(values).toHaveLength(QUESTIONS.length)
  for (let again = 0; again < 4; again += 1)
    expect(await valuesOf(searcher, QUESTIONS, NODES)).toEqual(values)
  expect(looked).toHaveBeenCalledTimes(5 * QUESTIONS.length)
  await end()
  expect(logger.error).toHaveBeenCalledTimes(1)
})

test('a damaged file is put aside and reported', async () => {
  const file = await inFolder()
  await writeFile(file, 'x'.repeat(10_000))
  const { searcher, logger } = aRun(file)
  expect(await valuesOf(searcher, QUESTIONS, NODES)).toHaveLength(QUESTIONS.length)
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    `damaged memory of searches put aside: ${file}`,
    expect.any(String),
  )
})

test('zero nodes are a mistake of the caller', async () => {
  const { searcher } = aRun(await inFolder())
  await expect(valueArray(searcher, PLACED, 0)).rejects.toThrow(RangeError)
})

test('an illegal position is not remembered', async () => {
  const { searcher, looked } = aRun(await inFolder())
  const wrong = arrayAt('chess', 'an array')
  for (let again = 0; again < 2; again += 1)
    expect(await valueArray(searcher, wrong, NODES)).toMatchObject({
      ok: false,
      error: { kind: 'illegalPosition' },
    })
  expect(looked).toHaveBeenCalledTimes(2)
})

test('a new result is known at once, before it is written', async () => {
  const { searcher, looked } = aRun(await inFolder())
  const values = await valuesOf(searcher, [PLACED], NODES)
  expect(await valuesOf(searcher, [PLACED], NODES)).toEqual(values)
  expect(looked).toHaveBeenCalledOnce()
})
