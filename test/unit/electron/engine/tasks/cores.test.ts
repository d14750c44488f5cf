import { describe, expect, test } from 'vitest'
import { openCores, sharesOf } from '../../../../../electron/engine/tasks/cores'

describe('the cores', () => {
  test.each([
    ['all to the background when nothing else runs', 4, { game: 0, screen: 0 }, { screen: 4, background: 4 }],
    ['to the screen first', 4, { game: 0, screen: 3 }, { screen: 4, background: 1 }],
    [
      'to the screen, but one to the background as well',
      2,
      { game: 0, screen: 2 },
      { screen: 2, background: 1 },
    ],
    [
      'with one for the background even where the screen wants more than there are',
      4,
      { game: 0, screen: 9 },
      { screen: 4, background: 1 },
    ],
    ['to a game first, and one to the window', 8, { game: 1, screen: 0 }, { screen: 6, background: 6 }],
    [
      'to a game, the window, the screen and the rest',
      8,
      { game: 1, screen: 4 },
      { screen: 6, background: 2 },
    ],
    ['to a game alone on two cores', 2, { game: 1, screen: 2 }, { screen: 0, background: 0 }],
    ['to a game alone on one core', 1, { game: 1, screen: 0 }, { screen: 0, background: 0 }],
  ])('are shared out %s', (_, cores, demand, shares) => {
    // Nothing else holds up a game.
    expect(sharesOf(cores, demand)).toEqual({ game: cores, ...shares })
  })

  test('are shared out again whenever some are taken or given back', () => {
    const cores = openCores(2)
    const seen: number[] = []
    cores.listen(() => seen.push(cores.shares(0).background))
    const giveBack = cores.take('game', 1)
    giveBack()
    giveBack()
    const leave = cores.take('screen', 1)
    leave()
    expect(seen).toEqual([0, 2, 1, 2])
  })
})
