import { describe, expect, test } from 'vitest'
import { parseGame } from '@shared/notation/pgn/parser'
import { unwrap } from '@shared/result'
import { faultsOf } from '../../../../support/faultsOf'
import type { Game } from '@shared/tree/game'
import { setFirstPosition } from '@shared/tree/gameEdit'
import { writeGame } from '@shared/tree/gamePgn'
import { readGame } from '../../../../../electron/rules/games/gameReader'
import { loadPlayableCore } from '../../../../../electron/core/load'

const core = loadPlayableCore()

const read = (text: string): Game => unwrap(readGame(core, parseGame(text), text))

const STARTS = [
  [
    'Korean Random Chess',
    'korean-random',
    'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1',
  ],
  [
    'Modern Random Chess',
    'modern-random',
    'rnbmkqbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1 -/-',
  ],
  [
    'Capablanca Random Chess',
    'capablanca-random',
    'rnbaqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBAQKBCNR w KQkq - 0 1',
  ],
  [
    'English Random Chess',
    'english-random',
    '10/1rnbqkbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10 w - - 0 1',
  ],
] as const

const pgnOf = (variant: string, fen: string, rest = '*') =>
  `[Event "?"]\n[Variant "${variant}"]\n[SetUp "1"]\n[FEN "${fen}"]\n[Result "*"]\n\n${rest}\n`

describe.each(STARTS)('a game of %s', (name, id, fen) => {
  test('is its position, and comes back as it was written', () => {
    const game = read(pgnOf(name, fen, '{A start.} *'))
    expect(game).toMatchObject({
      variant: id,
      root: { fen, children: [], commentsBefore: [{ text: 'A start.' }] },
    })
    const written = writeGame(game)
    expect(read(written)).toEqual(game)
    expect(written).toContain(`[FEN "${fen}"]`)
  })

  test('begins with an edited position in tag and root', () => {
    const other = fen.replace(' w ', ' b ')
    const game = setFirstPosition(read(pgnOf(name, fen)), other)
    expect(read(writeGame(game)).root.fen).toBe(other)
    expect(game.tags.filter(tag => tag.name === 'FEN')).toEqual([{ name: 'FEN', value: other }])
  })
})

test('moves of a system that the window does not play are kept word for word, with their place', () => {
  const [, , fen] = STARTS[0]
  const text = pgnOf('Korean Random Chess', fen, '1. Ra1-a3 Ra10-a8 {why} *')
  const game = read(text)
  expect(game.root.children).toEqual([])
  expect(faultsOf(game.root)[0]?.fault).toMatchObject({ reason: 'notPlayed', found: 'Ra1-a3' })
  expect(writeGame(game)).toContain('Ra1-a3 Ra10-a8 {why}')
})

test('a game that has moves keeps its first position', () => {
  const game = read('[Event "?"]\n\n1. e4 *\n')
  expect(setFirstPosition(game, '8/8/8/8/8/8/8/8 w - - 0 1')).toBe(game)
})
