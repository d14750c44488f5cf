import { pageOf } from './guide'

const page = pageOf('ajax-random')

export const ajaxRandomGuide = page.guide({
  typical: 'RBBNKQNR',
  blocks: [
    page.paragraph('about.origin'),
    page.paragraph('start.ranks', 'ranks', 'starts'),
    page.paragraph('special.steps'),
    page.example('special.threeSteps', {
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      moves: ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'c4c3', 'c6b6', 'g2g3', 'd7d6', 'h1g2'],
      marks: ['f1', 'b8', 'h1'],
    }),
    page.example('special.noCapture', {
      fen: '4k3/8/8/8/3p4/3B4/8/4K3 w - - 0 1',
      moves: ['d3e3'],
      marks: ['d3', 'd4'],
      barred: [{ after: 0, uci: 'd3d4', written: 'Bxd4', why: 'neverCaptures' }],
    }),
    page.paragraph('special.bishops'),
    page.paragraph('notation.steps'),
  ],
  sources: [
    'José Carrillo, How to generate random positions over the board, the Chess Variant Pages, 2009',
    'José Carrillo, pages on Ajax Chess, for the pieces',
  ],
})
