import { expect, test } from 'vitest'
import { paceCounter } from '../../../../../electron/engine/queue/queueWorker'

test('the pace of a worker covers the last half minute', () => {
  const counter = paceCounter(1000)
  expect(counter.pace(1000)).toEqual({ positionsPerSecond: 0, nodesPerSecond: 0 })
  for (let position = 0; position < 10; position++) counter.count(100)
  expect(counter.pace(6000)).toEqual({ positionsPerSecond: 2, nodesPerSecond: 200 })
  counter.count(500)
  // Counts from 6000 on, because earlier marks are more than half a minute old.
  expect(counter.pace(36_000)).toEqual({ positionsPerSecond: 0, nodesPerSecond: 17 })
  expect(counter.total()).toEqual({ positions: 11, nodes: 1500 })
})
