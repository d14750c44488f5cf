import {
  CASTLING_960,
  defineVariant,
  KING_BETWEEN_ROOKS,
  ORTHODOX_ARMY,
  ORTHODOX_PIECES,
  shuffleOf,
} from './variant'

/**
 * Modern Random Chess: nine files with a prime minister (bishop and knight), Black reversed.
 *
 * @see https://www.chessvariants.com/page/MSthe-four-modern-chess-principles
 */
export const modernRandom = defineVariant({
  id: 'modern-random',
  name: 'Modern Random Chess',
  shortName: 'Modern Random',
  pgnVariant: [
    'Modern Random Chess',
    'MRC',
    'Modern Random Chess 9x9',
    'Modern',
    'Modern Chess',
    'Modern960',
  ],
  inventor: 'José Carrillo, after Gabriel Vicente Maura',
  year: undefined,
  board: { files: 9, ranks: 9 },
  army: {
    letters: { ...ORTHODOX_ARMY.letters, primeMinister: 'M' },
    figures: {},
  },
  start: {
    frame: '?????????/ppppppppp/9/9/9/9/9/PPPPPPPPP/?????????',
    shuffles: shuffleOf([...ORTHODOX_PIECES, 'primeMinister']),
    conditions: [KING_BETWEEN_ROOKS],
    black: 'reversed',
    numbering: 'alphabetical',
  },
  castling: {
    ...CASTLING_960,
    targets: {
      aSide: { king: 2, rook: 3, san: 'O-Oc', alsoRead: 'O-O-O' },
      hSide: { king: 6, rook: 5, san: 'O-Og' },
    },
  },
  adjustment: true,
  promotions: ['queen', 'rook', 'bishop', 'knight', 'primeMinister'],
  bishopsOfOneColorAreDead: false,
  foreign: { names: [], letters: {}, adjusts: false, pgn: { variant: 'Modern960', letters: {} } },
})
