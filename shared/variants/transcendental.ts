import { BISHOPS_OPPOSITE, defineVariant, EIGHT_BY_EIGHT_FRAME, ORTHODOX_PIECES, shuffleOf } from './variant'

/**
 * Transcendental Chess: each side one of 2,880 ranks with bishops on opposite colors, no castling,
 * and an exchange of two own pieces instead of the first move.
 *
 * @see http://www.chessvariants.com/diffsetup.dir/trancendental.html
 */
export const transcendental = defineVariant({
  id: 'transcendental',
  name: 'Transcendental Chess',
  shortName: 'Transcendental',
  pgnVariant: ['Transcendental Chess'],
  inventor: 'Maxwell Lawrence',
  year: 1978,
  start: {
    frame: EIGHT_BY_EIGHT_FRAME,
    shuffles: shuffleOf(ORTHODOX_PIECES),
    conditions: [BISHOPS_OPPOSITE],
    black: 'independent',
    numbering: 'alphabetical',
  },
  castling: undefined,
  transposition: true,
})
