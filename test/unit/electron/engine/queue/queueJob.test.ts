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

  test('contains its questions completely, as JSON', () => {
    const readAgain = read(QUEUE_JOB, JSON.parse(JSON.stringify(job)))
    expect(readAgain.ok && questionsOf(readAgain.value)).toEqual(questions)
    expect(job.engine).toBe('core a')
  })

  test('has an id that depends on its content alone', () => {
    expect(jobIdOf(queueJobOf('b1', { ...identity }, [...questions]))).toBe(jobIdOf(job))
    const others = [
      queueJobOf('b2', identity, questions),
      queueJobOf('b1', { ...identity, eight: 'core c' }, questions),
    ]
    const all = [job, ...others, queueJobOf('b1', identity, [question([], 501)])]
    expect(new Set(all.map(jobIdOf)).size).toBe(4)
  })

  test('groups questions with the same limits and number of lines', () => {
    expect(jobKeyOf(question([]))).toBe(jobKeyOf(question(['d2d4'])))
    expect(jobKeyOf(question([], 501))).not.toBe(jobKeyOf(question([])))
    expect(jobKeyOf({ ...question([]), multiPv: 3 })).not.toBe(jobKeyOf(question([])))
  })
})

test('the signature of a build depends on the engine for each board size', () => {
  const signatures = [identity, { ...identity, eight: 'other' }, { ...identity, larger: 'other' }].map(
    buildSignature,
  )
  expect(new Set(signatures).size).toBe(3)
  expect(buildSignature({ ...identity })).toBe(signatures[0])
  expect(signatures[0]).toMatch(/^[0-9a-f]{16}$/)
})

describe('answers', () => {
  test('survive JSON unchanged', () => {
    const none: SearchReply = { ok: false, error: { kind: 'illegalPosition', detail: 'x' } }
    const answers = [found, none].map(answerOf)
    expect(repliesOf(JSON.parse(JSON.stringify(answers)), 2)).toEqual([found, none])
  })

  test('are missing when an engine has died or was stopped', () => {
    expect(answerOf({ ok: false, error: { kind: 'stopped' } })).toBeUndefined()
    const error = { kind: 'engineFailed', engine: 'A', detail: 'died', said: [] } as const
    expect(answerOf({ ok: false, error })).toBeUndefined()
  })

  test.each([
    ['of too few positions', ['20|cp 3 1 e2e4'], 2],
    ['that are no list', '20|cp 3 1 e2e4', 1],
    ['that are no result', ['20'], 1],
    ['with a fault of another kind', [{ kind: 'engineFailed' }], 1],
  ])('%s are rejected', (_, answers, positions) => {
    expect(repliesOf(answers, positions)).toBeUndefined()
  })
})
