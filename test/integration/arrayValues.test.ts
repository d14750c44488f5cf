import { spawnSync } from 'node:child_process'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { unwrap } from '@shared/result'
import type { ArrayEvaluator } from '../../electron/engine/arrays/arrayEvaluator'
import { builtInEvaluator } from '../../electron/engine/arrays/examinedArrays'
import { arrayAt, arrayOf, PLACED, valuesOf } from '../support/arrayQuestions'
import { ARRAY_THREADS, mortalExaminationWorker, tellingExaminationWorker } from '../support/builtArrays'
import { LONG_WAIT } from '../support/longWait'
import { CORE, programFile } from '../support/programs'
import { scratchFolder } from '../support/scratchFolder'

const NODES = 3000
/** A search that ends in no test. */
const FOR_EVER = 1e12

const QUESTIONS = [0, 11, 333, 518, 959].map(number => arrayOf(number)).concat(PLACED)

let open: ArrayEvaluator[] = []

afterEach(async () => {
  await Promise.all(open.map(evaluator => evaluator.close()))
  open = []
})

const evaluatorOf = (over: Partial<Parameters<typeof builtInEvaluator>[0]> = {}): ArrayEvaluator => {
  const evaluator = builtInEvaluator({
    corePath: CORE,
    workerFile: ARRAY_THREADS.examinationWorker,
    width: 1,
    ...over,
  })
  open.push(evaluator)
  return evaluator
}

describe('the value of an array', () => {
  test('is a number of centipawns with the nodes and the line that led to it', async () => {
    const { value, nodes, line } = unwrap(await evaluatorOf().evaluate(arrayOf(518), NODES))
    expect(Number.isInteger(value)).toBe(true)
    expect(Math.abs(value)).toBeLessThan(200)
    expect(nodes).toBe(NODES)
    expect(line[0]).toMatch(/^[a-h][12][a-h][34]$/)
    expect(line.length).toBeLessThanOrEqual(6)
  })

  test('is the same in any order, on one thread and on two, and after other arrays', async () => {
    const one = evaluatorOf()
    const values = await valuesOf(one, QUESTIONS, NODES)
    expect(await valuesOf(one, QUESTIONS.toReversed(), NODES)).toEqual(values.toReversed())
    expect(await valuesOf(evaluatorOf({ width: 2 }), QUESTIONS, NODES)).toEqual(values)
  })

  test('does not depend on searches of another size before it', async () => {
    const evaluator = evaluatorOf()
    const [value] = await valuesOf(evaluator, [PLACED], NODES)
    await valuesOf(evaluator, QUESTIONS, 40_000)
    expect(await valuesOf(evaluator, [PLACED], NODES)).toEqual([value])
  })

  test('is the same in another process', async () => {
    const here = await valuesOf(evaluatorOf(), [PLACED], NODES)
    const { fen } = PLACED
    const program = `
      const { builtInEvaluator } = await import(${JSON.stringify(pathToFileURL(programFile('examinedArrays')).href)})
      const { variantById } = await import(${JSON.stringify(pathToFileURL(programFile('variants')).href)})
      const options = { corePath: ${JSON.stringify(CORE)}, workerFile: ${JSON.stringify(ARRAY_THREADS.examinationWorker)}, width: 1 }
      const evaluator = builtInEvaluator(options)
      const variant = variantById('fischer-benko')
      const answer = await evaluator.evaluate({ variant, options: [], fen: ${JSON.stringify(fen)} }, ${NODES})
      console.log(JSON.stringify({ answer, identity: evaluator.identity }))
      await evaluator.close()
    `
    const script = path.join(await scratchFolder(), 'elsewhere.mjs')
    await writeFile(script, program)
    const { stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
    const there: unknown = JSON.parse(stdout)
    expect(there).toEqual({ answer: { ok: true, value: here[0] }, identity: evaluatorOf().identity })
  })

  test('does not depend on the counters of its FEN', async () => {
    const late = arrayAt('chess960', arrayOf(11).fen.replace(/0 1$/, '90 60'))
    const [value] = await valuesOf(evaluatorOf(), [arrayOf(11)], NODES)
    expect(await valuesOf(evaluatorOf(), [late], NODES)).toEqual([value])
  })

  test('is told with the nodes really searched where a mate ends the search', async () => {
    const mate = arrayAt('chess960', '7k/5Q2/6K1/8/8/8/8/8 w - - 0 1')
    const { value, nodes } = unwrap(await evaluatorOf().evaluate(mate, 10_000_000))
    expect(value).toBe(1e9 - 100)
    expect(nodes).toBeLessThan(10_000_000)
  })

  test('has an identity that follows the content of the core, wherever it lies', async () => {
    const folder = await scratchFolder()
    const [same, other] = [path.join(folder, 'same.wasm'), path.join(folder, 'other.wasm')]
    await copyFile(CORE, same)
    await writeFile(other, Buffer.concat([await readFile(CORE), Buffer.from([0])]))
    const { identity } = evaluatorOf()
    expect(evaluatorOf({ corePath: same, width: 2 }).identity).toBe(identity)
    expect(evaluatorOf({ corePath: other }).identity).not.toBe(identity)
  })
})

test.each([
  [
    'a setup that goes on',
    'fischer-benko',
    'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1',
    'inSetup',
  ],
  ['Black to move', 'chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1', 'blackToMove'],
  ['no FEN at all', 'chess', 'an array', 'unreadable'],
  ['two kings', 'chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1', 'illegal'],
] as const)('%s is no array', async (_, id, fen, flaw) => {
  expect(await evaluatorOf().evaluate(arrayAt(id, fen), NODES)).toEqual({
    ok: false,
    error: { kind: 'noArray', fen, flaw },
  })
})

test('a single node tells no score, and none at all is a mistake of the caller', async () => {
  const { fen } = arrayOf(518)
  expect(await evaluatorOf().evaluate(arrayOf(518), 1)).toEqual({
    ok: false,
    error: { kind: 'noScore', engine: 'Backrank', fen },
  })
  expect(() => evaluatorOf().evaluate(arrayOf(518), 0)).toThrow(RangeError)
})

describe('a stop', () => {
  const STOPPED = { ok: false, error: { kind: 'stopped' } }

  test('answers what runs and what waits, and the evaluator can be asked again', async () => {
    const tale = path.join(await scratchFolder(), 'tale')
    const evaluator = evaluatorOf({
      workerFile: await tellingExaminationWorker(ARRAY_THREADS.examinationWorker, tale),
    })
    const [value] = await valuesOf(evaluator, [PLACED], NODES)
    const asked = QUESTIONS.map(question => evaluator.evaluate(question, FOR_EVER))
    await vi.waitFor(async () => expect(await readFile(tale, 'utf8')).toContain(String(FOR_EVER)), LONG_WAIT)
    evaluator.stop()
    expect(await Promise.all(asked)).toEqual(QUESTIONS.map(() => STOPPED))
    expect(await valuesOf(evaluator, [PLACED], NODES)).toEqual([value])
  })

  test('is part of the end, after which nothing is searched any more', async () => {
    const evaluator = evaluatorOf({ width: 2 })
    const asked = QUESTIONS.map(question => evaluator.evaluate(question, FOR_EVER))
    await evaluator.close()
    expect(await Promise.all(asked)).toEqual(QUESTIONS.map(() => STOPPED))
    expect(await evaluator.evaluate(PLACED, NODES)).toEqual(STOPPED)
  })
})

describe('a thread that dies', () => {
  const mortal = async (survives: boolean) => {
    const flag = path.join(await scratchFolder(), 'die')
    const workerFile = await mortalExaminationWorker(ARRAY_THREADS.examinationWorker, flag, survives)
    return { flag, evaluator: evaluatorOf({ workerFile }) }
  }

  test('is replaced, and its array is asked for again', async () => {
    const { flag, evaluator } = await mortal(true)
    const values = await valuesOf(evaluator, QUESTIONS, NODES)
    await writeFile(flag, '')
    expect(await valuesOf(evaluator, QUESTIONS, NODES)).toEqual(values)
  })

  test('three times in a row is a fault, for all that wait; it may be tried again later', async () => {
    const { flag, evaluator } = await mortal(false)
    await writeFile(flag, '')
    const answers = await Promise.all(QUESTIONS.map(question => evaluator.evaluate(question, NODES)))
    const error = { kind: 'failed', engine: 'Backrank', detail: 'the thread has ended with code 7', said: [] }
    expect(answers).toEqual(QUESTIONS.map(() => ({ ok: false, error })))
    await rm(flag)
    expect(await evaluator.evaluate(PLACED, NODES)).toMatchObject({ ok: true })
  })

  test('without a core it never lives', async () => {
    const answer = await evaluatorOf({ corePath: '/no/such/core.wasm' }).evaluate(PLACED, NODES)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'failed' } })
  })
})
