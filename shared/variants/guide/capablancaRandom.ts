import { pageOf, type Guide } from './guide'

const page = pageOf('capablanca-random')

/** The page of Capablanca Random Chess. */
export const capablancaRandomGuide: Guide = {
  typical: 'RCBAKRNBQN',
  sections: [
    page.section('about', page.paragraph('about.origin')),
    page.section(
      'start',
      page.paragraph('start.army', 'ranksUnder3'),
      page.paragraph('start.conditions', 'ranksUnder4', 'ranksUnder5', 'ranks'),
      page.picture('start.aStart', {
        fen: 'rcbakrnbqn/pppppppppp/10/10/10/10/PPPPPPPPPP/RCBAKRNBQN w KQkq - 0 1',
      }),
    ),
    page.section('special', page.paragraph('special.castling')),
    page.section('notation', page.paragraph('notation.letters')),
  ],
  sources: ['Reinhard Scharnagl, Capablanca Random Chess, 2004'],
}
