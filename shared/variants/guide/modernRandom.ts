import { pageOf, type Guide } from './guide'

const page = pageOf('modern-random')

/** The page of Modern Random Chess. */
export const modernRandomGuide: Guide = {
  typical: 'RNBMKQBNR',
  sections: [
    page.section('about', page.paragraph('about.origin')),
    page.section(
      'start',
      page.paragraph('start.ranks', 'ranks', 'oneColorRanks'),
      page.picture('start.mauraArray', {
        fen: 'rnbqkmbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1 abcdefghi/abcdefghi',
      }),
    ),
    page.section('special', page.paragraph('special.castling'), page.paragraph('special.adjustment')),
    page.section('notation', page.paragraph('notation.letters')),
  ],
  sources: [
    'Gabriel Vicente Maura, Modern Chess, 1968',
    'José Carrillo, The four Modern chess principles, the Chess Variant Pages',
  ],
}
