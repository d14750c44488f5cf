import { describe, expect, test } from 'vitest'
import { settledArrayNodes, usualArrayNodes } from '@shared/solver/usualNodes'

describe('the nodes for each array', () => {
  test.each([
    [undefined, 100_000],
    [499_999, 20_000],
    [500_000, 100_000],
  ])('suit a machine that searches %s nodes per second', (nodesPerSecond, nodes) => {
    expect(usualArrayNodes(nodesPerSecond)).toBe(nodes)
    expect(settledArrayNodes({ nodesPerSecond })).toBe(nodes)
  })

  test('are those that the user has chosen', () => {
    expect(settledArrayNodes({ nodes: 1000, nodesPerSecond: 1 })).toBe(1000)
  })
})
