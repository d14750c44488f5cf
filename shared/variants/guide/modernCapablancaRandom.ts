import { pageOf } from './guide'

const page = pageOf('modern-capablanca-random')

export const modernCapablancaRandomGuide = page.guide({
  typical: 'RNBAQKBCNR',
  blocks: [
    page.paragraph('about.origin'),
    page.paragraph('start.ranks', 'ranks', 'oneColorRanks'),
    page.picture('start.aStart', {
      fen: 'rncbkqabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBAQKBCNR w KQkq - 0 1 abcdefghij/abcdefghij',
    }),
    page.paragraph('special.castling'),
    page.example('special.shortTwice', {
      fen: 'r4k3r/pppppppppp/10/10/10/10/PPPPPPPPPP/R4K3R w KQkq - 0 1 -/-',
      moves: ['f1j1', 'f8a8'],
      marks: ['h1', 'i1', 'b8', 'c8'],
    }),
    page.example('special.twoAdjustments', {
      fen: 'rncaqkbnbr/pppppppppp/10/10/10/10/PPPPPPPPPP/RBNBKQACNR w KQkq - 0 1 abcdefghij/abcdefghij',
      moves: ['b1c1', 'i8h8', 'e2e4'],
      marks: ['b1', 'c1', 'h8', 'i8'],
      barred: [{ after: 2, uci: 'd1e1', written: 'Bd<=>K', why: 'onlyOne' }],
    }),
    page.paragraph('special.sources'),
    page.paragraph('notation.moves'),
  ],
  sources: [
    'José Carrillo, The four Modern chess principles, the Chess Variant Pages',
    'José Carrillo, How to generate random positions over the board, the Chess Variant Pages, 2009',
  ],
})
