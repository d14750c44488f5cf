import { expect, test } from 'vitest'
import { describePgnFault } from '../../../../renderer/errors/describePgn'
import { describeRefusal } from '../../../../renderer/errors/describeEngine'

test.each([
  [
    'transcendental',
    false,
    'Stockfish cannot analyze this position yet',
    'It cannot transpose pieces. It can analyze the game once both sides have made their first moves.',
  ],
  [
    'arrangement',
    true,
    'Stockfish cannot play this setup',
    'It cannot relocate pieces before the game. It can analyze the game once the setup is over.',
  ],
  [
    'fischer-benko',
    true,
    'Stockfish cannot play this setup',
    'It cannot place pieces before the game. It can analyze the game once the setup is over.',
  ],
  [
    'ajax-random',
    false,
    'Stockfish does not play Ajax Random Chess',
    'It lists neither this system nor Chess960 among its variants.',
  ],
] as const)(
  'an engine that does not play %s (setup: %s) says what it lacks',
  (variant, inSetup, title, detail) => {
    expect(describeRefusal({ kind: 'variantNotPlayed', engine: 'Stockfish', variant, inSetup })).toEqual({
      title,
      detail,
    })
  },
)

test('moves of a system that is not played here are called neither illegal nor broken', () => {
  const fault = {
    kind: 'pgn',
    reason: 'notPlayed',
    at: { line: 6, column: 1, offset: 90 },
    found: 'e4',
    legal: [],
  } as const
  expect(describePgnFault(fault)).toEqual({
    title: 'Moves kept as text',
    detail: 'This system is not played here yet, so its moves are not checked.',
    where: 'line 6, column 1',
    kept: 'They stay in the file word for word.',
  })
})
