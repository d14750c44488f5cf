import {
  CASTLING_960,
  defineVariant,
  EIGHT_BY_EIGHT_FRAME,
  KING_BETWEEN_ROOKS,
  ORTHODOX_PIECES,
  shuffleOf,
} from './variant'

/**
 * Contemporary Random Chess: the bishops may share a color, Black is White's rank reversed,
 * castling is short to both sides; with the bunker leap and the bishop adjustment.
 *
 * @see https://www.chessvariants.org/rules/contemporary-random-chess
 */
export const contemporaryRandom = defineVariant({
  id: 'contemporary-random',
  name: 'Contemporary Random Chess',
  shortName: 'Contemporary',
  pgnVariant: [
    'Contemporary Random Chess',
    'CRC',
    'Modern Random Chess 64',
    'Contemporary Random Chess (CRC)',
  ],
  inventor: 'José Carrillo',
  year: 2008,
  start: {
    frame: EIGHT_BY_EIGHT_FRAME,
    shuffles: shuffleOf(ORTHODOX_PIECES),
    conditions: [KING_BETWEEN_ROOKS],
    black: 'reversed',
    numbering: 'alphabetical',
  },
  castling: {
    ...CASTLING_960,
    targets: { aSide: { king: 1, rook: 2, san: 'O-Ob' }, hSide: { king: 6, rook: 5, san: 'O-Og' } },
  },
  leap: [1, 6],
  adjustment: true,
})
