import {
  BISHOPS_OPPOSITE,
  CASTLING_960,
  defineVariant,
  KING_BETWEEN_ROOKS,
  ORTHODOX_ARMY,
  ORTHODOX_PIECES,
  shuffleOf,
} from './variant'

/**
 * Capablanca Random Chess: ten files, archbishop and chancellor, six conditions on the rank.
 *
 * @see http://www.chessvariants.com/contests/10/crc.html
 */
export const capablancaRandom = defineVariant({
  id: 'capablanca-random',
  name: 'Capablanca Random Chess',
  shortName: 'Capablanca Random',
  pgnVariant: ['Capablanca Random Chess', 'Caparandom', 'Capablanca Random Chess 10x8'],
  inventor: 'Reinhard Scharnagl',
  year: 2004,
  board: { files: 10, ranks: 8 },
  army: { letters: { ...ORTHODOX_ARMY.letters, archbishop: 'A', chancellor: 'C' }, figures: {} },
  start: {
    frame: '??????????/pppppppppp/10/10/10/10/PPPPPPPPPP/??????????',
    shuffles: shuffleOf([...ORTHODOX_PIECES, 'archbishop', 'chancellor']),
    conditions: [
      BISHOPS_OPPOSITE,
      { kind: 'oppositeColors', roles: ['queen', 'archbishop'] },
      KING_BETWEEN_ROOKS,
      { kind: 'pawnsGuarded' },
      { kind: 'bishopsApart' },
      { kind: 'differsFrom', rank: 'RNBQCKABNR', files: 3 },
    ],
    black: 'mirrored',
    numbering: 'alphabetical',
  },
  castling: {
    ...CASTLING_960,
    targets: { aSide: { king: 2, rook: 3, san: 'O-O-O' }, hSide: { king: 8, rook: 7, san: 'O-O' } },
  },
  promotions: ['queen', 'chancellor', 'archbishop', 'rook', 'bishop', 'knight'],
  bishopsOfOneColorAreDead: false,
  foreign: { names: [], letters: {}, adjusts: true, pgn: { variant: 'Caparandom', letters: {} } },
})
