import {
  BISHOPS_OPPOSITE,
  CASTLING_960,
  defineVariant,
  EIGHT_BY_EIGHT_FRAME,
  KING_BETWEEN_ROOKS,
  ORTHODOX_PIECES,
  shuffleOf,
} from './variant'

/**
 * Chess960: one of 960 ranks at random, bishops on opposite colors, the king between the rooks; Black stands on the
 * same files.
 *
 * @see https://chessarbiter.info/en/rules/rec2
 */
export const chess960 = defineVariant({
  id: 'chess960',
  name: 'Chess960',
  shortName: 'Chess960',
  pgnVariant: [
    'Chess960',
    'Chess 960',
    'Fischerandom',
    'Fischer Random',
    'Fischer Random Chess',
    'FRC',
    'Freestyle',
    'Freestyle Chess',
    'Chess960 (Fischer Random)',
  ],
  inventor: 'Robert James Fischer',
  year: 1996,
  start: {
    frame: EIGHT_BY_EIGHT_FRAME,
    shuffles: shuffleOf(ORTHODOX_PIECES),
    conditions: [BISHOPS_OPPOSITE, KING_BETWEEN_ROOKS],
    black: 'mirrored',
    numbering: 'scharnagl',
  },
  castling: CASTLING_960,
})
