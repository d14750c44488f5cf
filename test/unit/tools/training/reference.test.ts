import { expect, test } from 'vitest'
import { bucketOf, inputsOf } from '../../../support/networkReference'
import { seenRecord } from '../../../support/seenRecord'
import { labelled } from '../../../support/labelledPositions'

const sorted = (inputs: readonly number[]) => [...inputs].sort((a, b) => a - b)

test('a board and its mirror image set the same inputs, castling rights included', () => {
  const codes = new Map([
    [4, 6],
    [7, 4],
    [60, 14],
    [56, 12],
    [12, 1],
    [51, 9],
  ])
  const mirrored = new Map([...codes].map(([square, code]) => [square ^ 7, code]))
  // Mirroring turns White's h-side and Black's a-side into White's a-side and Black's h-side.
  const seen = seenRecord(labelled(codes, 0b01100))
  const image = seenRecord(labelled(mirrored, 0b10010))
  for (const perspective of [0, 1])
    expect(sorted(inputsOf(image, perspective))).toEqual(sorted(inputsOf(seen, perspective)))
})

test('a board flipped with exchanged colors sets the inputs for Black that it set for White', () => {
  const codes = new Map([
    [2, 6],
    [0, 4],
    [61, 14],
    [35, 10],
  ])
  const turned = new Map([...codes].map(([square, code]) => [square ^ 56, code ^ 8]))
  const seen = seenRecord(labelled(codes, 0b00010))
  const image = seenRecord(labelled(turned, 0b01001))
  expect(sorted(inputsOf(image, 1))).toEqual(sorted(inputsOf(seen, 0)))
  expect(sorted(inputsOf(image, 0))).toEqual(sorted(inputsOf(seen, 1)))
})

test.each([
  [2, 0],
  [4, 0],
  [5, 1],
  [16, 3],
  [29, 7],
  [32, 7],
  [40, 7],
])('%i pieces belong to bucket %i', (pieces, bucket) => expect(bucketOf(pieces)).toBe(bucket))
