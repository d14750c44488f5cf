import { describe, expect, test } from 'vitest'
import { isPlayer } from '../../../../../renderer/features/mistakes/mistakesStore'
import { mistakesDraft } from '../../../../../renderer/features/mistakes/mistakesStore'
import { aGame, aNode, START_FEN } from '../../../../support/aGame'

describe('a player’s name', () => {
  test.each([
    ['Lukic', 'Lukić, Vladimir'],
    ['vladimir lukic', 'Lukić, Vladimir'],
    ['Đorđević', 'Dordevic, Ana'],
  ])('is found by “%s”', (typed, player) => expect(isPlayer(typed, player)).toBe(true))

  test.each([
    ['Luk', 'Lukic, Vladimir'],
    ['Ana Lukic', 'Lukic, Vladimir'],
    ['', 'Lukic, Vladimir'],
    [' , ', 'Lukic, Vladimir'],
  ])('is not found by “%s”', (typed, player) => expect(isPlayer(typed, player)).toBe(false))
})

describe('the mistakes of a player', () => {
  const fen = (turn: 'w' | 'b') => `8/8/8/8/8/8/8/1 ${turn} - - 0 1`
  const game = (white: string) => ({
    ...aGame(
      aNode({
        id: '',
        uci: '',
        san: '',
        kind: 'root',
        fen: START_FEN,
        children: [
          aNode({ uci: 'f2f3', san: 'f3', fen: fen('b'), nags: [2] }),
          aNode({ uci: 'e2e4', san: 'e4', fen: fen('b') }),
        ],
      }),
    ),
    tags: [{ name: 'White', value: white }],
  })

  test("become a deck of the user's color, against any opponent", () => {
    const draft = mistakesDraft([game('Ana, A'), game('Bela')], 'white', 'ana')
    expect(draft).toMatchObject({ id: 'mistakes-white', color: 'white', source: { startFen: START_FEN } })
    expect(draft!.cards).toHaveLength(1)
    expect(mistakesDraft([game('Bela')], 'white', 'ana')).toBeUndefined()
    expect(mistakesDraft([game('Ana')], 'black', 'ana')).toBeUndefined()
  })
})
