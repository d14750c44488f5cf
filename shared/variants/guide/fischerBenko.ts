import { pageOf } from './guide'

const page = pageOf('fischer-benko')

export const fischerBenkoGuide = page.guide({
  typical: 'NBBNRKQR / RQBKNBRN',
  blocks: [
    page.paragraph('about.origin'),
    page.paragraph('start.dice', 'throwRanks', 'throws'),
    page.paragraph('start.placing'),
    page.paragraph('start.lastTurn'),
    page.paragraph('start.completions', 'fewestWays', 'mostWays', 'ranks', 'starts'),
    page.example('start.wholeSetup', {
      fen: '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1',
      moves: ['R@h1', 'N@e8', 'N@d1', 'R@a8', 'N@a1', 'N@h8', 'Q@g1+K@f1', 'Q@b8+K@d8'],
    }),
    page.paragraph('special.deadEnds', 'firstPlacements', 'deadFirstPlacements'),
    page.example('special.noWayBack', {
      fen: '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/BBR5[QRNNKqrnnk] w - - 0 1',
      moves: ['K@g1', 'R@a8'],
      hand: 'K',
      barred: [
        { after: 0, uci: 'K@h1', written: 'K@h1', why: 'noRookToTheRight' },
        { after: 2, uci: 'Q@h1', written: 'Q@h1', why: 'lastSquare' },
      ],
    }),
    page.paragraph('special.asChess960'),
    page.paragraph('notation.placements'),
  ],
  sources: ['Davor Vujacic, Fischer-Benko Chess, the Chess Variant Pages, 2020'],
})
