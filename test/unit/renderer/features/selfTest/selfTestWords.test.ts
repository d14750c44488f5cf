import { describe, expect, test } from 'vitest'
import type { SelfTestReport, SelfTestRow } from '@shared/ipc/contract'
import { rowState, speedOf } from '@shared/selfTest'
import {
  duration,
  progressText,
  reportText,
  stepText,
} from '../../../../../renderer/features/selfTest/selfTestWords'

const row = (over: Partial<SelfTestRow> = {}): SelfTestRow => ({
  variant: 'chess',
  positions: 2,
  positionsDone: 0,
  counts: 3,
  countsDone: 0,
  expected: 420,
  found: 0,
  milliseconds: 0,
  differences: 0,
  ...over,
})

const through = row({ positionsDone: 2, countsDone: 3, found: 420, milliseconds: 2 })

test.each([
  [0, '1 s'],
  [1400, '1 s'],
  [59_400, '59 s'],
  [59_600, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('%i milliseconds are written as %s', (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text)
})

describe('the state of a variant', () => {
  test.each([
    ['waits', row(), true, 'waiting'],
    ['is being counted', row({ countsDone: 1 }), true, 'running'],
    ['agrees', through, true, 'agrees'],
    ['differs, also while it is being counted', row({ countsDone: 1, differences: 1 }), true, 'differs'],
    ['differs at the end', { ...through, differences: 1 }, false, 'differs'],
    ['was given up', row({ countsDone: 1 }), false, 'stopped'],
    ['was never begun', row(), false, 'stopped'],
  ] as const)('%s', (_, given, isRunning, state) => {
    expect(rowState(given, isRunning)).toBe(state)
  })

  test('includes a speed once it can be measured', () => {
    expect(speedOf(row())).toBeUndefined()
    expect(speedOf(row({ found: 300_000, milliseconds: 2 }))).toBeCloseTo(150)
  })
})

test('a self-test step is named with its variant', () => {
  expect(stepText({ variant: 'chess960', what: 'start 518' })).toBe('Chess960: start 518')
  expect(stepText({ variant: 'chess', what: 'Kiwipete', depth: 5 })).toBe('Chess: Kiwipete, depth 5')
})

test('progress is shown as a percentage, with the time left once known', () => {
  const progress = { runId: 'r', rows: [], done: 0.999, elapsedMs: 1, differences: [] }
  expect(progressText(progress)).toBe('99%')
  expect(progressText({ ...progress, done: 0.5, leftMs: 3100 })).toBe('50%, 3 s left')
})

describe('the summary of a self-test run', () => {
  const difference = { variant: 'chess', what: 'starts', expected: 1, found: 2 } as const
  const report: SelfTestReport = {
    runId: 'r',
    ending: 'finished',
    rows: [through],
    elapsedMs: 4000,
    differences: [],
  }
  test.each<[over: Partial<SelfTestReport>, text: string]>([
    [{}, 'Everything agrees: 420 leaves and 3 counts in 4 s'],
    [{ differences: [difference] }, '1 number differs: 420 leaves and 3 counts in 4 s'],
    [{ ending: 'cancelled' }, 'Canceled; everything counted so far agrees: 420 leaves and 3 counts in 4 s'],
    [
      { ending: 'cancelled', differences: [difference, difference] },
      'Canceled; 2 numbers differ so far: 420 leaves and 3 counts in 4 s',
    ],
    [
      { ending: 'broken', detail: 'Error' },
      'The test stopped because of an error in the program; what was counted is kept',
    ],
  ])('%j', (over, text) => {
    expect(reportText({ ...report, ...over })).toBe(text)
  })
})
