import { capablancaRandom } from './capablancaRandom'
import { CASTLING_960, defineVariant, KING_BETWEEN_ROOKS } from './variant'

/**
 * Modern Capablanca Random Chess: the army of Capablanca Random, only the king bound, Black reversed.
 *
 * @see https://www.chessvariants.com/page/MSthe-four-modern-chess-principles
 */
export const modernCapablancaRandom = defineVariant({
  ...capablancaRandom,
  id: 'modern-capablanca-random',
  name: 'Modern Capablanca Random Chess',
  shortName: 'Modern Capablanca',
  pgnVariant: ['Modern Capablanca Random Chess', 'Modern Capablanca Random 10x8'],
  inventor: 'José Carrillo',
  year: undefined,
  start: { ...capablancaRandom.start, conditions: [KING_BETWEEN_ROOKS], black: 'reversed' },
  castling: {
    ...CASTLING_960,
    targets: {
      aSide: { king: 1, rook: 2, san: 'O-Ob', alsoRead: 'O-O-O' },
      hSide: { king: 8, rook: 7, san: 'O-Oi' },
    },
  },
  adjustment: true,
  foreign: {
    names: [],
    letters: {},
    adjusts: false,
    definition: {
      name: 'moderncapablancarandom',
      parent: 'caparandom',
      needs: 'caparandom',
      lines: ['castlingQueensideFile = b', 'castlingKingsideFile = i'],
    },
  },
})
