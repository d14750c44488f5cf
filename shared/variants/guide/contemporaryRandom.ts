import { pageOf } from './guide'

const page = pageOf('contemporary-random')

export const contemporaryRandomGuide = page.guide({
  typical: 'RKQBRBNN',
  blocks: [
    page.paragraph('about.origin'),
    page.paragraph('start.ranks', 'ranks', 'oneColorRanks'),
    page.paragraph('special.castling'),
    page.example('special.shortLeft', {
      fen: 'r4k1r/ppp2ppp/8/8/8/8/PPP2PPP/R1K4R w KQkq - 0 1 K/K',
      moves: ['c1a1', 'f8h8'],
      marks: ['a1', 'b1', 'c1'],
    }),
    page.paragraph('special.leap'),
    page.example('special.overThree', {
      fen: 'rnbqbknr/pppppppp/8/8/8/8/PPPPPPPP/RNKBQBNR w KQkq - 0 1 Kabcdefgh/Kabcdefgh',
      moves: ['g1f3', 'e7e5', 'c1g1', 'b8c6', 'e2e4', 'f8b8'],
      marks: ['c1', 'd1', 'e1', 'f1', 'g1'],
      barred: [
        { after: 0, uci: 'c1g1', written: 'Kc>>g1', why: 'occupied' },
        { after: 4, uci: 'g1b1', written: 'Kg>>b1', why: 'kingMoved' },
      ],
    }),
    page.paragraph('special.adjustment'),
    page.example('special.twoAdjustments', {
      fen: 'nnbrbqkr/pppppppp/8/8/8/8/PPPPPPPP/RKQBRBNN w KQkq - 0 1 Kabcdefgh/Kabcdefgh',
      moves: ['e2e4', 'e7e5', 'c2c3', 'e8d8', 'f1g1', 'c7c5'],
      marks: ['d1', 'f1', 'c8', 'e8'],
      barred: [{ after: 6, uci: 'd1c1', written: 'Bd<=>Q', why: 'onlyOne' }],
    }),
    page.paragraph('notation.moves'),
  ],
  sources: [
    'José Carrillo, Contemporary Random Chess, the Chess Variant Pages, 2008',
    'Charles Daniel, King to Bunker Leap, 2009',
  ],
})
