import { pageOf, type Guide } from './guide'

const page = pageOf('modern-capablanca-random')

/** The page of Modern Capablanca Random Chess. */
export const modernCapablancaRandomGuide: Guide = {
  typical: 'RNBAQKBCNR',
  sections: [
    page.section('about', page.paragraph('about.origin')),
    page.section(
      'start',
      page.paragraph('start.ranks', 'ranks', 'oneColorRanks'),
      page.picture('start.aStart', {
        fen: 'rncbkqabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBAQKBCNR w KQkq - 0 1 abcdefghij/abcdefghij',
      }),
    ),
    page.section('special', page.paragraph('special.castling'), page.paragraph('special.sources')),
    page.section('notation', page.paragraph('notation.moves')),
  ],
  sources: [
    'José Carrillo, The four Modern chess principles, the Chess Variant Pages',
    'José Carrillo, How to generate random positions over the board, the Chess Variant Pages, 2009',
  ],
}
