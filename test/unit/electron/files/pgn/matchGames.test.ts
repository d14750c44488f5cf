import { describe, expect, test } from 'vitest'
import { matchGames } from '../../../../../electron/files/pgn/matchGames'

/** A list of games, each as its tags, its moves and its number of plies: `A/italian/30`. */
const listOf = (text: string) =>
  text
    .split(' ')
    .filter(word => word !== '')
    .map(word => {
      const [tags, moves = '', plies = '30'] = word.split('/')
      return { fingerprint: `${tags}/${moves}`, movesFingerprint: moves, header: { plies: Number(plies) } }
    })

describe('games of a changed file', () => {
  test.each([
    ['are where they were', 'A/a B/b', 'A/a B/b', [0, 1]],
    ['have moved', 'A/a B/b C/c', 'C/c A/a B/b', [1, 2, 0]],
    ['are gone', 'A/a B/b C/c', 'A/a C/c', [0, -1, 1]],
    ['stand behind new ones', 'A/a B/b', 'N/n A/a B/b', [1, 2]],
    ['have other tags', 'A/a B/b C/c', 'A/a X/b C/c', [0, 1, 2]],
    ['have other tags, and others stand before them', 'A/a B/b C/c', 'N/n A/a X/b C/c', [1, 2, 3]],
    ['have other tags and stand elsewhere', 'A/a B/b C/c', 'X/c A/a B/b', [1, 2, 0]],
    ['have other tags, all of them', 'A/a B/b C/c', 'X/a Y/b Z/c', [0, 1, 2]],
    ['have other tags and other moves', 'A/a B/b C/c', 'A/a X/x C/c', [0, -1, 2]],
  ] as const)('%s', (_, old, now, places) => {
    expect(matchGames(listOf(old), listOf(now))).toEqual(places)
  })
})

describe('games that are alike', () => {
  test.each([
    ['keep their order', 'A/a A/a B/b A/a', 'N/n A/a A/a B/b A/a', [1, 2, 3, 4]],
    ['keep their places where one of them is changed', 'A/a A/a', 'X/a A/a', [0, 1]],
    ['keep their places where the second is changed', 'A/a A/a', 'A/a X/a', [0, 1]],
    ['are told by their neighbors', 'A/e B/b C/e', 'X/e B/b Y/e', [0, 1, 2]],
    ['in their moves cannot be told where one is gone', 'A/e B/e C/c', 'X/e C/c', [-1, -1, 1]],
  ] as const)('%s', (_, old, now, places) => {
    expect(matchGames(listOf(old), listOf(now))).toEqual(places)
  })
})

test('a short game with other tags in another place does not count as the same game', () => {
  expect(matchGames(listOf('A/e/4 B/b'), listOf('B/b X/e/4'))).toEqual([-1, 0])
  expect(matchGames(listOf('A/e/8 B/b'), listOf('B/b X/e/8'))).toEqual([1, 0])
})

test('games known only by their full fingerprints are found if they are unchanged', () => {
  const old = listOf('A/a B/b').map(({ fingerprint }) => ({ fingerprint }))
  expect(matchGames(old, listOf('N/n A/a X/b'))).toEqual([1, -1])
})
