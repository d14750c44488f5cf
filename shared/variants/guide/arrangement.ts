import { pageOf } from './guide'

const page = pageOf('arrangement')

export const arrangementGuide = page.guide({
  typical: 'RQBNNBKR / RNBNQBKR',
  blocks: [
    page.paragraph('about.origin'),
    page.paragraph('start.relocations'),
    page.paragraph('start.limits'),
    page.example('start.queensApart', {
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king',
      moves: ['e8g8', 'e1g1', 'd8e8', 'd1b1', 'e2e4', 'e7e5'],
      marks: ['e8', 'b8', 'c8', 'd8', 'g8'],
      barred: [
        { after: 0, uci: 'e8f8', written: 'K<=>f8', why: 'oneColor' },
        { after: 0, uci: 'e8h8', written: 'K<=>h8', why: 'rooksStay' },
        { after: 1, uci: 'e1e1', written: 'K=', why: 'kingMirrored' },
      ],
    }),
    page.paragraph('whyEighty.counted', 'starts', 'kingPlaces', 'queenPlaces', 'ranks'),
    page.paragraph('whyEighty.lenient', 'lenientStarts'),
    page.paragraph('special.castling'),
    page.example('special.rookAlone', {
      fen: 'rnbnq1kr/ppppppbp/6p1/8/8/6P1/PPPPPPBP/RQBNN1KR w KQkq - 2 5',
      moves: ['g1h1', 'g8h8'],
      marks: ['g1', 'h1', 'f1'],
    }),
    page.paragraph('notation.relocations'),
  ],
  sources: [
    'Mats Winther, Arrangement Chess, 2009',
    'Mats Winther, pages on relocation variants, for curtailed castling',
  ],
})
