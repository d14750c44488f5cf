import { pageOf } from './guide'

const page = pageOf('double-chess960')

export const doubleChess960Guide = page.guide({
  typical: 'BNRKQRNB / RKRBBNNQ',
  blocks: [
    page.paragraph('about.origin'),
    page.paragraph('start.ranks', 'ranks', 'starts', 'mirroredStarts'),
    page.paragraph('start.numbers', 'ranks'),
    page.paragraph('special.balance'),
    page.example('special.twoRoads', {
      fen: 'rk2bq1r/pppnbppp/3pn3/4p3/4P3/1QNP1N2/PPPBBPPP/R3K2R w KQkq - 0 1',
      moves: ['e1h1', 'b8a8'],
      marks: ['e1', 'h1', 'b8', 'a8'],
    }),
    page.paragraph('notation.castlingField'),
  ],
  sources: ['TCEC, first Double Fischer Random event, 2022', 'Chess960 and its sources'],
})
