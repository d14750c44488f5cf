import { describe, expect, test } from 'vitest'
import { err, ok } from '@shared/result'
import { questionKey } from '../../../../../electron/engine/memory/questionKey'
import { onAllBoards, type SearchQuestion } from '../../../../../electron/engine/search/searcher'
import { planOf, type SearchCourse, type SearchPlan } from '../../../../../electron/engine/tasks/plan'
import { PlanRun } from '../../../../../electron/engine/tasks/planRun'
import { aMemory, aQuestion, found } from '../../../../support/aSearcher'

const [A, B, C] = ['a', 'b', 'c'].map(aQuestion) as [SearchQuestion, SearchQuestion, SearchQuestion]

/** A plan that asks questions one after the other, each once the previous one is answered, and returns the scores. */
const inTurn =
  (questions: readonly SearchQuestion[]): SearchPlan<readonly number[]> =>
  known => {
    const answers = questions.map(question => known(question))
    const open = answers.indexOf(undefined)
    if (open !== -1) return { ask: questions.slice(0, open + 1) }
    return { result: answers.map(answer => answer!.lines[0]!.score.value) }
  }

const following = <R>(plan: SearchPlan<R>, memory = aMemory()) => {
  const heard: string[] = []
  const run = new PlanRun({
    plan,
    identity: onAllBoards('engine'),
    memory,
    hear: ({ fen }, _, isRemembered) => heard.push(`${fen} ${isRemembered ? 'remembered' : 'searched'}`),
    onWaiting: () => undefined,
  })
  run.begin()
  /** The next question, as soon as there is one. */
  const next = async (): Promise<SearchQuestion> => {
    await expect.poll(() => run.waiting).toBeGreaterThan(0)
    return run.next()!
  }
  return { run, heard, memory, next }
}

describe('a plan', () => {
  test('is asked again after each answer, until it has a result', async () => {
    const { run, heard, next } = following(inTurn([A, B]))
    expect(await next()).toBe(A)
    expect(run.next()).toBeUndefined()
    run.answer(A, ok(found(1)))
    run.answer(await next(), ok(found(2)))
    expect(await run.done).toEqual(ok([1, 2]))
    expect(heard).toEqual(['a searched', 'b searched'])
  })

  test('gets known answers from the memory and stores new ones there', async () => {
    const memory = aMemory()
    memory.remember(questionKey(onAllBoards('engine'), A), found(7))
    const { run, heard, next } = following(inTurn([A, B]), memory)
    run.answer(await next(), ok(found(8)))
    expect(await run.done).toEqual(ok([7, 8]))
    expect(heard).toEqual(['a remembered', 'b searched'])
    expect(await memory.recall([questionKey(onAllBoards('engine'), B)])).toEqual([found(8)])
  })

  test('searches the same question only once', async () => {
    const again = { ...A }
    const { run, next } = following(inTurn([A, again, C]))
    run.answer(await next(), ok(found(1)))
    const last = await next()
    expect(last).toBe(C)
    run.answer(last, ok(found(3)))
    expect(await run.done).toEqual(ok([1, 1, 3]))
  })

  test('that thinks for a while is asked again about answers that came meanwhile', async () => {
    const thoughts: (() => void)[] = []
    const plan: SearchPlan<boolean> = async known => {
      const before = known(A) !== undefined
      await new Promise<void>(resolve => thoughts.push(resolve))
      return before ? { result: known(B) !== undefined } : { ask: [A, B] }
    }
    const { run, next } = following(plan)
    const think = async () => {
      await expect.poll(() => thoughts.length).toBeGreaterThan(0)
      thoughts.shift()!()
    }
    await think()
    const [one, two] = [await next(), await next()]
    // The plan is asked again after the first answer; the second one comes while it thinks.
    run.answer(two, ok(found(2)))
    await expect.poll(() => thoughts.length).toBe(1)
    run.answer(one, ok(found(1)))
    await think()
    await think()
    expect(await run.done).toEqual(ok(true))
  })

  test('forgets answers to questions that it no longer names', async () => {
    let step = 0
    const seen: unknown[] = []
    const plan: SearchPlan<null> = known => {
      seen.push([A, B].map(question => known(question) !== undefined))
      step += 1
      return step === 1 ? { ask: [A] } : step === 2 ? { ask: [B] } : { result: null }
    }
    const { run, next } = following(plan)
    run.answer(await next(), ok(found(1)))
    run.answer(await next(), ok(found(2)))
    await run.done
    expect(seen).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ])
  })

  test('puts back a question that was not searched after all', async () => {
    const { run, next } = following(inTurn([A]))
    run.putBack(await next())
    expect(run.waiting).toBe(1)
    run.answer(await next(), ok(found(1)))
    expect(await run.done).toEqual(ok([1]))
  })

  test('ends with the first fault', async () => {
    const { run, next } = following(inTurn([A, B]))
    const fault = { kind: 'noScore', engine: 'Fish', fen: 'a' } as const
    run.answer(await next(), err(fault))
    expect(await run.done).toEqual(err(fault))
  })

  test('can be stopped', async () => {
    const { run, next } = following(inTurn([A]))
    await next()
    run.stop()
    expect(await run.done).toEqual(err({ kind: 'stopped' }))
    expect(run.waiting).toBe(0)
  })

  test('that throws or asks only for known answers is reported as an error', async () => {
    const thrown = following<null>(() => {
      throw new Error('no plan')
    })
    await expect(thrown.run.done).rejects.toThrow('no plan')
    const stuck = following<null>(() => ({ ask: [A] }))
    stuck.run.answer(await stuck.next(), ok(found(1)))
    await expect(stuck.run.done).rejects.toThrow('asks only for what it knows')
  })
})

describe('a plan made from a course', () => {
  /** Asks for A and B together, then for C; records when it is left. */
  const course = (news: string[], pause: () => Promise<void> = () => Promise.resolve()) =>
    (async function* (): SearchCourse<number> {
      try {
        let known = yield [A, B]
        while (known(A) === undefined) known = yield [A, B]
        await pause()
        known = yield [C]
        news.push('has C')
        return known(C)!.lines[0]!.score.value
      } finally {
        news.push('left')
      }
    })()

  test('continues from its last question and ends with its return value', async () => {
    const news: string[] = []
    const { run, next } = following(planOf(course(news)))
    const [a, b] = [await next(), await next()]
    run.answer(b, ok(found(2)))
    expect(news).toEqual([])
    run.answer(a, ok(found(1)))
    run.answer(await next(), ok(found(3)))
    expect(await run.done).toEqual(ok(3))
    expect(news).toEqual(['has C', 'left'])
  })

  test('is left early when it is stopped, once it is no longer at work', async () => {
    const news: string[] = []
    let goOn: (() => void) | undefined
    const pause = () => new Promise<void>(resolve => (goOn = resolve))
    const { run, next } = following(planOf(course(news, pause)))
    run.answer(await next(), ok(found(1)))
    await expect.poll(() => goOn).toBeDefined()
    run.stop()
    await new Promise(resolve => setImmediate(resolve))
    expect(news).toEqual([])
    goOn?.()
    expect(await run.done).toEqual(err({ kind: 'stopped' }))
    expect(news).toEqual(['left'])
  })

  test('does not wait for known results', async () => {
    const asked = (async function* (): SearchCourse<number> {
      let sum = 0
      for (const questions of [[A], [{ ...A }], [A]]) {
        const known = yield questions
        await Promise.resolve()
        sum += known(questions[0]!)!.lines[0]!.score.value
      }
      return sum
    })()
    const { run, heard, next } = following(planOf(asked))
    run.answer(await next(), ok(found(5)))
    expect(await run.done).toEqual(ok(15))
    expect(heard).toEqual(['a searched'])
  })
})
