import { expect, test } from 'vitest'
import { thinkingTime } from '../../../../../electron/engine/practice/opponents'

const clock = (whiteMs: number, incrementMs = 0) => ({ clock: { whiteMs, blackMs: 1000, incrementMs } })

test.each([
  ['two seconds without a clock', {}, 2000],
  ['a thirtieth of what is left', clock(300_000), 10_000],
  ['and most of what the move earns', clock(300_000, 5000), 14_000],
  ['but never more than a quarter', clock(4000, 10_000), 1000],
  ['and something at least', clock(0), 50],
])('a user’s engine thinks for %s', (_, request, expected) => {
  expect(thinkingTime(request, 'white')).toBe(expected)
})
