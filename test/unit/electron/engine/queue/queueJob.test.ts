import { describe, expect, test } from 'vitest'
import { read } from '@shared/ipc/read'
import { variantById } from '@shared/variants'
import {
  answerOf,
  buildSignature,
  jobIdOf,
  jobKeyOf,
  queueJobOf,
  QUEUE_JOB,
  questionsOf,
  repliesOf,
} from '../../../../../electron/engine/queue/queueJob'
import type { SearchQuestion, SearchReply } from '../../../../../electron/engine/search/searcher'

const identity = { eight: 'core a', larger: 'core b' }

const question = (moves: readonly string[], nodes = 500): SearchQuestion => ({
  variant: variantById('chess960'),
  options: [],
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  moves,
  limits: { nodes },
  multiPv: 2,
})

const found: SearchReply = {
  ok: true,
  value: { nodes: 512, lines: [{ score: { kind: 'mate', value: -3 }, depth: 9, moves: ['e2e4', 'e7e5'] }] },
}

describe('a job', () => {
  const questions = [question([]), question(['e2e4'])]
  const job = queueJobOf('b1', identity, questions)

  test('says all that its questions say, as JSON', () => {
    const readAgain = read(QUEUE_JOB, JSON.parse(JSON.stringify(job)))
    expect(readAgain.ok && questionsOf(readAgain.value)).toEqual(questions)
    expect(job.engine).toBe('core a')
  })

  test('has a number that follows from what it says', () => {
    expect(jobIdOf(queueJobOf('b1', { ...identity }, [...questions]))).toBe(jobIdOf(job))
    const others = [
      queueJobOf('b2', identity, questions),
      queueJobOf('b1', { ...identity, eight: 'core c' }, questions),
    ]
    const all = [job, ...others, queueJobOf('b1', identity, [question([], 501)])]
    expect(new Set(all.map(jobIdOf)).size).toBe(4)
  })

  test('holds only questions that are asked alike', () => {
    expect(jobKeyOf(question([]))).toBe(jobKeyOf(question(['d2d4'])))
    expect(jobKeyOf(question([], 501))).not.toBe(jobKeyOf(question([])))
    expect(jobKeyOf({ ...question([]), multiPv: 3 })).not.toBe(jobKeyOf(question([])))
  })
})

test('a build is told from others by the engine on any board', () => {
  const signatures = [identity, { ...identity, eight: 'other' }, { ...identity, larger: 'other' }].map(
    buildSignature,
  )
  expect(new Set(signatures).size).toBe(3)
  expect(buildSignature({ ...identity })).toBe(signatures[0])
  expect(signatures[0]).toMatch(/^[0-9a-f]{16}$/)
})

describe('answers', () => {
  test('come back as they were', () => {
    const none: SearchReply = { ok: false, error: { kind: 'illegalPosition', detail: 'x' } }
    const answers = [found, none].map(answerOf)
    expect(repliesOf(JSON.parse(JSON.stringify(answers)), 2)).toEqual([found, none])
  })

  test('are not given where an engine has died or was stopped', () => {
    expect(answerOf({ ok: false, error: { kind: 'stopped' } })).toBeUndefined()
    const error = { kind: 'engineFailed', engine: 'A', detail: 'died', said: [] } as const
    expect(answerOf({ ok: false, error })).toBeUndefined()
  })

  test.each([
    ['of too few positions', ['20|cp 3 1 e2e4'], 2],
    ['that are no list', '20|cp 3 1 e2e4', 1],
    ['that are no result', ['20'], 1],
    ['with a fault of another kind', [{ kind: 'engineFailed' }], 1],
  ])('%s do not count', (_, answers, positions) => {
    expect(repliesOf(answers, positions)).toBeUndefined()
  })
})
