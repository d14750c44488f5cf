import { pageOf } from './guide'

const page = pageOf('arrangement-random')

export const arrangementRandomGuide = page.guide({
  typical: 'RKBQNBNR / RKBBNQNR',
  blocks: [
    page.paragraph('about.origin', 'starts'),
    page.paragraph('start.arrays', 'starts', 'kingPlaces', 'queenPlaces', 'ranks'),
    page.paragraph('special.asChess960'),
    page.paragraph('special.curtailed'),
    page.example('special.curtailedOnB', {
      fen: 'rk5r/pppqbppp/2npbn2/4p3/4P3/2NPBN2/PPPQBPPP/RK5R w Qq - 0 1',
      options: ['curtailed'],
      moves: ['b1a1', 'b8a8'],
      marks: ['a1', 'b1', 'c1', 'd1'],
      barred: [{ after: 0, uci: 'b1h1', written: 'O-O', why: 'aSideOnly' }],
    }),
    page.paragraph('notation.option'),
  ],
  sources: ['Mats Winther, Arrangement Chess and Chess100, 2009'],
})
