import { describe, expect, test } from 'vitest'
import {
  readTimeControl,
  timeControlText,
  timesOfTags,
  timeTags,
} from '../../../../../renderer/features/practice/timeControl'

const STAGES = {
  baseMs: 5_400_000,
  incrementMs: 30_000,
  stages: [
    { afterMoves: 40, addMs: 1_800_000 },
    { afterMoves: 60, addMs: 900_000 },
  ],
}

describe('a time control in a tag', () => {
  test.each([
    ['300', { baseMs: 300_000, incrementMs: 0 }],
    ['300+5', { baseMs: 300_000, incrementMs: 5000 }],
    ['300d5', { baseMs: 300_000, incrementMs: 0, delayMs: 5000 }],
    ['40/5400+30:20/1800+30:900+30', STAGES],
  ] as const)('%s is read and written back unchanged', (text, control) => {
    expect(readTimeControl(text)).toEqual(control)
    expect(timeControlText(control)).toBe(text)
  })

  test.each(['', '-', '?', '40/5400', '0/5400:300', '5400:300', '300+5:', '300+5:300', '*180', '9999999'])(
    '%j is not a supported time control',
    text => {
      expect(readTimeControl(text)).toBeUndefined()
    },
  )

  test('has one tag when both sides share it, otherwise one for each side', () => {
    const [white, black] = [
      { baseMs: 300_000, incrementMs: 0 },
      { baseMs: 60_000, incrementMs: 2000 },
    ]
    expect(timeTags({ white, black: white })).toEqual([{ name: 'TimeControl', value: '300' }])
    const tags = timeTags({ white, black })
    expect(tags.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'WhiteTimeControl 300',
      'BlackTimeControl 60+2',
    ])
    expect(timesOfTags(tags)).toEqual({ white, black })
  })
})
