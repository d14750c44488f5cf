import { arrangementRandom } from './arrangementRandom'
import { defineVariant } from './variant'

/**
 * Arrangement Chess: from the orthodox array Black swaps the king with another piece or keeps it,
 * White mirrors that, then each swaps or keeps the queen; castling as in Chess960.
 *
 * @see http://mlwi.magix.net/bg/arrangementchess.htm
 */
export const arrangement = defineVariant({
  ...arrangementRandom,
  id: 'arrangement',
  name: 'Arrangement Chess',
  shortName: 'Arrangement',
  pgnVariant: ['Arrangement Chess'],
  setupPhase: {
    kind: 'relocation',
    order: [
      { color: 'black', role: 'king' },
      { color: 'white', role: 'king' },
      { color: 'black', role: 'queen' },
      { color: 'white', role: 'queen' },
    ],
  },
})
