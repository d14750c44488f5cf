import { describe, expect, test } from 'vitest'
import { HELD_OUT, sift, takeDown } from '../../../../tools/tuning/sift'
import { EIGHT_RECORDS, recordsIn } from '../../../../tools/tuning/records'
import { seenPositions } from '../../../../tools/tuning/seenPositions'
import { labelledPositions } from '../../../support/labelledPositions'

const BITS_LOG = 20

const recordsOf = (count: number, seed = 'sift'): readonly Buffer[] => {
  return [...recordsIn(labelledPositions(count, seed), EIGHT_RECORDS)]
}

const shardOf = (families: readonly (readonly Buffer[])[]) => ({ games: 7, plies: 70, families })

/** The record with another label, and with other flags if they are given. */
const relabelled = (record: Buffer, flags = record[27]!): Buffer => {
  const copy = Buffer.from(record)
  copy.writeInt16LE(77, 24)
  copy[26] = 1
  copy[27] = flags
  copy[28] = 99
  return copy
}

describe('a position that occurred before', () => {
  const [first, second, third] = recordsOf(3) as [Buffer, Buffer, Buffer]

  test('is removed whatever its label', () => {
    const sifted = sift(
      shardOf([[first, second, relabelled(first)], [relabelled(second)]]),
      seenPositions(BITS_LOG),
    )
    expect(sifted.train).toEqual(Buffer.concat([first, second]))
    expect(sifted).toMatchObject({ duplicates: 2, games: 7, plies: 70 })
  })

  test('is not confused with one that has the other side to move or other rights', () => {
    const [turned, righted] = [1, 2].map(bit => relabelled(first, first[27]! ^ bit)) as [Buffer, Buffer]
    const sifted = sift(shardOf([[first, turned, righted]]), seenPositions(BITS_LOG))
    expect(sifted.duplicates).toBe(0)
  })

  test('is recognized from earlier shards and from files', () => {
    const seen = seenPositions(BITS_LOG)
    takeDown(Buffer.concat([first, second]), EIGHT_RECORDS, seen)
    expect(sift(shardOf([[second, third]]), seen)).toMatchObject({ train: third, duplicates: 1 })
    expect(sift(shardOf([[third]]), seen)).toMatchObject({ train: Buffer.alloc(0), duplicates: 1 })
  })

  test('is not held out if it is used for training', () => {
    const families = Array.from({ length: HELD_OUT }, () => [first])
    expect(sift(shardOf(families), seenPositions(BITS_LOG)).heldOut).toHaveLength(0)
  })
})

test('hardly any of many new positions is wrongly recognized as known', () => {
  const records = recordsOf(20_000, 'many')
  const seen = seenPositions(BITS_LOG)
  const known = records.filter(record => !seen.isNew(record))
  expect(known.length).toBeLessThan(20)
  expect(records.every(record => !seen.isNew(record))).toBe(true)
})

test('one family in fifty is held out with all its positions, in order', () => {
  const records = recordsOf(300, 'families')
  const families = Array.from({ length: 100 }, (_, i) => records.slice(3 * i, 3 * i + 3))
  const { train, heldOut } = sift(shardOf(families), seenPositions(BITS_LOG))
  expect(heldOut).toEqual(Buffer.concat([...families[49]!, ...families[99]!]))
  expect(train).toEqual(Buffer.concat(families.filter((_, i) => i !== 49 && i !== 99).flat()))
})
