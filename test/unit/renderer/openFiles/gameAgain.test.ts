import { describe, expect, test } from 'vitest'
import type { Game } from '@shared/tree/game'
import { findGameAgain, type SoughtGame } from '../../../../renderer/openFiles/gameAgain'
import { listedAs, savedHashOf } from '../../../../renderer/openFiles/gameInFile'
import { headerOfGame } from '../../../../renderer/openFiles/gameInFile'
import { aGame, line } from '../../../support/aGame'

const LONG = 'e2e4:e4 e7e5:e5 g1f3:Nf3 b8c6:Nc6 f1b5:Bb5 a7a6:a6 b5a4:Ba4 g8f6:Nf6 e1g1:O-O'
const OTHER = 'd2d4:d4 d7d5:d5'

const gameOf = (white: string, moves: string, round = '1'): Game =>
  aGame(line(moves), [
    { name: 'White', value: white },
    { name: 'Black', value: white === '?' ? '?' : `Rival of ${white}` },
    { name: 'Round', value: round },
  ])

const ANNA = gameOf('Anna', LONG)

/** Looks for a game in a file with these games; `place` is its expected index. */
const find = (sought: Partial<SoughtGame>, games: readonly Game[], free = games.map((_, at) => at)) => {
  const game = sought.game ?? ANNA
  const read: number[] = []
  const found = findGameAgain(
    { listed: listedAs(game), place: 0, isPlaceSure: false, ...sought, game },
    {
      games: games.map((one, index) => ({ ...headerOfGame(one), index })),
      free,
      read: place => {
        read.push(place)
        return Promise.resolve(games[place])
      },
    },
  )
  return { found, read }
}

const FOUND = { isSure: true }
const ASKED = { isSure: false }

describe('a game is found for certain', () => {
  test.each<[string, Partial<SoughtGame>, readonly Game[], number]>([
    ['by its tags', {}, [gameOf('Bert', OTHER), gameOf('Anna', OTHER)], 1],
    ['by its moves, under another name', {}, [gameOf('Bert', OTHER), gameOf('Anne', LONG)], 1],
    [
      'by few moves if one player is the same',
      { game: gameOf('Anna', OTHER) },
      [gameOf('Anna', OTHER, '2'), gameOf('Bert', LONG)],
      0,
    ],
    ['by its moves, among others with its tags', {}, [gameOf('Anna', OTHER), gameOf('Anna', LONG)], 1],
    [
      'in its place, when moves were added',
      { place: 1 },
      [gameOf('Anna', OTHER), gameOf('Anna', `${LONG} f8e7:Be7`)],
      1,
    ],
    [
      'in its place, beside its copy',
      { game: gameOf('Anna', ''), place: 1 },
      [gameOf('Anna', ''), gameOf('Anna', '')],
      1,
    ],
    [
      'in a place where nothing else can stand, when moves were added under another name',
      { isPlaceSure: true },
      [gameOf('Zoe', `${LONG} f8e7:Be7`)],
      0,
    ],
    [
      'by its moves in such a place, however few',
      { game: gameOf('?', 'e2e4:e4'), isPlaceSure: true },
      [gameOf('Zoe', 'e2e4:e4'), gameOf('Zoe', 'e2e4:e4')],
      0,
    ],
  ])('%s', async (_, sought, games, place) => {
    expect(await find(sought, games).found).toEqual({ ...FOUND, place })
  })

  test('by its saved version, among copies of its edited version', async () => {
    const saved = gameOf('?', '')
    const sought = { game: gameOf('?', 'e2e4:e4'), savedHash: savedHashOf(saved), place: 1 }
    const games = [gameOf('?', 'e2e4:e4'), saved, gameOf('?', OTHER)]
    expect(await find(sought, games).found).toEqual({ ...FOUND, place: 1 })
  })
})

describe('the user is asked', () => {
  test.each<[string, Partial<SoughtGame>, readonly Game[], number]>([
    [
      'when tags and moves are others where nothing else can stand',
      { isPlaceSure: true },
      [gameOf('Zoe', OTHER)],
      0,
    ],
    [
      'when another name stands over a few of its moves',
      { game: gameOf('Anna', OTHER) },
      [gameOf('Zoe', OTHER)],
      0,
    ],
    [
      'when its tags stand over other moves, several times',
      { place: 1 },
      [gameOf('Anna', OTHER), gameOf('Anna', 'c2c4:c4')],
      1,
    ],
    [
      'when it is gone from its place and has copies',
      { place: 0 },
      [gameOf('Zoe', OTHER), gameOf('Anna', OTHER), gameOf('Anna', OTHER)],
      1,
    ],
    ['when two have its moves', {}, [gameOf('Yul', LONG), gameOf('Zoe', LONG)], 0],
    [
      'when unnamed games are all alike',
      { game: gameOf('?', '') },
      [gameOf('?', OTHER), gameOf('?', LONG)],
      0,
    ],
  ])('%s', async (_, sought, games, place) => {
    expect(await find(sought, games).found).toEqual({ ...ASKED, place })
  })
})

test('a game is not found when no game resembles it', async () => {
  expect(await find({}, [gameOf('?', OTHER), gameOf('?', 'c2c4:c4')]).found).toBeUndefined()
})

test('the search ignores games that are known to be others', async () => {
  const { found, read } = find({}, [ANNA, gameOf('Anne', LONG)], [1])
  expect(await found).toEqual({ ...FOUND, place: 1 })
  expect(read).toEqual([1])
})

test('the search reads at most 64 games of a large file', async () => {
  const games = Array.from({ length: 300 }, (_, at) => gameOf(`P${at}`, LONG, String(at)))
  const { found, read } = find({ place: 100 }, games)
  expect(await found).toMatchObject(ASKED)
  expect(read).toHaveLength(64)
})
