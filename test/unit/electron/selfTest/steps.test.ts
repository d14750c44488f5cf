import { describe, expect, test } from 'vitest'
import { SELF_TEST_LEVELS } from '@shared/ipc/selfTest'
import type { References } from '../../../../electron/selfTest/references'
import { LEVELS, stepsOf, type TestStep } from '../../../../electron/selfTest/steps'

const references: References = {
  variant: 'chess',
  counts: [
    { kind: 'starts', count: 1 },
    { kind: 'start', number: 0, fen: 'the array' },
  ],
  positions: [
    {
      id: 'small',
      fen: 'a',
      options: ['curtailed'],
      counts: [
        { depth: 1, leaves: 20 },
        { depth: 6, leaves: 500_000_000 },
        { depth: 7, leaves: 3_000_000_000 },
      ],
    },
    { id: 'large', fen: 'b', options: [], counts: [{ depth: 8, leaves: 9_000_000_000 }] },
  ],
}

const trees = (steps: readonly TestStep[]) =>
  steps.flatMap(step => (step.kind === 'tree' ? [`${step.what} ${step.depth}`] : []))

describe('a level of the self-test', () => {
  test.each([
    ['quick', ['small 1']],
    ['standard', ['small 1', 'small 6']],
    ['full', ['small 1', 'small 6', 'small 7', 'large 8']],
  ] as const)('includes trees up to its size: %s', (level, counted) => {
    expect(trees(stepsOf([references], level))).toEqual(counted)
  })

  test('includes only smaller trees on larger boards', () => {
    const positions = [1_000_000, 1_000_001].map((leaves, i) => ({
      id: `tree ${i}`,
      fen: 'a',
      options: [],
      counts: [{ depth: 4, leaves }],
    }))
    const ofVariant = (variant: References['variant']) =>
      trees(stepsOf([{ variant, counts: [], positions }], 'quick'))
    expect(ofVariant('english-random')).toEqual(['tree 0 4'])
    expect(ofVariant('chess')).toEqual(['tree 0 4', 'tree 1 4'])
  })

  test('counts more than the level before', () => {
    const leaves = SELF_TEST_LEVELS.map(level => LEVELS[level].leaves)
    expect(leaves).toEqual([...leaves].sort((a, b) => a - b))
  })
})

test('the last tree of a position at a level ends the position', () => {
  const ends = stepsOf([references], 'standard').flatMap(step =>
    step.kind === 'tree' ? [step.endsPosition] : [],
  )
  expect(ends).toEqual([false, true])
})

test('counts and round trips come before the trees', () => {
  expect(stepsOf([references], 'quick').map(({ what }) => what)).toEqual([
    'starts',
    'start 0',
    'numbers there and back',
    'small',
  ])
})

test('random starts make the round trip if there are any', () => {
  const counts = [{ kind: 'random-starts', count: 9216 }] as const
  const steps = stepsOf([{ variant: 'fischer-benko', counts, positions: [] }], 'quick')
  expect(steps.map(({ what }) => what)).toContain('numbers of random starts there and back')
})
