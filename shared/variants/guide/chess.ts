import { pageOf } from './guide'

const page = pageOf('chess')

export const chessGuide = page.guide({
  typical: 'RNBQKBNR',
  blocks: [
    page.paragraph('about.measure'),
    page.paragraph('about.origin'),
    page.paragraph('start.fixedArray', 'starts'),
    page.paragraph('special.castling'),
    page.example('special.shortAndLong', {
      fen: 'r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1',
      moves: ['e1g1', 'e8c8'],
      marks: ['e1', 'g1', 'h1'],
    }),
    page.example('special.enPassant', {
      fen: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
      moves: ['d7d5', 'e5d6'],
      marks: ['d7', 'd5', 'd6'],
    }),
    page.paragraph('notation.castling'),
  ],
  sources: ['FIDE, Laws of Chess'],
})
