import { describe, expect, test } from 'vitest'
import { heatStep, placementWorth } from '../../../../renderer/board/setup/heat'

describe('the heat step of a move', () => {
  test.each([
    [0, true, 0],
    [40, true, 0],
    [5, false, 1],
    [25, false, 1],
    [26, false, 2],
    [80, false, 3],
    [120, false, 4],
    [121, false, 5],
  ])('with cost %i (in the best set: %s) is %i', (cost, isBest, step) => {
    expect(heatStep({ cost, isBest })).toBe(step)
  })
})

describe('the value of a placement', () => {
  const pairs = [
    { uci: 'Q@g1+K@f1', value: 30, cost: 12, isBest: false },
    { uci: 'Q@f1+K@g1', value: 42, cost: 0, isBest: true },
    { uci: 'Q@g1+N@f1', value: 40, cost: 2, isBest: true },
  ]

  test('as the first of a pair is the value of the best pair with it', () => {
    const worth = placementWorth(pairs, undefined)
    expect([worth.get('Q@g1')?.value, worth.get('Q@f1')?.value, worth.get('K@f1')?.value]).toEqual([
      40, 42, 30,
    ])
  })

  test('as the second of a pair is known for each partner of the first', () => {
    const worth = placementWorth(pairs, 'Q@g1')
    expect([...worth.keys()]).toEqual(['K@f1', 'N@f1'])
  })
})
