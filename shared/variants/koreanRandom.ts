import { defineVariant } from './variant'

/**
 * Korean Random Chess: Janggi with chariot, horse and elephant shuffled on each wing.
 *
 * @see http://www.chessvariants.org/index/msdisplay.php?itemid=MSkoreanrandomch
 */
export const koreanRandom = defineVariant({
  id: 'korean-random',
  name: 'Korean Random Chess',
  shortName: 'Korean Random',
  pgnVariant: ['Korean Random Chess', 'Janggi', 'Janggi Casual', 'Korean Chess'],
  inventor: 'José Carrillo',
  year: undefined,
  board: { files: 9, ranks: 10 },
  grid: 'palaces',
  army: {
    letters: { rook: 'R', knight: 'N', elephant: 'E', guard: 'A', king: 'K', cannon: 'C', pawn: 'P' },
    alsoRead: { B: 'elephant', H: 'knight' },
    figures: { rook: 'chariot', knight: 'horse', king: 'general', pawn: 'soldier' },
  },
  start: {
    frame: '???a1a???/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/???A1A???',
    shuffles: [
      { files: [0, 1, 2], pieces: ['rook', 'knight', 'elephant'] },
      { files: [6, 7, 8], pieces: ['rook', 'knight', 'elephant'] },
    ],
    conditions: [],
    black: 'mirrored',
    numbering: 'alphabetical',
  },
  castling: undefined,
  promotions: [],
  bishopsOfOneColorAreDead: false,
  fiftyMoves: false,
  passing: true,
  points: {
    each: { rook: 13, cannon: 7, knight: 5, elephant: 3, guard: 3, pawn: 2 },
    second: 1.5,
  },
  facingKings: true,
  // Janggi as others have it ends with generals that face each other, or counts points.
  foreign: {
    names: ['janggicasual', 'janggimodern', 'janggi'],
    letters: { elephant: 'B' },
    adjusts: true,
    pgn: { variant: 'Janggi', letters: { knight: 'H', pawn: 'P' } },
  },
})
