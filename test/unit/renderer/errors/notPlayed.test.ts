import { expect, test } from 'vitest'
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
  'an engine that cannot play %s (in setup: %s) is reported with what it lacks',
  (variant, inSetup, title, detail) => {
    expect(describeRefusal({ kind: 'variantNotPlayed', engine: 'Stockfish', variant, inSetup })).toEqual({
      title,
      detail,
    })
  },
)
