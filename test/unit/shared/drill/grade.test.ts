import { expect, test } from 'vitest'
import { type AnswerFacts, EASY_MS, gradeOf, SLOW_MS } from '@shared/drill/grade'

const RIGHT: AnswerFacts = { verdict: 'right', isHinted: false, timeMs: 10_000, isNew: false }

test.each<[Partial<AnswerFacts>, string]>([
  [{}, 'good'],
  [{ timeMs: EASY_MS - 1 }, 'easy'],
  [{ timeMs: EASY_MS }, 'good'],
  [{ timeMs: EASY_MS - 1, isNew: true }, 'good'],
  [{ timeMs: SLOW_MS }, 'good'],
  [{ timeMs: SLOW_MS + 1 }, 'hard'],
  [{ isHinted: true, timeMs: 1 }, 'hard'],
  [{ verdict: 'alsoGood', timeMs: 1 }, 'hard'],
  [{ verdict: 'wrong', timeMs: 1 }, 'again'],
  [{ verdict: 'shown' }, 'again'],
])('%o is graded %s', (facts, grade) => {
  expect(gradeOf({ ...RIGHT, ...facts })).toBe(grade)
})
