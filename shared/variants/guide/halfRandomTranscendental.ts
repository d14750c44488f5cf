import { pageOf } from './guide'

const page = pageOf('half-random-transcendental')

export const halfRandomTranscendentalGuide = page.guide({
  typical: 'BQNRRBKN / BKNBRNQR',
  blocks: [
    page.paragraph('about.origin'),
    page.paragraph('start.dice', 'throws'),
    page.paragraph('start.noDeadEnds', 'mostWays', 'ranks', 'starts'),
    page.example('start.publishedGame', {
      fen: 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1',
      moves: ['R@e1', 'N@f8', 'N@h1', 'N@c8', 'N@c1', 'R@h8', 'Q@b1+K@g1', 'Q@g8+K@b8', 'h1g3', 'e7e5'],
    }),
    page.paragraph('special.noCastling'),
    page.paragraph('special.lastTwo'),
    page.paragraph('notation.placements'),
  ],
  sources: ['Davor Vujacic and Ola Sassersson, notes to Fischer-Benko Chess, the Chess Variant Pages, 2020'],
})
