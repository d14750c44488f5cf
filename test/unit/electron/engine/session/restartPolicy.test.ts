import { describe, expect, test } from 'vitest'
import { backOffAfter, crashesWith } from '../../../../../electron/engine/session/externalSession'

/** The waits after crashes at these seconds, in milliseconds. */
const waits = (seconds: readonly number[]) => {
  let crashes: readonly number[] = []
  return seconds.map(second => {
    crashes = crashesWith(crashes, second * 1000)
    return backOffAfter(crashes)
  })
}

describe('a crashing engine', () => {
  test.each([
    ['started again twice, then no more', [0, 1, 4], [250, 2000, undefined]],
    ['given up too where each freeze takes half a minute to be found', [30, 61, 94], [250, 2000, undefined]],
    ['forgiven what is long ago', [0, 301, 700], [250, 250, 250]],
  ])('is %s', (_, seconds, expected) => {
    expect(waits(seconds)).toEqual(expected)
  })
})
