import { pageOf } from './guide'

const page = pageOf('capablanca-random')

export const capablancaRandomGuide = page.guide({
  typical: 'RCBAKRNBQN',
  blocks: [
    page.paragraph('about.origin'),
    page.paragraph('start.army', 'ranksUnder3'),
    page.paragraph('start.conditions', 'ranksUnder4', 'ranksUnder5', 'ranks'),
    page.picture('start.aStart', {
      fen: 'rcbakrnbqn/pppppppppp/10/10/10/10/PPPPPPPPPP/RCBAKRNBQN w KQkq - 0 1',
    }),
    page.paragraph('special.castling'),
    page.example('special.bothWays', {
      fen: 'r3k4r/1pppppppPp/10/10/10/10/PPPPPPPP1P/R3K4R w KQkq - 0 1',
      moves: ['e1j1', 'e8a8', 'i7i8a', 'j7j5'],
      marks: ['h1', 'i1', 'c8', 'd8', 'i8'],
    }),
    page.paragraph('notation.letters'),
  ],
  sources: ['Reinhard Scharnagl, Capablanca Random Chess, 2004'],
})
