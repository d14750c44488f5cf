import { pageOf } from './guide'

const page = pageOf('pre-chess')

export const preChessGuide = page.guide({
  typical: 'RNBBKQNR / BNRQKBNR',
  blocks: [
    page.paragraph('about.origin'),
    page.paragraph('start.placing', 'ranks', 'starts'),
    page.example('start.lastLightSquare', {
      fen: 'r1b1k2r/pppppppp/8/8/8/8/PPPPPPPP/BN1Q1R2[RBNKqbnn] w - - 0 5',
      moves: ['B@h1', 'Q@d8'],
      hand: 'N',
      barred: [
        { after: 0, uci: 'N@h1', written: 'N@h1', why: 'noSquareLeft' },
        { after: 0, uci: 'B@c1', written: 'B@c1', why: 'bothOnDark' },
      ],
    }),
    page.paragraph('special.castling'),
    page.example('special.oneSideKeeps', {
      fen: 'bnrqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBBKQ1R[Nn] w - - 0 8',
      moves: ['N@g1', 'N@g8', 'g2g4', 'g7g6', 'f1g2', 'f8g7', 'g1f3', 'g8f6', 'e1g1', 'e8g8'],
    }),
    page.paragraph('notation.placements'),
  ],
  sources: [
    'Pal Benko, Chess Life & Review, November 1978',
    'Placement rules of PyChess and Cutechess, for the bishops',
  ],
})
