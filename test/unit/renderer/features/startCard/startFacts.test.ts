import { describe, expect, test } from 'vitest'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { rankStrips } from '@shared/setup/starts/rankStrip'
import type { Game } from '@shared/tree/game'
import type { TreeNode } from '@shared/tree/node'
import type { VariantId } from '@shared/variants'
import { startFacts } from '../../../../../renderer/features/startCard/startFacts'
import { dateText } from '@shared/tree/dateText'
import { aGame, aNode } from '../../../../support/aGame'

const ROOT = 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1'
const ARRAY = 'bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN w - - 0 5'

const of = (
  variant: VariantId,
  fen: string,
  children: readonly TreeNode[] = [],
  tags: readonly PgnTag[] = [],
): Game => ({
  ...aGame(aNode({ id: '', uci: '', san: '', kind: 'root', fen, children }), tags),
  variant,
})

const placement = (fen: string, children: readonly TreeNode[] = []): TreeNode =>
  aNode({ uci: 'R@e1', san: 'R@e1', kind: 'placement', fen, children })

const lines = (game: Game) => startFacts(game)?.facts.map(({ kind, text }) => `${kind}: ${text}`)

describe('the facts on the start of a game', () => {
  test('name the throw, array and date of a game with a setup', () => {
    const move = aNode({ uci: 'h1g3', san: 'Ng3', fen: ARRAY })
    const game = of(
      'half-random-transcendental',
      ROOT,
      [placement(ARRAY, [move])],
      [{ name: 'Date', value: '2020.07.11' }],
    )
    expect(lines(game)).toEqual([
      'system: Half-Random Transcendental',
      'throw: 6,885 of 9,216',
      'array: 1,440,186 of 8,294,400',
      'date: 11 Jul 2020',
    ])
    expect(startFacts(game)?.rights).toEqual(['No castling'])
  })

  test('name the array of the variation on the board', () => {
    const other = 'bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BNQRRBKN w - - 0 5'
    const variation = { ...placement(other), id: 'other' }
    const game = of('half-random-transcendental', ROOT, [placement(ARRAY), variation])
    const strip = (path: readonly string[]) => {
      const { variant, setup } = startFacts(game, path)!
      return rankStrips(variant, setup).white
    }
    expect([strip([]), strip(['R@e1']), strip(['other'])]).toEqual(['BQNRRBKN', 'BQNRRBKN', 'BNQRRBKN'])
  })

  test('tell the progress of an unfinished setup', () => {
    const game = of('half-random-transcendental', ROOT, [
      placement('b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2RRB2[QNNKqrnnk] b - - 0 1'),
    ])
    expect(lines(game)).toContain('array: 1 ply so far')
  })

  test('include the Chess960 numbers of both sides if they exist', () => {
    const game = of('double-chess960', 'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')
    expect(lines(game)).toEqual([
      'system: Double Chess960',
      'start: 497,814 of 921,600',
      'chess960: 518 / 534',
    ])
  })

  test('include a number only once in Chess960 itself', () => {
    const game = of('chess960', 'brkbqnnr/pppppppp/8/8/8/8/PPPPPPPP/BRKBQNNR w HBhb - 0 1')
    expect(lines(game)).toEqual(['system: Chess960', 'start: 705 of 960'])
  })

  test('say so when a game begins in a custom position', () => {
    expect(lines(of('chess', '8/8/4k3/8/8/4K3/4P3/8 w - - 0 1'))).toEqual([
      'system: Chess',
      'start: a position of its own',
    ])
  })

  test('name the side of a castling right that only one side has', () => {
    const game = of('beautiful', 'nqrbbrkn/pppppppp/8/8/8/8/PPPPPPPP/NBKRRQBN w Ecf - 0 1')
    expect(startFacts(game)?.rights).toEqual(['O-O-O (Black)', 'O-O (White)'])
  })

  test('are undefined when the first position cannot be read', () => {
    expect(startFacts(of('chess', 'nonsense'))).toBeUndefined()
  })
})

describe('the date of a game', () => {
  test.each([
    ['2020.07.11', '11 Jul 2020'],
    ['2020.07.??', 'Jul 2020'],
    ['2020', '2020'],
    ['2020.07', 'Jul 2020'],
    ['2020.??.??', '2020'],
    ['????.??.??', ''],
    ['11 July 2020', '11 July 2020'],
    ['2020.13.01', '2020'],
    ['2020.02.31', 'Feb 2020'],
    ['0099.12.31', '31 Dec 99'],
    ['', ''],
  ])('%j is shown as %j', (date, shown) => {
    expect(dateText(date)).toBe(shown)
  })
})
