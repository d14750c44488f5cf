import { describe, expect, test } from 'vitest'
import {
  checkSize,
  cutSize,
  ordinarySize,
  ordinaryWidth,
  poolBounds,
} from '../../../../../electron/engine/pool/poolBounds'

const BOUNDS = { threads: 4, hashMiB: 1000 }

describe('the size of a pool', () => {
  test.each([
    [1, 1],
    [4, 1000],
  ])('%i threads and %i MiB are within the bounds', (threads, hashMiB) => {
    expect(checkSize({ threads, hashMiB }, BOUNDS)).toEqual({ ok: true, value: { threads, hashMiB } })
  })

  test.each([0, -1, 5, 1.5, NaN])('%d threads are out of bounds', threads => {
    const error = { kind: 'threads', asked: threads, most: 4 }
    expect(checkSize({ threads, hashMiB: 16 }, BOUNDS)).toEqual({ ok: false, error })
  })

  test.each([0, 1001, 2.5, Infinity])('%d MiB are out of bounds', hashMiB => {
    const error = { kind: 'hash', askedMiB: hashMiB, mostMiB: 1000 }
    expect(checkSize({ threads: 1, hashMiB }, BOUNDS)).toEqual({ ok: false, error })
  })

  test('is cut to the bounds when the user cannot be asked', () => {
    expect(cutSize({ threads: 99, hashMiB: 1e9 }, BOUNDS)).toEqual(BOUNDS)
    expect(cutSize({ threads: 0, hashMiB: NaN }, BOUNDS)).toEqual({ threads: 1, hashMiB: 1 })
  })

  test.each([
    [1, 1, 1],
    [2, 1, 2],
    [4, 3, 4],
    [16, 4, 4],
  ])(
    'with %i cores a search has %i threads by default, and %i positions are searched in parallel',
    (threads, one, many) => {
      const bounds = { threads, hashMiB: 1000 }
      expect(ordinarySize(bounds).threads).toBe(one)
      expect(ordinaryWidth(bounds)).toBe(many)
    },
  )

  test('can be at least one thread and 16 MiB on this machine', () => {
    const { threads, hashMiB } = poolBounds()
    expect(threads).toBeGreaterThanOrEqual(1)
    expect(hashMiB).toBeGreaterThanOrEqual(16)
  })
})
