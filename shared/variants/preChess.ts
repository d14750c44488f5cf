import { CASTLING_960, defineVariant } from './variant'
import { transcendental } from './transcendental'

/**
 * Pre-Chess: all eight pieces are placed by the players; castling only from the orthodox squares.
 *
 * @see https://www.pychess.org/variant/placement
 */
export const preChess = defineVariant({
  ...transcendental,
  id: 'pre-chess',
  name: "Benko's Pre-Chess",
  shortName: 'Pre-Chess',
  pgnVariant: ["Benko's Pre-Chess", 'Pre-Chess', 'Placement', 'Placement Chess'],
  inventor: 'Pal Benko',
  year: 1978,
  setupPhase: { kind: 'placement', random: [], pairLast: false },
  castling: { ...CASTLING_960, homes: { king: 4, aSide: 0, hSide: 7 } },
  transposition: false,
})
