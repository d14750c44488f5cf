import { pageOf } from './guide'

const page = pageOf('modern-random')

export const modernRandomGuide = page.guide({
  typical: 'RNBMKQBNR',
  blocks: [
    page.paragraph('about.origin'),
    page.paragraph('start.ranks', 'ranks', 'oneColorRanks'),
    page.picture('start.mauraArray', {
      fen: 'rnbqkmbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1 abcdefghi/abcdefghi',
    }),
    page.paragraph('special.castling'),
    page.example('special.bothLong', {
      fen: 'r3k3r/ppppppppp/9/9/9/9/9/PPPPPPPPP/R3K3R w KQkq - 0 1 -/-',
      moves: ['e1i1', 'e9a9'],
      marks: ['f1', 'g1', 'c9', 'd9'],
    }),
    page.paragraph('special.adjustment'),
    page.example('special.withTheKing', {
      fen: 'r2bk3r/ppppppppp/9/9/9/9/9/PPPPPPPPP/RB1BK3R w KQkq - 0 1 abdei/-',
      moves: ['d1e1', 'e8e6'],
      marks: ['d1', 'e1'],
      barred: [{ after: 2, uci: 'd1a1', written: 'O-Oc', why: 'kingMoved' }],
    }),
    page.paragraph('notation.letters'),
  ],
  sources: [
    'Gabriel Vicente Maura, Modern Chess, 1968',
    'José Carrillo, The four Modern chess principles, the Chess Variant Pages',
  ],
})
