import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { unwrap } from '@shared/result'
import type { ArrayEvaluator } from '../../electron/engine/arrays/arrayEvaluator'
import { arrayMemory, type ArrayMemory } from '../../electron/engine/arrays/arrayMemory'
import { builtInEvaluator } from '../../electron/engine/arrays/examinedArrays'
import { rememberedEvaluator } from '../../electron/engine/arrays/rememberedEvaluator'
import { arrayAt, arrayOf, PLACED, valuesOf } from '../support/arrayQuestions'
import { ARRAY_THREADS } from '../support/builtArrays'
import { CORE } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'

const NODES = 2000
/** A search that ends in no test. */
const FOR_EVER = 1e12
const QUESTIONS = [0, 333, 959].map(number => arrayOf(number)).concat(PLACED)
const STOPPED = { ok: false, error: { kind: 'stopped' } }

const aLogger = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() })

/** A run of the program: our evaluator with a memory, and which arrays were really looked at. */
const aRun = (file: string, logger = aLogger()) => {
  const memory: ArrayMemory = arrayMemory(ARRAY_THREADS.arrayStoreWorker, file, logger)
  const own = builtInEvaluator({ corePath: CORE, workerFile: ARRAY_THREADS.examinationWorker, width: 2 })
  const looked = vi.spyOn(own, 'evaluate')
  const evaluator: ArrayEvaluator = rememberedEvaluator(own, memory)
  const end = async () => {
    await evaluator.close()
    await memory.close()
  }
  onTestFinished(end)
  return { evaluator, looked, logger, end }
}

const inFolder = async () => path.join(await scratchFolder(), 'arrays.sqlite')

test('what one run has found the next one knows, whatever the counters say', async () => {
  const file = await inFolder()
  const first = aRun(file)
  const values = await valuesOf(first.evaluator, QUESTIONS, NODES)
  expect(first.looked).toHaveBeenCalledTimes(QUESTIONS.length)
  await first.end()

  const second = aRun(file)
  const late = QUESTIONS.map(question => ({ ...question, fen: question.fen.replace(/0 \d+$/, '7 40') }))
  expect(await valuesOf(second.evaluator, late, NODES)).toEqual(values)
  expect(second.looked).not.toHaveBeenCalled()
})

test('another number of nodes is looked at by itself', async () => {
  const { evaluator, looked } = aRun(await inFolder())
  await valuesOf(evaluator, [PLACED], NODES)
  const { nodes } = unwrap(await evaluator.evaluate(PLACED, 2 * NODES))
  expect(nodes).toBe(2 * NODES)
  expect(looked).toHaveBeenCalledTimes(2)
})

test('a stop keeps what was found before, and answers the rest', async () => {
  const file = await inFolder()
  const first = aRun(file)
  const values = await valuesOf(first.evaluator, QUESTIONS, NODES)
  const asked = QUESTIONS.map(question => first.evaluator.evaluate(question, FOR_EVER))
  first.evaluator.stop()
  expect(await Promise.all(asked)).toEqual(QUESTIONS.map(() => STOPPED))
  await first.end()
  expect(await first.evaluator.evaluate(PLACED, NODES)).toEqual(STOPPED)

  const second = aRun(file)
  expect(await valuesOf(second.evaluator, QUESTIONS, NODES)).toEqual(values)
  expect(second.looked).not.toHaveBeenCalled()
})

test('without a database arrays are valued all the same, and it is told once', async () => {
  const { evaluator, looked, logger, end } = aRun(await scratchFolder())
  const values = await valuesOf(evaluator, QUESTIONS, NODES)
  expect(values).toHaveLength(QUESTIONS.length)
  for (let again = 0; again < 4; again += 1)
    expect(await valuesOf(evaluator, QUESTIONS, NODES)).toEqual(values)
  expect(looked).toHaveBeenCalledTimes(5 * QUESTIONS.length)
  await end()
  expect(logger.error).toHaveBeenCalledTimes(1)
})

test('a damaged file is put aside and told', async () => {
  const file = await inFolder()
  await writeFile(file, 'x'.repeat(10_000))
  const { evaluator, logger } = aRun(file)
  expect(await valuesOf(evaluator, QUESTIONS, NODES)).toHaveLength(QUESTIONS.length)
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(
    `damaged values of arrays put aside: ${file}`,
    expect.any(String),
  )
})

test('no nodes are a mistake of the caller', async () => {
  const { evaluator } = aRun(await inFolder())
  expect(() => evaluator.evaluate(PLACED, 0)).toThrow(RangeError)
})

test('what is no array is not remembered', async () => {
  const { evaluator, looked } = aRun(await inFolder())
  const wrong = arrayAt('chess', 'an array')
  for (let again = 0; again < 2; again += 1)
    expect(await evaluator.evaluate(wrong, NODES)).toMatchObject({ ok: false, error: { kind: 'noArray' } })
  expect(looked).toHaveBeenCalledTimes(2)
})
