import { CASTLING_960, defineVariant, ORTHODOX_PIECES, shuffleOf } from './variant'

/**
 * English Random Chess: two wholly random armies of eight on the inner files of a 10x10 board.
 *
 * @see https://chessvariants.com/index/randgame.php?uniqid=672a70948f862
 */
export const englishRandom = defineVariant({
  id: 'english-random',
  name: 'English Random Chess',
  shortName: 'English Random',
  pgnVariant: ['English Random Chess'],
  inventor: 'Benjamin Clarke',
  year: undefined,
  board: { files: 10, ranks: 10 },
  start: {
    frame: '10/1????????1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1????????1/10',
    shuffles: shuffleOf(ORTHODOX_PIECES),
    conditions: [],
    black: 'independent',
    numbering: 'alphabetical',
  },
  castling: {
    ...CASTLING_960,
    targets: { aSide: { king: 3, rook: 4, san: 'O-O-O' }, hSide: { king: 7, rook: 6, san: 'O-O' } },
    homes: { king: 5, aSide: 1, hSide: 8 },
  },
  bishopsOfOneColorAreDead: false,
  foreign: {
    names: [],
    letters: {},
    adjusts: true,
    definition: {
      name: 'englishrandom',
      parent: 'chess',
      needs: 'grand',
      lines: [
        'maxRank = 10',
        'maxFile = j',
        'castlingRank = 2',
        'castlingKingsideFile = h',
        'castlingQueensideFile = d',
        'castlingRookKingsideFile = i',
        'castlingRookQueensideFile = b',
        'doubleStepRank = 3',
        'doubleStepRegionWhite = *3',
        'doubleStepRegionBlack = *8',
        'promotionRank = 10',
        'promotionRegionWhite = *10',
        'promotionRegionBlack = *1',
        'startFen = 10/1rnbqkbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10 w KQkq - 0 1',
      ],
    },
  },
})
