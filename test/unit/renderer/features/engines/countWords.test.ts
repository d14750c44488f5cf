import { expect, test } from 'vitest'
import { countParts, shortCount, speedText } from '../../../../../renderer/features/engines/countWords'
import { aLine } from '../../../../support/anEngine'

test.each([
  [0, '0'],
  [812, '812'],
  [1000, '1.00 k'],
  [9_996, '10.0 k'],
  [515_000, '515 k'],
  [5_660_000, '5.66 M'],
  [99_960_000, '100 M'],
  [4_290_000_000, '4.29 G'],
])('%d is shortened to %s', (count, text) => {
  expect(shortCount(count)).toBe(text)
})

test('a speed is shown in nodes per second', () => {
  expect([speedText(515_000), speedText(812)]).toEqual(['515 kn/s', '812 n/s'])
})

test('the engine heading shows depth, speed, nodes and hash, without unknown values', () => {
  const counts = { nodes: 5_660_000, speed: 515_000, timeMs: 1 }
  const line = aLine('e2e4:e4', { depth: 22, selDepth: 32 })
  expect(countParts(line, { ...counts, hashFull: 412 })).toEqual([
    'depth 22/32',
    '515 kn/s',
    '5.66 M',
    'hash 41%',
  ])
  expect(countParts(undefined, { ...counts, speed: 0 })).toEqual(['5.66 M'])
})
