import { afterEach, describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { loadCore } from '../../electron/core/load'
import type { ArrayEvaluator } from '../../electron/engine/arrays/arrayEvaluator'
import { openExternalEvaluator } from '../../electron/engine/arrays/examinedArrays'
import type { ExternalExaminerOptions } from '../../electron/engine/examination/externalExaminer'
import { orphanGuard } from '../../electron/engine/uciClient/orphanGuard'
import { PATIENCE } from '../../electron/engine/uciClient/patience'
import { arrayAt, arrayOf, PLACED, valuesOf } from '../support/arrayQuestions'
import { programPath } from '../support/programPath'
import { faultyEngine, ownPath } from '../support/faultyEngine'
import { leftOf, processesOf } from '../support/processes'
import { silentLogger } from '../support/silentLogger'

const NODES = 3000
/** A search that ends in no test. */
const FOR_EVER = 1e12

const QUESTIONS = [0, 333, 518, 959].map(number => arrayOf(number)).concat(PLACED)
const STOPPED = { ok: false, error: { kind: 'stopped' } }

const core = loadCore()
const guard = orphanGuard(silentLogger)
let open: ArrayEvaluator[] = []

afterEach(async () => {
  await Promise.all(open.map(evaluator => evaluator.close()))
  open = []
})

const opened = (path: string, over: Partial<ExternalExaminerOptions> = {}) =>
  openExternalEvaluator({ program: { path, args: [] }, values: {}, width: 1, core, guard, ...over })

const evaluatorOf = async (...asked: Parameters<typeof opened>): Promise<ArrayEvaluator> => {
  const evaluator = unwrap(await opened(...asked))
  open.push(evaluator)
  return evaluator
}

for (const name of ['stockfish', 'fairy-stockfish'] as const)
  describe(name, { tags: [name] }, () => {
    const program = programPath(name)

    test('values an array the same in any order, beside another and after others', async () => {
      const one = await evaluatorOf(program)
      const values = await valuesOf(one, QUESTIONS, NODES)
      expect(await valuesOf(one, QUESTIONS.toReversed(), NODES)).toEqual(values.toReversed())
      expect(await valuesOf(await evaluatorOf(program, { width: 2 }), QUESTIONS, NODES)).toEqual(values)
      for (const { value, nodes, line } of values) {
        expect(Math.abs(value)).toBeLessThan(200)
        expect(nodes).toBeGreaterThanOrEqual(NODES)
        expect(line.length).toBeGreaterThan(0)
      }
    })

    test('does not see counters', async () => {
      const evaluator = await evaluatorOf(program)
      const late = arrayAt('chess960', arrayOf(11).fen.replace(/0 1$/, '90 60'))
      const [early, again] = await valuesOf(evaluator, [arrayOf(11), late], NODES)
      expect(again).toEqual(early)
    })

    test('cannot play a system whose castling is its own', async () => {
      const answer = await (await evaluatorOf(program)).evaluate(arrayOf(0, 'contemporary-random'), NODES)
      expect(answer).toEqual({
        ok: false,
        error: {
          kind: 'variantNotPlayed',
          engine: expect.stringContaining('ish') as string,
          variant: 'contemporary-random',
        },
      })
    })

    test('killed in its work is started again, and its array asked again', async () => {
      const path = await ownPath(program)
      const evaluator = await evaluatorOf(path)
      const [undisturbed] = await valuesOf(evaluator, [PLACED], 200_000)
      const [pid] = processesOf(path)
      const asked = valuesOf(evaluator, [PLACED], 200_000)
      process.kill(pid!, 'SIGKILL')
      expect(await asked).toEqual([undisturbed])
      expect(processesOf(path)).not.toContain(pid)
    })

    test('ends with its evaluator, in the midst of a search', async () => {
      const path = await ownPath(program)
      const evaluator = await evaluatorOf(path, { width: 2 })
      await valuesOf(evaluator, QUESTIONS, 100)
      const asked = QUESTIONS.map(question => evaluator.evaluate(question, FOR_EVER))
      evaluator.stop()
      expect(await Promise.all(asked)).toEqual(QUESTIONS.map(() => STOPPED))
      await valuesOf(evaluator, [PLACED], 100)
      const again = evaluator.evaluate(PLACED, FOR_EVER)
      await evaluator.close()
      expect(await again).toEqual(STOPPED)
      expect(await leftOf(path)).toEqual([])
    })
  })

test(
  'who the program is says its file and what the user has set, but not threads and hash',
  { tags: ['stockfish'] },
  async () => {
    const program = programPath('stockfish')
    const identityOf = async (values: ExternalExaminerOptions['values']) =>
      (await evaluatorOf(program, { values })).identity
    const plain = await identityOf({})
    expect(plain).toContain(JSON.stringify(program))
    expect(await identityOf({ Threads: 2, Hash: 128 })).toBe(plain)
    expect(await identityOf({ 'Skill Level': 3 })).not.toBe(plain)
  },
)

test('what the user has set holds', { tags: ['stockfish'] }, async () => {
  const program = programPath('stockfish')
  const [full] = await valuesOf(await evaluatorOf(program), [PLACED], NODES)
  const [other] = await valuesOf(
    await evaluatorOf(program, { values: { 'Skill Level': 0 } }),
    [PLACED],
    NODES,
  )
  expect(other).not.toEqual(full)
})

test(
  'a program that has not greeted yet does not hold up the end, and is gone then',
  { tags: ['stockfish'] },
  async () => {
    const path = await ownPath(programPath('stockfish'))
    const evaluator = await evaluatorOf(path)
    const asked = evaluator.evaluate(PLACED, NODES)
    await evaluator.close()
    expect(await asked).toEqual(STOPPED)
    expect(processesOf(path)).toEqual([])
  },
)

describe('a program that fails', () => {
  /** For programs that know nothing of Chess960. */
  const ORDINARY = arrayOf(0, 'chess')
  const patience = { ...PATIENCE, moveMs: 200, stopMs: 200, greetingMs: 500 }

  test('three times in a row is named with its last words', async () => {
    const path = await faultyEngine('crashes')
    const evaluator = await evaluatorOf(path)
    const answers = await Promise.all([ORDINARY, ORDINARY].map(array => evaluator.evaluate(array, NODES)))
    for (const answer of answers)
      expect(answer).toEqual({
        ok: false,
        error: {
          kind: 'failed',
          engine: 'Crashes',
          detail: 'crash: exit code 3',
          said: expect.arrayContaining(['! assertion failed: bug']) as string[],
        },
      })
  })

  test('by falling silent is one, too', async () => {
    const path = await faultyEngine('quiet')
    const answer = await (await evaluatorOf(path, { patience })).evaluate(ORDINARY, 1)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'failed', engine: 'Quiet' } })
    expect(await leftOf(path)).toEqual([])
  })

  test('deaf and silent does not hold up the end', async () => {
    const path = await faultyEngine('ignoresStop')
    const evaluator = await evaluatorOf(path)
    const asked = evaluator.evaluate(ORDINARY, NODES)
    await evaluator.close()
    expect(await asked).toEqual(STOPPED)
    expect(await leftOf(path)).toEqual([])
  })

  test('that is mute, or is not there, is told before anything is asked', async () => {
    const mute = await opened(await faultyEngine('silent'), { patience })
    expect(mute).toMatchObject({
      ok: false,
      error: { kind: 'failed', detail: expect.stringMatching(/^stall/) as string },
    })
    const none = await opened('/no/such/engine')
    expect(none).toEqual({
      ok: false,
      error: { kind: 'failed', engine: '/no/such/engine', detail: 'crash: ENOENT', said: ['> uci'] },
    })
  })
})
