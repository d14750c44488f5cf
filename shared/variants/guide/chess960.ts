import { pageOf } from './guide'

const page = pageOf('chess960')

export const chess960Guide = page.guide({
  typical: 'NRKBBQNR',
  blocks: [
    page.paragraph('about.origin'),
    page.paragraph('start.conditions', 'ranks'),
    page.paragraph('start.numbers'),
    page.paragraph('special.castling'),
    page.example('special.twoWalks', {
      fen: 'rk5r/pppqbppp/2npbn2/4p3/4P3/2NPBN2/PPPQBPPP/RK5R w KQkq - 0 1',
      moves: ['b1h1', 'b8a8'],
      marks: ['b1', 'g1', 'h1'],
    }),
    page.example('special.shield', {
      fen: '4k3/8/8/8/8/8/8/rRK4R w KQ - 0 1',
      moves: ['c1h1'],
      marks: ['a1', 'b1', 'c1'],
      barred: [{ after: 0, uci: 'c1b1', written: 'O-O-O', why: 'leavesCheck' }],
    }),
    page.paragraph('notation.castling'),
  ],
  sources: [
    'Robert James Fischer, Buenos Aires, 1996',
    'Reinhard Scharnagl, numbering of the starts',
    'FIDE, Guidelines to the Laws of Chess: Chess960',
  ],
})
