import { describe, expect, test } from 'vitest'
import { progressAfter } from '../../../../renderer/stores/files'

const half = { path: '/games/large.pgn', readBytes: 1, totalBytes: 2 }

describe('what is shown of a file being read', () => {
  test.each([
    { name: 'its progress', shown: undefined, news: half, after: half },
    { name: 'nothing at its end', shown: half, news: { ...half, readBytes: 2 }, after: undefined },
    {
      name: 'the same when another ends',
      shown: half,
      news: { path: '/games/other.pgn', readBytes: 0, totalBytes: 0 },
      after: half,
    },
  ])('is $name', ({ shown, news, after }) => {
    expect(progressAfter(shown, news)).toEqual(after)
  })
})
