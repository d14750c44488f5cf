import { pageOf } from './guide'

const page = pageOf('english-random')

export const englishRandomGuide = page.guide({
  typical: 'QRNBKBNR / RNBBQKNR',
  blocks: [
    page.paragraph('about.origin'),
    page.paragraph('start.ranks', 'ranks', 'starts'),
    page.picture('start.aStart', {
      fen: '10/1rnbbqknr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1QRNBKBNR1/10 w K - 0 1',
    }),
    page.paragraph('special.moves'),
    page.example('special.onTheWings', {
      fen: '10/1r3k2r1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1R3K2R1/10 w KQkq - 0 1',
      moves: ['f2i2', 'f9b9', 'b3b5'],
      marks: ['g2', 'h2', 'd9', 'e9'],
    }),
    page.paragraph('notation.squares'),
  ],
  sources: ['Benjamin Clarke, English Random Chess, the Chess Variant Pages'],
})
