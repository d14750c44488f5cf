import { describe, expect, test } from 'vitest'
import { playLevel } from '@shared/analysis/levels'
import { soloSearch } from '../../electron/engine/pool/soloSearch'
import { levelPlayer, tallyOf } from '../../tools/play/levelGames'
import { SIMPLE_PLAYERS } from '../../tools/play/simplePlayers'

const GAMES = { variant: 'double-chess960', games: 40, seed: 'beginners' } as const

describe('the first level', () => {
  const search = soloSearch()
  const first = levelPlayer(search, playLevel(1))

  test('loses at least eight of ten games to a player that takes hanging pieces and mates in one', () => {
    expect(tallyOf(search, [first, SIMPLE_PLAYERS.taker!], GAMES).losses).toBeGreaterThanOrEqual(32)
  })

  test('beats a player that moves at random', () => {
    const { wins, losses } = tallyOf(search, [first, SIMPLE_PLAYERS.random!], GAMES)
    expect(wins).toBeGreaterThan(30)
    expect(losses).toBeLessThan(5)
  })

  test('loses to the level above it', () => {
    expect(
      tallyOf(search, [first, levelPlayer(search, playLevel(2))], { ...GAMES, games: 20 }).losses,
    ).toBeGreaterThan(15)
  })
})
