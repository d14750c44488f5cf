import { expect, test } from 'vitest'
import { MIN_ANSWERS, retentionOf } from '../../../../../renderer/features/drill/retention'

test('retention has neither share nor curve without answers', () => {
  expect(retentionOf([])).toEqual({ answers: 0, curve: [] })
})

test('retention has no curve below twenty answers', () => {
  const days = [{ day: 1, right: 9, total: MIN_ANSWERS - 1 }]
  expect(retentionOf(days)).toEqual({ answers: 19, share: 9 / 19, curve: [] })
})

test('each point of the retention curve is the share of the week up to it', () => {
  const days = [
    { day: 1, right: 10, total: 10 },
    { day: 4, right: 5, total: 10 },
    { day: 9, right: 10, total: 10 },
  ]
  expect(retentionOf(days)).toEqual({
    answers: 30,
    share: 25 / 30,
    curve: [
      { day: 1, share: 1 },
      { day: 4, share: 0.75 },
      { day: 9, share: 0.75 },
    ],
  })
})
